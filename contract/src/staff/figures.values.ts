/** What one step of a series of figures is: a week begins on Monday. */
export const FIGURE_STEPS = ["day", "week", "month"] as const;
export type FigureStep = (typeof FIGURE_STEPS)[number];

/** A period is no longer than two years. */
export const MAX_FIGURE_DAYS = 731;
