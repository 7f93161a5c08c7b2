import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { findCompared, loadCompared, toCompareItem } from "./compared.server.ts";

const PRODUCT = {
  productID: 12,
  brand: "Limpido",
  pic: "/media/a",
  info: { product: "Detergent", url: "detergent-12" },
  flags: { compareProducts: true },
};

it("a compared item has id, name, brand, pictures and URL, and without the flag compareProducts there are no items", async () => {
  let items: unknown;
  const act = async (context: Parameters<typeof loadCompared>[0]) => (items = await loadCompared(context));
  await visit({ data: PRODUCT }, act, { cookie: "compare=12" });
  expect(items).toEqual([
    { productID: 12, name: "Detergent", brand: "Limpido", pics: ["/media/a"], url: "/detergent-12" },
  ]);
  await visit({ data: { ...PRODUCT, flags: {} } }, act, { cookie: "compare=12" });
  expect(items).toBeUndefined();
});

it("the comparison cookie loses a deleted product but keeps one that could not be read", async () => {
  const act = (context: Parameters<typeof findCompared>[0]) => findCompared(context);
  const gone = await visit({ message: "url not found" }, act, { cookie: "compare=12", status: 404 });
  expect(gone.cookies).toEqual([expect.stringMatching(/^compare=; Path=\/; Max-Age=0/)]);
  const failed = await visit({}, act, { cookie: "compare=12", status: 500 });
  expect(failed.cookies).toEqual([]);
});

it("a compared item without pictures uses the product's first large picture", () => {
  const pics = [{ mini: "/m/1", original: "/o/1" }];
  expect(toCompareItem({ ...PRODUCT, pic: null, pics } as never).pics).toEqual(["/o/1"]);
});
