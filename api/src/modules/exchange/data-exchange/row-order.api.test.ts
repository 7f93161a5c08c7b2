import { expect, it } from "vitest";
import {
  checkedSheet,
  exportedSheet,
  importedSheet,
  reportOf,
  sheetOf,
  undoneSheet,
} from "../../../testing/test-sheets.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { PART } from "./row-order.ts";

const shop = await openTestShop();
const { staff } = shop;
withWorker(shop);

const HEAD = [
  "Cod",
  "Nume",
  "Cod produs principal",
  "Brand",
  "Categorie",
  "Preț",
  "Greutate",
  "Dimensiuni",
  "Variantă",
];
/** More invalid rows than fit into one transaction. */
const fillers = Array.from({ length: PART + 20 }, (_, at) => [`FARA-${at}`, "Fără nimic"]);

it("a variant may precede its main product by many rows", async () => {
  const [, example = []] = await exportedSheet(shop, "products");
  const row = (code: string, master: string) =>
    [
      code,
      `Produs ${code}`,
      master,
      example[3],
      example[4],
      10,
      1000,
      "10x20x30",
      `Volum: ${code}`,
    ] as string[];
  const content = sheetOf([HEAD, row("V-1", "V-0"), ...fillers, row("V-0", "")]);
  const tried = await checkedSheet(shop, "products", content);
  expect(tried.check.counts).toEqual({ new: 2, refused: fillers.length });
  const file = await importedSheet(shop, "products", content);
  expect(file.write.counts).toEqual({ new: 2, refused: fillers.length });
  const [variant] = await shop.query<{ code: string }>(
    "select m.code from product p join product m on m.id = p.master_id where p.code = 'V-1'",
  );
  expect(variant?.code).toBe("V-0");
  expect((await reportOf(shop, file.id))[0], "as the file counts its rows").toMatchObject({ row: 3 });
});

it("a variant is refused if a later row with its main product is refused", async () => {
  const [, example = []] = await exportedSheet(shop, "products");
  const variant = ["W-1", "W", "W-0", example[3], example[4], 10, 1000, "10x20x30", "Volum: 1"] as string[];
  const file = await checkedSheet(shop, "products", sheetOf([HEAD, variant, ["W-0", "Fără nimic"]]));
  expect(file.check.counts).toEqual({ refused: 2 });
});

const names = () =>
  shop.query<{ code: string; barcode: string; slug: string }>(
    "select code, barcode, slug from product where code like 'S-%' order by code",
  );
const leadsTo = async (path: string) => (await staff.get(`/staff/redirects?q=${path}`)).body.data[0]?.to;

it("two products swap barcodes and URLs in one file, and undoing the import swaps them back", async () => {
  const [, example = []] = await exportedSheet(shop, "products");
  const head = [...HEAD.slice(0, 8), "Cod de bare", "Adresă"];
  const row = (code: string, barcode: string, slug: string) =>
    [code, `Produs ${code}`, "", example[3], example[4], 10, 1000, "10x20x30", barcode, slug] as string[];
  const [one, other] = ["5941112223336", "5944445556669"];
  const first = await importedSheet(
    shop,
    "products",
    sheetOf([head, row("S-1", one, "s-unu-vechi"), row("S-2", other, "s-doi")]),
  );
  expect(first.write.counts).toEqual({ new: 2 });
  await importedSheet(
    shop,
    "products",
    sheetOf([
      ["Cod", "Adresă"],
      ["S-1", "s-unu"],
    ]),
  );
  const before = await names();
  const reported = [
    ["Cod", "Cod de bare", "Adresă"],
    ["S-1", other, "s-doi"],
    ...fillers,
    ["S-2", one, "s-unu"],
  ];
  expect((await checkedSheet(shop, "products", sheetOf(reported))).check.counts).toMatchObject({
    changed: 2,
  });
  const file = await importedSheet(shop, "products", sheetOf(reported));
  expect(file.write.counts).toMatchObject({ changed: 2 });
  expect(await names()).toEqual([
    { code: "S-1", barcode: other, slug: "s-doi" },
    { code: "S-2", barcode: one, slug: "s-unu" },
  ]);
  expect(await leadsTo("/s-unu-vechi"), "its own product's address").toBe("/s-doi");
  expect((await undoneSheet(shop, file)).counts).toEqual({ undone: 2, left: 0 });
  expect(await names()).toEqual(before);
  expect(await leadsTo("/s-unu-vechi")).toBe("/s-unu");
});

it("a barcode is not reassigned if the row that releases it is refused", async () => {
  const [one] = await names();
  const reported = [
    ["Cod", "Cod de bare", "Greutate"],
    ["S-1", "5940000000004", "multe"],
    ["S-2", one?.barcode ?? "", "5"],
  ];
  const file = await checkedSheet(shop, "products", sheetOf(reported));
  expect(file.check.counts).toEqual({ refused: 2 });
  expect((await reportOf(shop, file.id))[1].faults).toEqual({
    "Cod de bare": ["Există deja un produs cu acest cod de bare: verifică cifrele."],
  });
});
