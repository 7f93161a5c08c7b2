/** Browser-safe constants of the catalogue (requirements: B3). */
export interface SortOption {
  label: string;
  value: number;
  slug: string;
}

/** The specification's sort orders and labels, in display order. */
export const SORT_OPTIONS = [
  { label: "Relevanta", value: -1, slug: "relevance" },
  { label: "Cele mai noi produse", value: 0, slug: "new" },
  { label: "Recomandarea magazinului", value: 1, slug: "recomandare" },
  { label: "Nume produs", value: 2, slug: "nume" },
  { label: "Pret Crescator", value: 3, slug: "pret_asc" },
  { label: "Pret Descrescator", value: 4, slug: "pret_desc" },
  { label: "Reducere", value: 5, slug: "pret_redus" },
] as const satisfies readonly SortOption[];

/** Extension: offered only when some product in the list has a bucket price (decisions/0078). */
export const BUCKET_SORT = {
  label: "Cel mai mic preț pe găleată",
  value: 6,
  slug: "pret_galeata",
} as const satisfies SortOption;

export const KNOWN_SORTS: readonly SortOption[] = [...SORT_OPTIONS, BUCKET_SORT];

export const SORT = {
  relevance: -1,
  newest: 0,
  recommended: 1,
  name: 2,
  priceUp: 3,
  priceDown: 4,
  discount: 5,
  bucket: BUCKET_SORT.value,
} as const;

export const STOCK = { inStock: 1, outOfStock: 2, limited: 3 } as const;
export type StockId = (typeof STOCK)[keyof typeof STOCK];
/** The shop may override these; external providers send their own (decisions/0020: Catalogue). */
export const STOCK_WORDS: Record<StockId, string> = {
  [STOCK.inStock]: "În stoc",
  [STOCK.limited]: "Stoc limitat",
  [STOCK.outOfStock]: "Stoc epuizat",
};

/** Articles with a fixed role (requirements: B2). */
export const ARTICLE = { aboutUs: 1904, contact: 1941, contactForm: 1930, notFound: 1916 } as const;

export const ARTICLE_GROUP = { company: 31, useful: 32, legal: 33 } as const;
