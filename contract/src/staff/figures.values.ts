/** Length of one step of a series; weeks begin on Monday. */
export const FIGURE_STEPS = ["day", "week", "month"] as const;
export type FigureStep = (typeof FIGURE_STEPS)[number];

/** Maximum length of a period in days: two years. */
export const MAX_FIGURE_DAYS = 731;
