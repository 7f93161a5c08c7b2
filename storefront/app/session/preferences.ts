import { PREFERENCES_CONSENT } from "@curat/contract/consent.values";
import { consentIds, readConsent } from "./consent.ts";
import { COOKIES, writeCookie } from "./cookies.ts";
import type { CookieKey } from "./cookies.ts";
import { LAST_SEARCHES, SORT } from "./local-keys.ts";

/** Keys of cookies that are not strictly necessary. */
export const PREFERENCES = (Object.keys(COOKIES) as CookieKey[]).filter(
  (key) => "isPreference" in COOKIES[key],
);

export function allowsPreferences(consent: string | undefined): boolean {
  return consentIds(consent).includes(PREFERENCES_CONSENT);
}

export function mayRemember(): boolean {
  return readConsent().includes(PREFERENCES_CONSENT);
}

/** Stores a preference in a cookie if the visitor consented. Browser only. */
export function rememberPreference(key: CookieKey, value: string): void {
  if (mayRemember()) writeCookie(key, value);
}

/** Deletes stored preferences if the visitor has not consented. Browser only. */
export function forgetPreferences(): void {
  if (mayRemember()) return;
  for (const key of PREFERENCES) writeCookie(key, undefined);
  try {
    for (const key of [SORT, LAST_SEARCHES]) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so it contains no preferences.
  }
}
