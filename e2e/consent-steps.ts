/** Test visitors have already made their consent choice, except in tests of the banner itself. */
import { SHOP } from "./addresses.ts";

const ALWAYS_AND_PREFERENCES = "1.2.3.20";

const cookie = { domain: new URL(SHOP).hostname, path: "/", expires: -1, secure: false } as const;

export const CHOSEN = {
  cookies: [
    { ...cookie, name: "consent", value: ALWAYS_AND_PREFERENCES, httpOnly: false, sameSite: "Lax" as const },
    { ...cookie, name: "csvid", value: "ales-inainte", httpOnly: true, sameSite: "Lax" as const },
  ],
  origins: [],
};

export const FIRST_VISIT = { cookies: [], origins: [] };
