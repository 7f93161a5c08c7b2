/** States, scopes and lists of a stock count. */
export const COUNT_STATES = ["draft", "posted", "undone"] as const;
export type CountState = (typeof COUNT_STATES)[number];

export const COUNT_SCOPES = ["all", "category", "brand", "supplier"] as const;
export type CountScope = (typeof COUNT_SCOPES)[number];

export const COUNT_LINES = ["all", "uncounted", "counted", "different"] as const;
export type CountLines = (typeof COUNT_LINES)[number];
