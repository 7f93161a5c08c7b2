/** The visitor's last order, in local storage and in the cookie that the server renders by (decisions: Sort). */
import { COOKIES } from "../../session/cookies.ts";

const KEY = "sort";

/** Keeps a choice's slug. */
export function storeSort(slug: string): void {
  writeCookie(slug);
  try {
    localStorage.setItem(KEY, slug);
  } catch {
    // Storage may be forbidden or full: the cookie alone does.
  }
}

/** Brings the cookie back from local storage when it has run out (B-055); the next page has the order. */
export function restoreSort(): void {
  if (document.cookie.includes(`${COOKIES.sort.name}=`)) return;
  try {
    const slug = localStorage.getItem(KEY);
    if (slug) writeCookie(slug);
  } catch {
    // As above.
  }
}

function writeCookie(slug: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COOKIES.sort.name}=${encodeURIComponent(slug)}; Path=/; Max-Age=${COOKIES.sort.maxAgeSeconds}; SameSite=Lax${secure}`;
}
