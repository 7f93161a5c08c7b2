/** Test visitors have already chosen about cookies, except where the banner itself is tested. */
import { SHOP } from "./addresses.ts";

const ALWAYS_AND_PREFERENCES = "1.2.3.20";

const cookie = { domain: new URL(SHOP).hostname, path: "/", expires: -1, secure: false } as const;

/** A browser that consented only to preferences. */
export const CHOSEN = {
  cookies: [
    { ...cookie, name: "consent", value: ALWAYS_AND_PREFERENCES, httpOnly: false, sameSite: "Lax" as const },
    { ...cookie, name: "csvid", value: "ales-inainte", httpOnly: true, sameSite: "Lax" as const },
  ],
  origins: [],
};

/** A browser without cookies. */
export const FIRST_VISIT = { cookies: [], origins: [] };
