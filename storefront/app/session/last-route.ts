/** Where a customer was last, for the way back after login (B-011, C-014). */

/** The auth pages: login and registration share one address, a new password has its own. */
const NEVER_STORED = /^\/(?:auth|password-reset\/[^/]+)$/;
const MOST_CHARACTERS = 500;

/** What the cookie keeps: the customer's id and where he is; undefined for pages that are not remembered. */
export function lastRouteEntry(customerId: number, path: string): string | undefined {
  const [pathname = ""] = path.split("?");
  return NEVER_STORED.test(pathname) || path.length > MOST_CHARACTERS ? undefined : `${customerId} ${path}`;
}

/** The place kept for this very customer; a cookie is anyone's text, so only a path of this shop counts. */
export function lastRouteOf(kept: string | undefined, customerId: number): string | undefined {
  const [, id, path = ""] = /^(\d+) (.*)$/s.exec(kept ?? "") ?? [];
  return Number(id) === customerId && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : undefined;
}
