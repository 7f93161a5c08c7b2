import { type Tag, tag } from "../../platform/changes/index.ts";

export interface ListedRow {
  product_id: number;
  /** Nearest first: the product's category, then its ancestors. */
  category_ids: number[];
  brand_id: number;
  promotion_ids: number[];
  value_ids: number[];
  name: string;
  brand: string;
  price_bani: number;
  bucket_share: number | null;
  save_percent: number;
  stock_id: number;
  /** Shared by all variants of the product. */
  family_id: number;
  variant_values: Record<string, string>;
  is_buyable: boolean;
  recommended: number;
  sold: number;
  first_offered_at: Date;
  words: string;
  about: string;
  codes: string[];
}

const SEARCHED = ["words", "about", "codes"] as const;
const OFFERED = ["category_ids", "brand_id", "is_buyable", "recommended"] as const;
const LISTED = [
  ...OFFERED,
  "promotion_ids",
  "value_ids",
  "family_id",
  "variant_values",
  "name",
  "brand",
  "price_bani",
  "bucket_share",
  "save_percent",
  "stock_id",
  "sold",
  "first_offered_at",
] as const;

/**
 * Returns the cache tags to invalidate after a read row changed. An undefined row means that the product is not
 * listed.
 */
export function tagsOfWritten(before: ListedRow | undefined, after: ListedRow | undefined): Tag[] {
  const rows = [before, after].filter((row) => row !== undefined);
  const differs = (columns: readonly (keyof ListedRow)[]): boolean =>
    columns.some((column) => textOf(before?.[column]) !== textOf(after?.[column]));
  return rows.flatMap((row) => [
    tag.product(row.product_id),
    ...(differs([...LISTED, ...SEARCHED]) ? [tag.search] : []),
    ...(differs(LISTED) ? listsOf(row) : []),
    ...(differs(OFFERED) ? offersOf(row) : []),
  ]);
}

function listsOf({ category_ids, brand_id, promotion_ids }: ListedRow): Tag[] {
  return [
    ...category_ids.map((id) => tag.listOf("category", id)),
    tag.listOf("brand", brand_id),
    ...promotion_ids.map((id) => tag.listOf("promotion", id)),
  ];
}

function offersOf({ category_ids, brand_id }: ListedRow): Tag[] {
  return [...category_ids.map((id) => tag.offerOf("category", id)), tag.offerOf("brand", brand_id)];
}

function textOf(value: ListedRow[keyof ListedRow] | undefined): string {
  return JSON.stringify(value) ?? "";
}

export type GroupKind = "category" | "brand" | "promotion";
export interface GroupChange {
  kind: GroupKind;
  id: number;
  /** Net number of products gained; negative if the group lost products. */
  more: number;
}

/** Returns the categories, brands and promotions that gained or lost products. */
export function groupChanges(
  pairs: readonly { before: ListedRow | undefined; after: ListedRow | undefined }[],
): GroupChange[] {
  const changes = new Map<string, GroupChange>();
  const count = (row: ListedRow | undefined, by: 1 | -1): void => {
    for (const { kind, id } of row ? groupsOf(row) : []) {
      const known = changes.get(`${kind}:${id}`);
      changes.set(`${kind}:${id}`, { kind, id, more: (known?.more ?? 0) + by });
    }
  };
  for (const { before, after } of pairs) {
    count(before, -1);
    count(after, 1);
  }
  return [...changes.values()].filter(({ more }) => more !== 0);
}

function groupsOf({ category_ids, brand_id, promotion_ids }: ListedRow): { kind: GroupKind; id: number }[] {
  return [
    ...category_ids.map((id) => ({ kind: "category" as const, id })),
    { kind: "brand", id: brand_id },
    ...promotion_ids.map((id) => ({ kind: "promotion" as const, id })),
  ];
}

/** Tag of the pages that list the non-empty groups of each kind. */
const SHOWN_IN: Record<GroupKind, Tag> = {
  category: tag.categories,
  brand: tag.filters,
  promotion: tag.promotions,
};

/** Returns the tags to invalidate when a group gains its first product or loses its last one. */
export function tagsOfGroups(changes: readonly GroupChange[], sizes: ReadonlyMap<string, number>): Tag[] {
  const begunOrEnded = changes.filter(({ kind, id, more }) => {
    const size = sizes.get(`${kind}:${id}`) ?? 0;
    return size === 0 || size === more;
  });
  return [...new Set(begunOrEnded.map(({ kind }) => SHOWN_IN[kind]))];
}
