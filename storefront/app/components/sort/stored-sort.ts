/** The visitor's last order, in local storage and in the cookie that the server renders by (decisions/0042: Sort). */
import { browserCookies } from "../../session/cookies.ts";
import { SORT } from "../../session/local-keys.ts";
import { mayRemember, rememberPreference } from "../../session/preferences.ts";

/** Keeps a choice's slug, where the visitor agreed to it. */
export function storeSort(slug: string): void {
  if (!mayRemember()) return;
  rememberPreference("sort", slug);
  try {
    localStorage.setItem(SORT, slug);
  } catch {
    // Storage may be forbidden or full: the cookie alone does.
  }
}

/** Brings the cookie back from local storage when it has run out (B-055); the next page has the order. */
export function restoreSort(): void {
  if (browserCookies().sort !== undefined) return;
  try {
    const slug = localStorage.getItem(SORT);
    if (slug) rememberPreference("sort", slug);
  } catch {
    // As above.
  }
}
