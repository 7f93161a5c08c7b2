import * as fc from "fast-check";
import { expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.constantFrom(
    "\0",
    "%",
    "..",
    "eyJicmFuZCI6IngifQ",
    "__proto__",
    "constructor",
    "5 l 5 l",
    "ﬁ",
    "🧼".repeat(100),
  ),
);
const query = fc.record({
  sel_params: fc.oneof(anyText, fc.constantFrom("parfum:lavanda", "brand:nufar", "volum:5-l,parfum:lamaie")),
  sel_params_price: fc.oneof(anyText, fc.constantFrom("10-", "-20", "20-10", "9999999-9999999")),
  page: fc.oneof(anyText, fc.integer().map(String)),
  perPage: fc.oneof(anyText, fc.integer().map(String)),
  sortorder: fc.oneof(anyText, fc.integer({ min: -2, max: 6 }).map(String)),
  categoryid: fc.oneof(anyText, fc.integer({ min: 0, max: 5 }).map(String)),
});

it("lists and searches return 200 and a list for any input", async () => {
  await fc.assert(
    fc.asyncProperty(anyText, query, async (text, requested) => {
      const term = encodeURIComponent(text.toWellFormed()) || "x";
      const search = new URLSearchParams(requested);
      for (const path of [`/search/${term}?${search}`, `/search/suggestion/${term}`, `/products?${search}`]) {
        // URL parsing removes "." and "..", so they cannot be search terms.
        if (/^\/search\/(suggestion\/)?(\.|%2e){1,2}(\?|$)/i.test(path)) continue;
        const { status, body } = await shop.get(path);
        expect([path, status]).toEqual([path, 200]);
        expect(Array.isArray(body.data)).toBe(true);
      }
    }),
    { numRuns: Number(process.env.CATALOGUE_ROUNDS ?? 8) * 8 },
  );
});
