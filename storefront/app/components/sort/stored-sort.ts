/** Stores the last chosen sort order in local storage and in a cookie (decisions/0042: Sort). */
import { browserCookies } from "../../session/cookies.ts";
import { SORT } from "../../session/local-keys.ts";
import { mayRemember, rememberPreference } from "../../session/preferences.ts";

export function storeSort(slug: string): void {
  if (!mayRemember()) return;
  rememberPreference("sort", slug);
  try {
    localStorage.setItem(SORT, slug);
  } catch {
    // Storage may be blocked or full. The cookie is then sufficient.
  }
}

/** Restores an expired sort cookie from local storage (B-055). It takes effect on the next page. */
export function restoreSort(): void {
  if (browserCookies().sort !== undefined) return;
  try {
    const slug = localStorage.getItem(SORT);
    if (slug) rememberPreference("sort", slug);
  } catch {}
}
