/** Weeks begin on Monday. */
export const FIGURE_STEPS = ["day", "week", "month"] as const;
export type FigureStep = (typeof FIGURE_STEPS)[number];

/** Maximum length of a period: two years. */
export const MAX_FIGURE_DAYS = 731;

/** Minimum length, in days, of a period for which lost buyers are reported. */
export const MIN_LOST_BUYER_DAYS = 30;

export const FIGURE_CHANNELS = ["staff", "seap", "emag", "account", "guest"] as const;
export type FigureChannel = (typeof FIGURE_CHANNELS)[number];
