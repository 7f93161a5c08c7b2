/** Sizes and counts that both sides keep (requirements: B12; decisions/0042: Forms). */
export const LIMITS = {
  text: 255,
  textarea: 2000,
  observation: 500,
  searchTerm: 200,
  /** Links behind the categories in the main menu (B-157). */
  topLinks: 6,
  perPage: 12,
  promotionPerPage: 16,
  /** Families of variants on a page of a table. */
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
  /** Lines that go into a cart in one call. */
  linesAtOnce: 200,
  /** Products beside each other; as many slots has the widget (requirements: B16: compare box). */
  compared: 3,
  /** Of a list to order from again. */
  listName: 80,
} as const;

/** The body of a call with up to 5,000 rows. */
export const ROWS_BYTES = 2 * 1024 * 1024;

/** Products worth more than this, in bani, are delivered free (requirements: C12). */
export const FREE_DELIVERY_BANI = 200_00;
