export const LISTS_PAGE = "/account/liste";

/** Where the products of a new list come from. */
export const LIST_SOURCE = {
  cart: "cart",
  favourites: "favourites",
  order: "order",
  lines: "lines",
} as const;

/** Submit buttons of lists. `up`, `down` and `remove` are followed by a colon and the product id. */
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
