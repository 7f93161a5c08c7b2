/** Where a customer was last, for the way back after login (B-011, C-014). */
import { isSecretAddress } from "./secret-addresses.ts";

/** The auth pages (login and registration share one address, a new password has its own) and what is no page. */
const NEVER_STORED =
  /^\/(?:(?:auth|delogare|password-reset|api|media|assets|dev|feed|recomandari|localitati)(?:\/.*)?|.*\/(?:actiune|factura))$/;
/** A file; .html addresses are pages. */
const FILE = /\.(?!html$)[a-z\d]{2,5}$/i;
const MAX_CHARACTERS = 500;

/**
 * What the cookie keeps: the customer's id and where he is; undefined for pages that are not remembered: an address that is a
 * key would outlive his login, where any script reads it.
 */
export function lastRouteEntry(customerId: number, path: string): string | undefined {
  const [pathname = ""] = path.split(/[?#]/);
  return isPage(path) && !isSecretAddress(pathname) ? `${customerId} ${path}` : undefined;
}

/** True for the address of a page of this shop that one may be led back to; it may be anyone's text. */
export function isPage(path: string): boolean {
  if (path.length > MAX_CHARACTERS || !/^\/(?![/\\])[^\s\\]*$/.test(path)) return false;
  const [pathname = ""] = path.split(/[?#]/);
  return !NEVER_STORED.test(pathname) && !FILE.test(pathname);
}

/** The place kept for this very customer; a cookie is anyone's text, so only a path of this shop counts. */
export function lastRouteOf(stored: string | undefined, customerId: number): string | undefined {
  const [, id, path = ""] = /^(\d+) (.*)$/s.exec(stored ?? "") ?? [];
  return Number(id) === customerId && isPage(path) ? path : undefined;
}
