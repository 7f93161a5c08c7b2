/** Values of the submit buttons. `localities` and `fill` only update the form and save nothing. */
export const ADDRESS_INTENT = {
  save: "save",
  delete: "delete",
  localities: "localities",
  fill: "fill",
} as const;
