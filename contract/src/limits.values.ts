/** Limits that the browser and the API share (requirements: B12; decisions/0042: Forms). */
export const LIMITS = {
  text: 255,
  textarea: 2000,
  observation: 500,
  searchTerm: 200,
  /** Extra links next to the categories in the main menu (B-157). */
  topLinks: 6,
  perPage: 12,
  promotionPerPage: 16,
  /** Variant families per page of a product table. */
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
  /** Maximum number of lines in one call that adds to a cart. */
  linesAtOnce: 200,
  /**
   * Maximum number of products in a comparison, for which the widget has slots (requirements: B16: compare
   * box).
   */
  compared: 3,
  /** Maximum length of a reorder list's name. */
  listName: 80,
} as const;

/** Maximum body size of a call with up to 5,000 rows. */
export const ROWS_BYTES = 2 * 1024 * 1024;

/** Default value of products, in bani, above which delivery is free (requirements: C12). */
export const FREE_DELIVERY_BANI = 200_00;
