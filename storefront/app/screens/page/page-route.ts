export const PAGE_ROUTE = "page";
