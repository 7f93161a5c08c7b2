import { expect, it } from "vitest";
import { readTable } from "../files/csv.ts";
import { readWooDump } from "./dump.ts";
import { readWooProducts } from "./products-csv.ts";

const dump = [
  "INSERT INTO wp_posts (ID,post_title,post_type,post_status,post_parent,menu_order) VALUES (1,'Săpun','product','publish',0,0),(2,'x','product_variation','publish',1,1),(3,'x','product_variation','publish',1,2),(4,'x','product_variation','private',1,3);",
  "INSERT INTO wp_postmeta (post_id,meta_key,meta_value) VALUES (1,'_price','4.50'),(1,'_price','9'),(1,'_manage_stock','yes'),(1,'_stock','40'),(2,'_regular_price','4.50'),(2,'_manage_stock','no'),(3,'_manage_stock','no');",
];
const table = readTable(
  [
    "ID,Type,SKU,Name,Published,Stock,Weight (kg),Regular price,Parent",
    "1,variable,S,Săpun,1,40,0.2,,",
    "2,variation,S-2,Săpun - mic,1,parent,,4.50,S",
    "3,variation,S-3,Săpun - mare,1,parent,0.5,,S",
    "4,variation,S-4,Săpun - vechi,0,parent,,9,S",
  ].join("\n"),
);
const hidden = "Variante care nu erau la vânzare și nu se importă: 1.";

it("a variation without a price does not inherit its siblings' price", async () => {
  const { products } = await readWooDump(dump, { part: "catalogue" });
  const prices = products[0]?.variants.map(({ id, priceMillionths }) => [id, priceMillionths]);
  expect(prices).toEqual([
    ["2", 4_500_000],
    ["3", null],
  ]);
});

it("disabled variations are skipped and counted", async () => {
  const read = await readWooDump(dump, { part: "catalogue" });
  expect([read.products[0]?.variants.map(({ id }) => id), read.notes]).toEqual([["2", "3"], [hidden]]);
  const brought = readWooProducts(table);
  expect([brought.products[0]?.variants.map(({ id }) => id), brought.notes]).toEqual([["2", "3"], [hidden]]);
});

it("a variation without a weight inherits the product's", () => {
  const { products } = readWooProducts(table);
  expect(products[0]?.variants.map(({ weightGrams }) => weightGrams)).toEqual([200, 500]);
});

it("stock shared by all variations becomes the product's stock", async () => {
  const { products } = await readWooDump(dump, { part: "catalogue" });
  for (const product of [products[0], readWooProducts(table).products[0]])
    expect([product?.stock, product?.variants.map(({ stock }) => stock)]).toEqual([40, [null, null]]);
});

it("variations of a draft product are imported although the export marks them as drafts", () => {
  const { products, notes } = readWooProducts(
    readTable(
      [
        "ID,Type,SKU,Name,Published,Stock,Regular price,Parent",
        "1,variable,S,Săpun,-1,40,,",
        "2,variation,S-2,Săpun - mic,-1,,4.50,S",
        "3,variation,S-3,Săpun - mare,0,,9,S",
      ].join("\n"),
    ),
  );
  expect(products[0]?.variants.map(({ id }) => id)).toEqual(["2"]);
  expect(notes).toEqual([hidden]);
});
