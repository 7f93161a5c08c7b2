/** Id of the catch-all route; its loader decides which screen is shown. */
export const PAGE_ROUTE = "page";
