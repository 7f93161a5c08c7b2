export const LISTS_PAGE = "/account/liste";

/** Source of a new list's products. */
export const LIST_SOURCE = {
  cart: "cart",
  favourites: "favourites",
  order: "order",
  lines: "lines",
} as const;

/** `up`, `down` and `remove` are followed by a colon and the product. */
export const LIST_INTENT = {
  make: "make",
  save: "save",
  add: "add",
  up: "up",
  down: "down",
  remove: "remove",
  delete: "delete",
} as const;

export const SOURCE_FIELD = "source";
export const ORDER_FIELD = "order";
export const CHOSEN_FIELD = "chosen";
