/** How a form makes or changes a list to order from again, on any page. */
export const LISTS_PAGE = "/account/liste";

/** What a new list is made of. */
export const LIST_SOURCE = {
  cart: "cart",
  favourites: "favourites",
  order: "order",
  lines: "lines",
} as const;

/** Intents of the lists' forms; `up`, `down` and `remove` name their product after a colon. */
export const LIST_INTENT = {
  make: "make",
  save: "save",
  add: "add",
  up: "up",
  down: "down",
  remove: "remove",
  delete: "delete",
} as const;

/** Field of the source, and of the order that it is. */
export const SOURCE_FIELD = "source";
export const ORDER_FIELD = "order";
/** Products that are to be put into the cart. */
export const CHOSEN_FIELD = "chosen";
