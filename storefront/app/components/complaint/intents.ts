/** Submit buttons of the complaint form. Without JavaScript, the button `type` shows the fields of the chosen type. */
export const COMPLAINT_INTENT = { save: "save", type: "type" } as const;
