/** Id of the catch-all route, whose loader decides which screen is shown. */
export const PAGE_ROUTE = "page";
