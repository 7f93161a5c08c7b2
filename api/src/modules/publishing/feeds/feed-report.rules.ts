import type { FeedOmission } from "@curat/contract/staff/feeds.values";

export interface FeedReport {
  products: number;
  omitted: Partial<Record<FeedOmission, { count: number; first: number[] }>>;
  /** ISO time. */
  valid_until: string;
}

/** Maximum number of omitted products to list for each reason. */
const MAX_LISTED = 50;

/** Returns why a feed omits a product; undefined if the feed contains it. */
export function omissionOf(
  { pictures, is_buyable: isBuyable }: { pictures: readonly string[]; is_buyable: boolean },
  { hasSoldOut, needsPicture }: { hasSoldOut: boolean; needsPicture: boolean },
): FeedOmission | undefined {
  if (!isBuyable && !hasSoldOut) return "sold-out";
  return needsPicture && pictures.length === 0 ? "no-picture" : undefined;
}

export function addOmission({ omitted }: FeedReport, reason: FeedOmission, productId: number): void {
  const found = (omitted[reason] ??= { count: 0, first: [] });
  found.count += 1;
  if (found.first.length < MAX_LISTED) found.first.push(productId);
}
