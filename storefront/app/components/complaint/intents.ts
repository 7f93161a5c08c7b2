/** `type` shows the chosen type's fields without JavaScript. */
export const COMPLAINT_INTENT = { save: "save", type: "type" } as const;
