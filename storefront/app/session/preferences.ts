/** Preferences are stored only with consent, and deleted when it is refused (law: Cookies). */
import { PREFERENCES_CONSENT } from "@curat/contract/consent.values";
import { consentIds, readConsent } from "./consent.ts";
import { COOKIES, writeCookie } from "./cookies.ts";
import type { CookieKey } from "./cookies.ts";
import { LAST_SEARCHES, SORT } from "./local-keys.ts";

/** Cookies that are not strictly necessary. */
export const PREFERENCES = (Object.keys(COOKIES) as CookieKey[]).filter(
  (key) => "isPreference" in COOKIES[key],
);

/** Returns true if the consent cookie allows preferences. */
export function allowsPreferences(consent: string | undefined): boolean {
  return consentIds(consent).includes(PREFERENCES_CONSENT);
}

/** Returns true if this visitor consented to preferences. Browser only. */
export function mayRemember(): boolean {
  return readConsent().includes(PREFERENCES_CONSENT);
}

/** Stores a preference's cookie if allowed. Browser only. */
export function rememberPreference(key: CookieKey, value: string): void {
  if (mayRemember()) writeCookie(key, value);
}

/** Deletes stored preferences if consent is missing. Browser only. */
export function forgetPreferences(): void {
  if (mayRemember()) return;
  for (const key of PREFERENCES) writeCookie(key, undefined);
  try {
    for (const key of [SORT, LAST_SEARCHES]) localStorage.removeItem(key);
  } catch {
    // Blocked storage contains no preferences.
  }
}
