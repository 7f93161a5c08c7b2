/** What the shop remembers of a visitor's tastes: only with consent, and forgotten when it is refused (law: Cookies). */
import { PREFERENCES_CONSENT } from "@curat/contract/consent.values";
import { consentIds, readConsent } from "./consent.ts";
import { COOKIES, writeCookie } from "./cookies.ts";
import type { CookieKey } from "./cookies.ts";
import { LAST_SEARCHES, SORT } from "./local-keys.ts";

/** Cookies that nobody needs to be given. */
export const PREFERENCES = (Object.keys(COOKIES) as CookieKey[]).filter(
  (key) => "isPreference" in COOKIES[key],
);

/** True when the consent cookie's value lets preferences be stored. */
export function allowsPreferences(consent: string | undefined): boolean {
  return consentIds(consent).includes(PREFERENCES_CONSENT);
}

/** In the browser: true when this visitor agreed to be remembered. */
export function mayRemember(): boolean {
  return readConsent().includes(PREFERENCES_CONSENT);
}

/** In the browser: keeps a preference's cookie where it may. */
export function rememberPreference(key: CookieKey, value: string): void {
  if (mayRemember()) writeCookie(key, value);
}

/** In the browser: what was remembered before goes when there is no consent any more. */
export function forgetPreferences(): void {
  if (mayRemember()) return;
  for (const key of PREFERENCES) writeCookie(key, undefined);
  try {
    for (const key of [SORT, LAST_SEARCHES]) localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden: then nothing is in it.
  }
}
