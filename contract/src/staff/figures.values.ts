/** Weeks begin on Monday. */
export const FIGURE_STEPS = ["day", "week", "month"] as const;
export type FigureStep = (typeof FIGURE_STEPS)[number];

/** Two years. */
export const MAX_FIGURE_DAYS = 731;
