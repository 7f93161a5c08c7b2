/**
 * The visitor's last sort order, in local storage and in the cookie that the server reads (decisions/0042:
 * Sort).
 */
import { browserCookies } from "../../session/cookies.ts";
import { SORT } from "../../session/local-keys.ts";
import { mayRemember, rememberPreference } from "../../session/preferences.ts";

/** Stores the slug of an order if the visitor consented. */
export function storeSort(slug: string): void {
  if (!mayRemember()) return;
  rememberPreference("sort", slug);
  try {
    localStorage.setItem(SORT, slug);
  } catch {
    // Storage may be blocked or full; the cookie is enough.
  }
}

/** Restores an expired sort cookie from local storage (B-055). It applies from the next page on. */
export function restoreSort(): void {
  if (browserCookies().sort !== undefined) return;
  try {
    const slug = localStorage.getItem(SORT);
    if (slug) rememberPreference("sort", slug);
  } catch {
    // Storage may be blocked.
  }
}
