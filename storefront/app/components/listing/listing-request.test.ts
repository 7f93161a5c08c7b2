import { expect, it } from "vitest";
import { parsePageAddress } from "./page-address.ts";
import { visit } from "../../testing/visit.ts";
import { readListingRequest } from "./listing-request.server.ts";

async function rulesOf(flags: object, isFixedPath = false): Promise<unknown> {
  const url = new URL("http://shop.test/pardoseli?filters=brand:sano");
  const page = { url, address: parsePageAddress(url) };
  let asked: Awaited<ReturnType<typeof readListingRequest>> | undefined;
  await visit({ data: { flags } }, async (context) => {
    asked = await readListingRequest({ ...page, context }, { sortRule: "category", isFixedPath });
  });
  return asked?.rules.filters;
}

it("the flag filtersInUrl moves the filters from the query to the path", async () => {
  expect(await rulesOf({})).toBe("query");
  expect(await rulesOf({ filtersInUrl: false })).toBe("query");
  expect(await rulesOf({ filtersInUrl: true })).toBe("path");
});

it("a search keeps its filters in the query", async () => {
  expect(await rulesOf({ filtersInUrl: true }, true)).toBe("query");
});
