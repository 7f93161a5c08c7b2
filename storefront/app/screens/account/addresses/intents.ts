/** Form intents; `localities` and `fill` save nothing. */
export const ADDRESS_INTENT = {
  save: "save",
  delete: "delete",
  localities: "localities",
  fill: "fill",
} as const;
