import { afterEach, expect, it, vi } from "vitest";
import { PREFERENCES_CONSENT } from "@curat/contract/consent.values";
import { restoreSort, storeSort } from "./stored-sort.ts";

afterEach(() => void vi.unstubAllGlobals());

const AGREED = `consent=${PREFERENCES_CONSENT}`;

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

it("the chosen sort order is stored in local storage and in a cookie", () => {
  const stored = {};
  const document = browser(AGREED, stored);
  storeSort("pret_asc");
  expect(stored).toEqual({ sort: "pret_asc" });
  expect(document.cookie).toMatch(/^sort=pret_asc; Path=\/;.*Secure$/);
});

it("the sort cookie is restored from local storage only if it is missing", () => {
  const document = browser(AGREED, { sort: "nume" });
  restoreSort();
  expect(document.cookie).toMatch(/^sort=nume;/);
  const saved = browser("sort=new", { sort: "nume" });
  restoreSort();
  expect(saved.cookie).toBe("sort=new");
});

it("no sort order is stored without the visitor's consent", () => {
  const stored = {};
  const document = browser("consent=", stored);
  storeSort("pret_asc");
  expect(stored).toEqual({});
  expect(document.cookie).toBe("consent=");
});
