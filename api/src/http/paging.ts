/** Links and counts appear next to `data` and are repeated in `meta` (decisions/0042: Pagination). */
import type { PageMeta } from "@curat/contract/envelope";

export interface Page {
  page: number;
  perPage: number;
  total: number;
  isMore?: boolean;
  /** True if at least one product of the list has a bucket price. */
  hasBuckets?: boolean;
  /** Number of variant families, in lists paged by family. `total` still counts products. */
  families?: number;
}
type Links = Pick<PageMeta, "current_page" | "prev_page_url" | "next_page_url">;

/** Wraps the items of one page; links repeat the requested URL with another `page`. */
export function pagedAnswer<T>(
  items: T[],
  { page, perPage, total, isMore = false, hasBuckets = false, families }: Page,
  url: URL,
): Links & { data: T[]; meta: PageMeta } {
  const last = Math.max(1, Math.ceil((families ?? total) / perPage));
  const links: Links = {
    current_page: page,
    prev_page_url: page > 1 ? pageUrl(url, Math.min(page - 1, last)) : null,
    next_page_url: page < last || (isMore && items.length === perPage) ? pageUrl(url, page + 1) : null,
  };
  const first = (page - 1) * perPage + 1;
  // The range is unknown, because a page of families can contain any number of products.
  const range =
    items.length > 0 && families === undefined
      ? { from: first, to: first + items.length - 1 }
      : { from: null, to: null };
  const more = {
    ...(isMore && { more_than_total: true }),
    ...(hasBuckets && { has_buckets: true }),
    ...(families !== undefined && { families }),
  };
  return {
    data: items,
    ...links,
    meta: { ...links, last_page: last, per_page: perPage, total, ...more, ...range },
  };
}

function pageUrl(url: URL, page: number): string {
  const query = new URLSearchParams(url.search);
  query.set("page", String(page));
  return `${url.pathname}?${query}`;
}
