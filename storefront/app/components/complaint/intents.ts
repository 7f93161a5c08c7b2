/** Intents of the complaint form. `type` shows the fields of the chosen type without JavaScript. */
export const COMPLAINT_INTENT = { save: "save", type: "type" } as const;
