import { describe, expect, it } from "vitest";
import { readTable } from "../files/csv.ts";
import { readWooDump } from "./dump.ts";
import { readWooProducts } from "./products-csv.ts";

describe("names with HTML entities from WordPress", () => {
  it("a WooCommerce product export yields names with decoded HTML entities", () => {
    const rows = [
      "ID,Type,SKU,Name,Regular price,Categories,Brands,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible",
      '1,variable,S-1,Săpun &amp; șampon,,"Baie &amp; duș > Săpun &amp; gel",Curat &amp; Fiii,,Miros &amp; culoare,"Pin &amp; brad",1',
      "2,variation,S-2,Săpun &amp; șampon,4.50,,,S-1,Miros &amp; culoare,Pin &amp; brad,",
    ];
    const { categories, products } = readWooProducts(readTable(rows.join("\n")));
    expect(categories.map(({ name }) => name)).toEqual(["Baie & duș", "Săpun & gel"]);
    expect(categories[1]?.addresses).toEqual(["/product-category/baie-dus/sapun-gel"]);
    expect(products).toMatchObject([
      {
        name: "Săpun & șampon",
        brand: "Curat & Fiii",
        categoryId: "Baie & duș > Săpun & gel",
        characteristics: [{ name: "Miros & culoare", value: "Pin & brad" }],
        variants: [{ values: { "Miros & culoare": "Pin & brad" } }],
        addresses: ["/product/sapun-sampon"],
      },
    ]);
  });

  it("a WooCommerce dump yields names with decoded HTML entities", async () => {
    const dump = [
      "INSERT INTO wp_posts (ID,post_title,post_type,post_status,post_parent,post_name) VALUES (1,'Săpun &amp; șampon','product','publish',0,'sapun'),(2,'x','product_variation','publish',1,'x');",
      "INSERT INTO wp_postmeta (post_id,meta_key,meta_value) VALUES (2,'attribute_pa_miros','pin-brad'),(2,'_regular_price','4.50');",
      "INSERT INTO wp_terms (term_id,name,slug) VALUES (3,'Baie &amp; duș','baie-dus'),(4,'Pin &amp; brad','pin-brad'),(5,'Curat &amp; Fiii','curat');",
      "INSERT INTO wp_term_taxonomy (term_taxonomy_id,term_id,taxonomy,parent) VALUES (3,3,'product_cat',0),(4,4,'pa_miros',0),(5,5,'product_brand',0);",
      "INSERT INTO wp_term_relationships (object_id,term_taxonomy_id) VALUES (1,3),(1,4),(1,5);",
      "INSERT INTO wp_woocommerce_attribute_taxonomies (attribute_name,attribute_label) VALUES ('miros','Miros &amp; culoare');",
      "INSERT INTO wp_users (ID,user_email,display_name) VALUES (9,'ana@example.com','Ana &amp; Ion Pop');",
      "INSERT INTO wp_usermeta (user_id,meta_key,meta_value) VALUES (9,'billing_company','Curat &amp; Fiii SRL'),(9,'billing_address_1','Str. Lungă 1'),(9,'billing_city','Cluj-Napoca');",
      "INSERT INTO wp_wc_orders (id,type,billing_email,date_created_gmt,customer_note) VALUES (41,'shop_order','ana@example.com','2025-01-02 03:04:05','Sunați &amp; așteptați');",
      "INSERT INTO wp_woocommerce_order_items (order_item_id,order_item_name,order_item_type,order_id) VALUES (1,'Săpun &amp; șampon','line_item',41),(2,'Curier &amp; ramburs','shipping',41);",
    ];
    const [catalogue, { customers }, { orders }] = await Promise.all([
      readWooDump(dump, { part: "catalogue" }),
      readWooDump(dump, { part: "customers" }),
      readWooDump(dump, { part: "orders" }),
    ]);
    const { categories, products } = catalogue;
    expect(categories.map(({ name }) => name)).toEqual(["Baie & duș"]);
    expect(products).toMatchObject([
      {
        name: "Săpun & șampon",
        brand: "Curat & Fiii",
        variants: [{ values: { "Miros & culoare": "Pin & brad" } }],
      },
    ]);
    expect(customers).toMatchObject([
      { firstName: "Ana", lastName: "& Ion Pop", addresses: [{ company: "Curat & Fiii SRL" }] },
    ]);
    expect(orders).toMatchObject([
      { note: "Sunați & așteptați", deliveryName: "Curier & ramburs", lines: [{ name: "Săpun & șampon" }] },
    ]);
  });
});
