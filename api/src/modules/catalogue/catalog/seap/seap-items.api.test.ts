import { expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { checkedSheet, importedSheet } from "../../../../testing/test-sheets.ts";
import { withWorker } from "../../../../testing/test-worker.ts";

const shop = await openTestShop();
const { staff } = shop;
withWorker(shop);
const missing = (await staff.get("/staff/seap-items?state=missing")).body.data;
const [lemon, towels, lavender] = [PRODUCT.lemon, PRODUCT.towels, PRODUCT.lavender].map((id) => {
  const found = missing.find(({ productID }: { productID: number }) => productID === id);
  return { code: found.product_code as string, net: Math.round(found.shop_price * 100) };
});
const HEAD = "Cod;Cod SEAP;Preț SEAP (lei fără TVA);Publicat la";
const sheet = (...rows: string[]) => [HEAD, ...rows].join("\n");
const lei = (bani = 0) => (bani / 100).toFixed(2).replace(".", ",");
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const codesIn = async (query: string): Promise<(string | null)[]> =>
  (await staff.get(`/staff/seap-items?${query}`)).body.data.map(({ code }: { code: string }) => code);

it("imported SEAP items are listed by state and found by code, and repeating the import changes nothing", async () => {
  const content = sheet(
    `${lemon?.code};CAT1;${lei(lemon?.net)};${day(700)}`,
    `${towels?.code};CAT2;${lei((towels?.net ?? 0) + 1)};${day(100)}`,
    `${lavender?.code};CAT3;${lei(lavender?.net)};`,
  );
  const { write } = await importedSheet(shop, "seap", content);
  expect(write.counts).toEqual({ new: 3 });
  expect(await codesIn("")).toEqual(["CAT1", "CAT2", "CAT3"]);
  expect(await codesIn("state=ending")).toEqual(["CAT1"]);
  expect(await codesIn("state=different")).toEqual(["CAT2"]);
  expect(await codesIn("state=unpublished")).toEqual(["CAT3"]);
  expect(await codesIn("state=ended")).toEqual([]);
  expect(await codesIn("q=cat2")).toEqual(["CAT2"]);
  expect((await staff.get("/staff/seap-items?state=missing")).body.data).not.toContainEqual(
    expect.objectContaining({ productID: PRODUCT.lemon }),
  );
  const found = (await staff.get("/staff/products?q=CAT2")).body.data;
  expect(found).toMatchObject([{ productID: PRODUCT.towels }]);
  expect((await checkedSheet(shop, "seap", content)).check.counts).toEqual({ same: 3 });
});

it("a SEAP item published on a leap day ends on 28 February two years later", async () => {
  const { write } = await importedSheet(shop, "seap", sheet(`${lemon?.code};CAT1;;2024-02-29`));
  expect(write.counts).toEqual({ changed: 1 });
  expect((await staff.get("/staff/seap-items?state=ended")).body.data).toMatchObject([
    { code: "CAT1", published_on: "2024-02-29", ends_on: "2026-02-28" },
  ]);
});

it("a SEAP import removes items and reports invalid values at their cells", async () => {
  const refused = await checkedSheet(
    shop,
    "seap",
    sheet(`${lemon?.code};CAT2;;`, `${towels?.code};;0;`, `${lavender?.code};;;ieri`, "NU-EXISTA;CAT9;;"),
  );
  expect(refused.check.counts).toEqual({ refused: 4 });
  const removed = await importedSheet(shop, "seap", sheet(`${lavender?.code};(gol);;`));
  expect(removed.write.counts).toEqual({ changed: 1 });
  expect(await codesIn("state=unpublished")).toEqual([]);
});

it("a product's SEAP item is set, changed and removed on its page, and a stale version is refused", async () => {
  const path = (id: number) => `/staff/products/${id}/seap-item`;
  const put = (body: object, id: number = PRODUCT.lavender) =>
    staff.put(path(id), { code: "CATP", price: 3.5, published_on: "2026-01-10", ...body });
  const { version, code } = (await staff.get(path(PRODUCT.lavender))).body.data;
  expect(code).toBeNull();
  const answers = await Promise.all([put({ version }), put({ version, price: 4 })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { data } = (await staff.get(path(PRODUCT.lavender))).body;
  expect(data).toMatchObject({ code: "CATP", published_on: "2026-01-10", ends_on: "2028-01-10" });
  const other = (await staff.get(path(PRODUCT.lemon))).body.data;
  expect((await put({ version: other.version }, PRODUCT.lemon)).body.errors).toEqual({
    code: ["Alt produs are deja acest cod SEAP."],
  });
  const nameless = await put({ version: data.version, code: "" });
  expect(nameless.body.errors).toEqual({ code: ["Scrie codul SEAP al poziției."] });
  const gone = await put({ version: data.version, code: "", price: null, published_on: null });
  expect(gone.body.data).toMatchObject({ code: null, price: null });
});
