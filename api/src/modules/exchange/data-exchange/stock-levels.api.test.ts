import { expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { checkedSheet, importedSheet, sheetOf, undoneSheet } from "../../../testing/test-sheets.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";

const shop = await openTestShop();
const { staff } = shop;
withWorker(shop);

const codeOf = async (id: number): Promise<string> =>
  (await staff.get(`/staff/products/${id}`)).body.data.fields.code;

it("an import sets stock levels and refuses a target below the minimum, and undoing it restores the levels", async () => {
  const [lemon, towels] = [await codeOf(PRODUCT.lemon), await codeOf(PRODUCT.towels)];
  const levels = (...rows: string[][]) => sheetOf([["Cod", "Stoc minim", "Stoc dorit"], ...rows]);
  const supplyOf = async (id: number) => {
    const { minimum, target } = (await staff.get(`/staff/products/${id}/supply`)).body.data;
    return [minimum, target];
  };
  await importedSheet(shop, "stock-levels", levels([towels, "3", "6"]));
  const file = await importedSheet(
    shop,
    "stock-levels",
    levels([lemon, "12", "48"], [towels, "(gol)", "(gol)"], ["NU-EXISTA", "1", "2"]),
  );
  expect(file.write.counts).toEqual({ changed: 2, refused: 1 });
  expect([await supplyOf(PRODUCT.lemon), await supplyOf(PRODUCT.towels)]).toEqual([
    [12, 48],
    [null, null],
  ]);
  const wrong = await checkedSheet(shop, "stock-levels", levels([lemon, "", "5"], [towels, "-1", "2,5"]));
  expect(wrong.check.counts).toEqual({ refused: 2 });
  await undoneSheet(shop, file);
  expect([await supplyOf(PRODUCT.lemon), await supplyOf(PRODUCT.towels)]).toEqual([
    [null, null],
    [3, 6],
  ]);
});
