import type { FeedOmission } from "@curat/contract/staff/feeds.values";

/** Summary of a feed's contents, stored with its file. */
export interface FeedReport {
  products: number;
  omitted: Partial<Record<FeedOmission, { count: number; first: number[] }>>;
  /** ISO time. */
  valid_until: string;
}

/** Number of omitted products listed per reason. */
const MAX_LISTED = 50;

/** Returns the reason why a feed omits a product; undefined if it does not. */
export function omissionOf(
  { pictures, is_buyable: isBuyable }: { pictures: readonly string[]; is_buyable: boolean },
  { hasSoldOut, needsPicture }: { hasSoldOut: boolean; needsPicture: boolean },
): FeedOmission | undefined {
  if (!isBuyable && !hasSoldOut) return "sold-out";
  return needsPicture && pictures.length === 0 ? "no-picture" : undefined;
}

/** Adds an omitted product to the report. */
export function addOmission({ omitted }: FeedReport, reason: FeedOmission, productId: number): void {
  const found = (omitted[reason] ??= { count: 0, first: [] });
  found.count += 1;
  if (found.first.length < MAX_LISTED) found.first.push(productId);
}
