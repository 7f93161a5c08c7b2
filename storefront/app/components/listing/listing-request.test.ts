import { expect, it } from "vitest";
import { parsePageAddress } from "./read-address.ts";
import { visit } from "../../testing/visit.ts";
import { readListingRequest } from "./listing-request.server.ts";

async function rulesOf(flags: object, isFixedPath = false): Promise<unknown> {
  const url = new URL("http://shop.test/pardoseli?filters=brand:sano");
  const page = { url, address: parsePageAddress(url) };
  let requested: Awaited<ReturnType<typeof readListingRequest>> | undefined;
  await visit({ data: { flags } }, async (context) => {
    requested = await readListingRequest({ ...page, context }, { sortRule: "category", isFixedPath });
  });
  return requested?.rules.filters;
}

it("the flag filtersInUrl moves the filters from the query to the path", async () => {
  expect(await rulesOf({})).toBe("query");
  expect(await rulesOf({ filtersInUrl: false })).toBe("query");
  expect(await rulesOf({ filtersInUrl: true })).toBe("path");
});

it("a search keeps its filters in the query", async () => {
  expect(await rulesOf({ filtersInUrl: true }, true)).toBe("query");
});

it.each([
  ["the one in the address", "?sort=pret_asc", "sort=nume", 5, 3],
  ["the visitor's last one", "", "sort=nume", 5, 2],
  ["the shop's default", "", "", 5, 5],
  ["the newest first", "", "", undefined, 0],
])(
  "the sort order is %s unless a source with higher precedence sets another",
  async (_, query, cookie, setting, order) => {
    const url = new URL(`http://shop.test/pardoseli${query}`);
    const settings = { data: { DEFAULT_LIST_ORDER: setting } };
    let requested: Awaited<ReturnType<typeof readListingRequest>> | undefined;
    await visit(
      settings,
      async (context) => {
        const page = { url, address: parsePageAddress(url), context };
        requested = await readListingRequest(page, { sortRule: "free" });
      },
      { cookie },
    );
    expect(requested).toMatchObject({ sort: order, query: { sortorder: String(order) } });
  },
);
