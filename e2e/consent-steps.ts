/** Visitors of the tests have chosen about cookies before, but where the banner itself is tried. */
import { SHOP } from "./addresses.ts";

const ALWAYS_AND_PREFERENCES = "1.2.3.20";

const cookie = { domain: new URL(SHOP).hostname, path: "/", expires: -1, secure: false } as const;

/** A browser that agreed to what lists remember, and to nothing else. */
export const CHOSEN = {
  cookies: [
    { ...cookie, name: "consent", value: ALWAYS_AND_PREFERENCES, httpOnly: false, sameSite: "Lax" as const },
    { ...cookie, name: "csvid", value: "ales-inainte", httpOnly: true, sameSite: "Lax" as const },
  ],
  origins: [],
};

/** A browser that was never here. */
export const FIRST_VISIT = { cookies: [], origins: [] };
