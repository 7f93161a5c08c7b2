import { expect, it } from "vitest";
import { aRead, moveIn, openMigrationFixture } from "./testing/test-migration.ts";

const fixture = await openMigrationFixture();
const { shop, staff } = fixture;

const PRODUCTS = `ID,Type,SKU,Name,Published,Description,Stock,Weight (kg),Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible
22,variable,DET,Detergent,1,Text,,1,,Detergenți,,Volum,"1 l, 5 l",1
23,variation,DET-1,Detergent - 1 l,1,,12,1,12.99,,DET,Volum,1 l,
24,variation,DET-5,Detergent - 5 l,1,,3,5,49.90,,DET,Volum,5 l,
25,variation,DET-X,Detergent,1,,7,1,30,,DET,Volum,,
`;
const order = (id: number, variation: number, { year = 2025, city = "Cluj-Napoca", tax = "" } = {}) =>
  `INSERT INTO wp_wc_orders (id,status,type,total_amount,billing_email,date_created_gmt) VALUES (${id},'wc-completed','shop_order',30,'ana@example.com','${year}-01-02 03:04:05');
INSERT INTO wp_wc_order_addresses (order_id,address_type,first_name,last_name,company,address_1,city,state,phone) VALUES (${id},'billing','Ana','Pop','Curat SRL','Str. Lungă 1','${city}','CJ','0740123456');
INSERT INTO wp_woocommerce_order_items (order_item_id,order_item_name,order_item_type,order_id) VALUES (${id},'Detergent de cândva','line_item',${id});
INSERT INTO wp_woocommerce_order_itemmeta (order_item_id,meta_key,meta_value) VALUES (${id},'_product_id','22'),(${id},'_variation_id','${variation}'),(${id},'_qty','1'),(${id},'_line_total','30'),(${id},'_line_tax','${tax}');
`;
const DUMP = `INSERT INTO wp_posts (ID,post_type) VALUES (41,'shop_order');\n${order(41, 25)}${order(42, 99)}${order(43, 24)}${order(44, 24, { year: 2013, city: "Chişinău", tax: "7.2" })}
INSERT INTO wp_wc_orders_meta (order_id,meta_key,meta_value) VALUES (43,'_billing_cui','RO14399840');`;

it("a migration imports variants with a missing option, and orders of variants that no longer exist", async () => {
  const moved = await moveIn(
    fixture,
    await aRead(fixture, "woocommerce", [
      ["produse.csv", PRODUCTS],
      ["comenzi.sql", DUMP],
    ]),
  );
  const products = await shop.query(
    "select code, stock, variant_values as values from product where code like 'DET-%' order by id",
  );
  expect(products).toEqual([
    { code: "DET-1", stock: 12, values: { Volum: "1 l" } },
    { code: "DET-5", stock: 3, values: { Volum: "5 l" } },
    { code: "DET-X", stock: 7, values: { Volum: "oricare" } },
  ]);
  const { body } = await staff.get(`/staff/store-migrations/${moved.id}/records`);
  const records = body.data as { kind: string; theirId: string; outcome: string; why: string }[];
  const whyOf = (kind: string, outcome: string) =>
    records.filter((one) => one.kind === kind && one.outcome === outcome).map(({ why }) => why);
  expect(whyOf("product", "moved")[0]).toContain(
    "Varianta DET-X nu are completat: Volum. A primit valoarea „oricare”.",
  );
  expect(whyOf("order", "left")).toEqual([]);
  const noCui = "Firma „Curat SRL” nu are un CUI valid: comanda a fost importată fără ea.";
  expect(whyOf("order", "moved")).toEqual([
    `${noCui} Localitatea „Chişinău” a rămas scrisă ca în magazinul vechi. Totalul de atunci era 30,00 lei: unele taxe sau reduceri ale comenzii nu au fost importate.`,
    noCui,
    `${noCui} Produse care nu există în magazin, păstrate cu numele din comandă: „Detergent de cândva”.`,
    "",
  ]);
  const lines = await shop.query(
    `select l.code, l.name, l.vat_percent as vat, o.delivery_city as city, o.delivery_vat_percent as delivery,
       o.company ->> 'cui' as cui from order_line l join orders o on o.id = l.order_id
     where o.email = 'ana@example.com' order by o.placed_at, o.id`,
  );
  const here = { city: "Cluj-Napoca", cui: null };
  expect(lines).toEqual([
    // The order is from 2013. The export's VAT rate applies, even if our rates do not cover that day.
    {
      ...here,
      code: "DET-5",
      name: "Detergent, 5 l",
      vat: 24,
      delivery: expect.any(Number),
      city: "Chişinău",
    },
    { ...here, code: "DET-X", name: "Detergent, oricare", vat: 19, delivery: 19 },
    { ...here, code: "", name: "Detergent de cândva", vat: 19, delivery: 19 },
    { ...here, code: "DET-5", name: "Detergent, 5 l", vat: 19, delivery: 19, cui: "RO14399840" },
  ]);
});
