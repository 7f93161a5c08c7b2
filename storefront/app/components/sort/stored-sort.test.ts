import { afterEach, expect, it, vi } from "vitest";
import { PREFERENCES_CONSENT } from "@curat/contract/consent.values";
import { restoreSort, storeSort } from "./stored-sort.ts";

afterEach(() => void vi.unstubAllGlobals());

const AGREED = `consent=${PREFERENCES_CONSENT}`;

/** A browser with this cookie and this local storage. */
function browser(cookie: string, stored: Record<string, string>) {
  const document = { cookie };
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  });
  return document;
}

it("keeps the chosen order in local storage and for the server", () => {
  const stored = {};
  const document = browser(AGREED, stored);
  storeSort("pret_asc");
  expect(stored).toEqual({ sort: "pret_asc" });
  expect(document.cookie).toMatch(/^sort=pret_asc; Path=\/;.*Secure$/);
});

it("is restored from local storage when the cookie is gone, and only then", () => {
  const document = browser(AGREED, { sort: "nume" });
  restoreSort();
  expect(document.cookie).toMatch(/^sort=nume;/);
  const kept = browser("sort=new", { sort: "nume" });
  restoreSort();
  expect(kept.cookie).toBe("sort=new");
});

it("is not kept of a visitor who did not agree to it", () => {
  const stored = {};
  const document = browser("consent=", stored);
  storeSort("pret_asc");
  expect(stored).toEqual({});
  expect(document.cookie).toBe("consent=");
});
