/** Stores a customer's last visited page, to which they return after login (B-011, C-014). */
import { isSecretAddress } from "./secret-addresses.ts";

const NEVER_STORED =
  /^\/(?:(?:auth|delogare|password-reset|api|media|assets|dev|feed|recomandari|localitati)(?:\/.*)?|.*\/(?:actiune|factura))$/;
const FILE = /\.(?!html$)[a-z\d]{2,5}$/i;
const MAX_CHARACTERS = 500;

/**
 * Returns the cookie's value, or undefined for a URL that is not stored. Secret URLs are not stored, because
 * scripts can read the cookie and it outlives the login.
 */
export function lastRouteEntry(customerId: number, path: string): string | undefined {
  const [pathname = ""] = path.split(/[?#]/);
  return isPage(path) && !isSecretAddress(pathname) ? `${customerId} ${path}` : undefined;
}

/** Returns whether an untrusted path is a page of this shop, and thus a safe redirect target. */
export function isPage(path: string): boolean {
  if (path.length > MAX_CHARACTERS || !/^\/(?![/\\])[^\s\\]*$/.test(path)) return false;
  const [pathname = ""] = path.split(/[?#]/);
  return !NEVER_STORED.test(pathname) && !FILE.test(pathname);
}

/**
 * Returns the path stored for this customer. Ignores values that are not a path of this shop, because the
 * cookie is untrusted.
 */
export function lastRouteOf(stored: string | undefined, customerId: number): string | undefined {
  const [, id, path = ""] = /^(\d+) (.*)$/s.exec(stored ?? "") ?? [];
  return Number(id) === customerId && isPage(path) ? path : undefined;
}
