/** Id of the catch-all route. */
export const PAGE_ROUTE = "page";
