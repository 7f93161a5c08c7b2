/** Weeks begin on Monday. */
export const FIGURE_STEPS = ["day", "week", "month"] as const;
export type FigureStep = (typeof FIGURE_STEPS)[number];

/** Two years. */
export const MAX_FIGURE_DAYS = 731;

export const FIGURE_CHANNELS = ["staff", "seap", "account", "guest"] as const;
export type FigureChannel = (typeof FIGURE_CHANNELS)[number];
