/** The route of every address that has none of its own: the answer says which screen it is shown by. */
export const PAGE_ROUTE = "page";
