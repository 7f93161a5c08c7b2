import { describe, expect, it } from "vitest";
import { readTable } from "./files/csv.ts";
import { faultOf } from "./migration.rules.ts";
import { readPrestaDump } from "./prestashop/dump.ts";
import type { Found, SourceOrder } from "./records.ts";
import { readShopifyTables } from "./shopify/tables-csv.ts";
import { readWooDump } from "./woocommerce/dump.ts";

const at = new Date("2026-11-23T10:00:00Z");
const faults = (orders: readonly SourceOrder[]) =>
  orders.map((order) => [order.id, faultOf("orders", { ...order, lines: [LINE] })]);
const LINE = {
  productId: "1",
  variantId: "",
  code: "",
  name: "Burete",
  quantity: 1,
  priceMillionths: 1,
  vatPercent: null,
};
const prices = ({ products }: Found) => products.map(({ priceMillionths, sale }) => [priceMillionths, sale]);

describe("orders in another currency", () => {
  it("the migration skips Shopify orders in another currency", () => {
    const rows = ["#1,ana@example.com,EUR", "#2,ana@example.com,RON"].map(
      (row) => `${row},2024-05-06 09:00:00 +0300,Burete`,
    );
    const table = readTable(["Name,Email,Currency,Created at,Lineitem name", ...rows].join("\n"));
    expect(faults(readShopifyTables([table]).orders)).toEqual([
      ["#1", "Comanda este în EUR, nu în lei."],
      ["#2", undefined],
    ]);
  });

  it("the migration skips WooCommerce orders in another currency, in order tables and as posts", async () => {
    const dump = [
      "INSERT INTO wp_posts (ID,post_type,post_date_gmt) VALUES (1,'shop_order','2025-01-02 03:04:05');",
      "INSERT INTO wp_postmeta (post_id,meta_key,meta_value) VALUES (1,'_order_currency','HUF'),(1,'_billing_email','ana@example.com');",
      "INSERT INTO wp_wc_orders (id,type,currency,billing_email,date_created_gmt) VALUES (2,'shop_order','EUR','ana@example.com','2025-01-02 03:04:05'),(3,'shop_order','RON','ana@example.com','2025-01-02 03:04:05');",
    ];
    expect(faults((await readWooDump(dump, { part: "orders" })).orders)).toEqual([
      ["1", "Comanda este în HUF, nu în lei."],
      ["2", "Comanda este în EUR, nu în lei."],
      ["3", undefined],
    ]);
  });

  it("the migration skips PrestaShop orders in another currency", async () => {
    const dump = [
      "INSERT INTO ps_product_lang (id_product,id_lang,name) VALUES (1,1,'Burete');",
      "INSERT INTO ps_currency (id_currency,iso_code) VALUES (1,'RON'),(2,'EUR');",
      "INSERT INTO ps_customer (id_customer,email) VALUES (3,'ana@example.com');",
      "INSERT INTO ps_orders (id_order,id_customer,id_currency,date_add) VALUES (7,3,1,'2024-01-02 03:04:05'),(8,3,2,'2024-01-02 03:04:05');",
    ];
    expect(faults((await readPrestaDump(dump, { part: "orders", at })).orders)).toEqual([
      ["7", undefined],
      ["8", "Comanda este în EUR, nu în lei."],
    ]);
  });
});

describe("prices in another currency than lei", () => {
  const reported = ["Prețurile exportului sunt în EUR, nu în lei: produsele nu se importă."];

  it("the migration omits prices in foreign currencies from a WooCommerce dump", async () => {
    const dumpIn = (currency: string) => [
      "INSERT INTO wp_posts (ID,post_title,post_type,post_status) VALUES (1,'Burete','product','publish');",
      "INSERT INTO wp_postmeta (post_id,meta_key,meta_value) VALUES (1,'_regular_price','2.50'),(1,'_sale_price','2');",
      `INSERT INTO wp_options (option_name,option_value) VALUES ('woocommerce_currency','${currency}');`,
    ];
    const found = await readWooDump(dumpIn("EUR"), { part: "catalogue" });
    expect([prices(found), found.notes]).toEqual([[[null, null]], reported]);
    const inLei = await readWooDump(dumpIn("RON"), { part: "catalogue" });
    expect([inLei.products[0]?.priceMillionths, inLei.notes]).toEqual([2_500_000, []]);
  });

  it("the migration omits prices and special prices in foreign currencies from a PrestaShop dump", async () => {
    const dumpIn = (usual: number, another = usual) => [
      "INSERT INTO ps_product_lang (id_product,id_lang,name) VALUES (1,1,'Burete');",
      "INSERT INTO ps_product (id_product,price) VALUES (1,'2.500000');",
      "INSERT INTO ps_product_attribute (id_product_attribute,id_product,price) VALUES (9,1,'1.000000');",
      "INSERT INTO ps_currency (id_currency,iso_code) VALUES (1,'RON'),(2,'EUR');",
      `INSERT INTO ps_configuration (name,value) VALUES ('PS_CURRENCY_DEFAULT','${usual}'),('PS_CURRENCY_DEFAULT','${another}');`,
      "INSERT INTO ps_specific_price (id_product,id_currency,price,reduction,reduction_type) VALUES (1,2,'0.5','0','amount'),(1,1,'-1','0.2','percentage');",
    ];
    const found = await readPrestaDump(dumpIn(2), { part: "catalogue", at });
    expect([prices(found), found.products[0]?.variants[0]?.priceMillionths]).toEqual([[[null, null]], null]);
    expect(found.notes).toContain(reported[0]);
    // If a dump contains several shops, the default currency of the first one applies.
    const inLei = await readPrestaDump(dumpIn(1, 2), { part: "catalogue", at });
    expect(inLei.products[0]?.sale?.priceMillionths).toBe(2_000_000);
    expect(inLei.notes).toEqual([
      "Prețuri speciale pentru anumiți clienți, grupuri, țări, monede sau cantități, care nu se importă: 1.",
    ]);
  });
});
