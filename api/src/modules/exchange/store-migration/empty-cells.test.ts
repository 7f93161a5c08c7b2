import { expect, it } from "vitest";
import { readTable } from "./files/csv.ts";
import { readPrestaTables } from "./prestashop/tables-csv.ts";
import { readWooProducts } from "./woocommerce/products-csv.ts";

it("the migration skips a WooCommerce variation without a parent, even if a product has no SKU", () => {
  const found = readWooProducts(
    readTable(
      "ID,Type,SKU,Name,Regular price,Parent\n1,simple,,Burete,4.50,\n2,variation,V-2,Fără părinte,9,\n",
    ),
  );
  expect(found.products.map(({ name, variants }) => [name, variants.length])).toEqual([["Burete", 0]]);
  expect(found.notes).toEqual(["Produsul variantei „Fără părinte” nu este în fișier."]);
});

it("the migration skips a PrestaShop combination without a product, even if a product has no code", () => {
  const found = readPrestaTables([
    readTable("Product ID;Name *;Categories (x,y,z...);Price tax excluded;Reference #\n5;Burete;;2;\n"),
    readTable(
      "Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference\n;Volum:select:0;1 l:0;V-1\n",
    ),
  ]);
  expect(found.products.map(({ name, variants }) => [name, variants.length])).toEqual([["Burete", 0]]);
  expect(found.notes).toEqual(["Produsul unei combinații lipsește din fișiere: V-1."]);
});

it("the migration matches an address without an email by customer number", () => {
  const { customers, notes } = readPrestaTables([
    readTable(
      "Customer ID;Email *;Password *;Last Name *;First Name *\n3;;x;Fără;E\n4;ana@example.com;x;Pop;Ana\n",
    ),
    readTable(
      "Customer e-mail*;Customer ID;Address 1*;City*\n;4;Str. Lungă 1;Cluj-Napoca\nion@example.com;;Str. Mică 2;Cluj-Napoca\n",
    ),
  ]);
  expect(customers.map(({ id, addresses }) => [id, addresses.map(({ street }) => street)])).toEqual([
    ["3", []],
    ["4", ["Str. Lungă 1"]],
  ]);
  expect(notes).toEqual(["Adrese care nu aparțin niciunui client din fișiere: 1."]);
});
