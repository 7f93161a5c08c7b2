/** Limits shared by the browser and the API (requirements: B12; decisions/0042: Forms). */
export const LIMITS = {
  text: 255,
  textarea: 2000,
  observation: 500,
  searchTerm: 200,
  /** Maximum number of links next to the categories in the main menu (B-157). */
  topLinks: 6,
  perPage: 12,
  promotionPerPage: 16,
  familiesPerPage: 20,
  maxPerPage: 100,
  brandsPerPage: 1000,
  articlesPerPage: 1000,
  paginationWindow: 9,
  postsPerPage: 9,
  blogPaginationWindow: 5,
  suggestedCategories: 10,
  suggestedProducts: 3,
  suggestedBrands: 3,
  suggestFromLetters: 2,
  linesAtOnce: 200,
  /** Number of slots in the comparison widget (requirements: B16: compare box). */
  compared: 3,
  listName: 80,
} as const;

/** Maximum body size of calls with up to 5,000 rows. */
export const ROWS_BYTES = 2 * 1024 * 1024;

/** Value of products above which delivery is free by default (requirements: C12). */
export const FREE_DELIVERY_BANI = 200_00;
