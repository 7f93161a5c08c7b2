import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readTable } from "./files/csv.ts";
import { DUMP_PARTS, type DumpPart } from "./files/dump-tables.ts";
import { readPrestaDump } from "./prestashop/dump.ts";
import { readPrestaTables } from "./prestashop/tables-csv.ts";
import { type Found, nothingFound } from "./records.ts";
import { readShopifyTables } from "./shopify/tables-csv.ts";
import { readWooDump } from "./woocommerce/dump.ts";
import { readWooProducts } from "./woocommerce/products-csv.ts";

const at = new Date("2026-11-23T10:00:00Z");
const sample = (name: string): string => readFileSync(new URL(`./samples/${name}`, import.meta.url), "utf8");
const table = (name: string) => readTable(sample(name));
function* inPieces(text: string, length = 37): Generator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}
async function inParts(read: (part: DumpPart) => Promise<Found>): Promise<Found> {
  const [catalogue = nothingFound(), { customers } = nothingFound(), { orders } = nothingFound()] =
    await Promise.all(DUMP_PARTS.map(read));
  return { ...catalogue, customers, orders };
}
const paths = ({ categories }: Found) =>
  categories.map(({ name, parentId }) => [name, categories.find(({ id }) => id === parentId)?.name ?? null]);

describe("WooCommerce product exports", () => {
  const found = readWooProducts(table("woocommerce-products.csv"));

  it("a WooCommerce export yields products with category paths, prices and weights", () => {
    expect(paths(found)).toEqual([
      ["Bucătărie", null],
      ["Bureți", "Bucătărie"],
      ["Oferte", null],
      ["Detergenți", "Bucătărie"],
    ]);
    expect(found.products[0]).toMatchObject({
      id: "21",
      code: "BUR-01",
      barcode: "5941234567899",
      name: "Burete, dublă față",
      description: "<p>Moale pe o parte,\naspru pe cealaltă.</p>",
      priceMillionths: 4_500_000,
      stock: 40,
      weightGrams: 50,
      sizeMm: { width: 70, depth: 100, height: 30 },
      categoryId: "Bucătărie > Bureți",
      brand: "Luciu",
      addresses: ["/product/burete-dubla-fata"],
    });
  });

  it("a WooCommerce export reads the same with Romanian column names", () => {
    const [head = "", ...rows] = sample("woocommerce-products.csv").split("\n");
    const names: [english: string, romanian: string][] = [
      ["Short description", "Descriere scurtă"],
      ["Visibility in catalog", "Vizibilitate în catalog"],
      ["Attribute 1 name", "Nume atribut 1"],
      ["Attribute 1 value(s)", "Valoare (valori) atribut 1"],
      ["Attribute 1 visible", "Vizibilitate atribut 1"],
      ["Attribute 1 global", "Atribut global 1"],
      ["Regular price", "Preț obișnuit"],
      ["Sale price", "Preț promoțional"],
      ["Description", "Descriere"],
      ["Categories", "Categorii"],
      ["Published", "Publicat"],
      ["Weight", "Greutate"],
      ["Length", "Lungime"],
      ["Width", "Lățime"],
      ["Height", "Înălțime"],
      ["Images", "Imagini"],
      ["Parent", "Părinte"],
      ["Type", "Tip"],
      ["Name", "Nume"],
      ["Stock", "Stoc"],
    ];
    const romanian = names.reduce((line, [english, name]) => line.replace(english, name), head);
    const read = readWooProducts(readTable([romanian, ...rows].join("\n")));
    expect({ ...read, notes: [] }).toEqual({ ...found, notes: [] });
  });

  it("a WooCommerce export joins variations to the product given by id or SKU", () => {
    expect(found.products[1]?.variants).toMatchObject([
      { id: "23", code: "DET-01-1", values: { Volum: "1 l" }, priceMillionths: 12_990_000, stock: 12 },
      {
        id: "24",
        code: "DET-01-5",
        values: { Volum: "5 l" },
        priceMillionths: 49_900_000,
        weightGrams: 5_200,
      },
    ]);
  });

  it("a WooCommerce export yields the titles of SEO plugins, but not their templates", () => {
    expect(found.products.map(({ code, metaTitle }) => [code, metaTitle])).toEqual([
      ["BUR-01", "Burete moale | Luciu"],
      ["DET-01", ""],
    ]);
  });

  it("a WooCommerce export adds a note about each kind of row that it skips", () => {
    expect(found.notes).toEqual([
      "Produsul „Set de bucătărie” este grupat și nu se importă. Dacă îl vinzi, adaugă-l manual.",
      "Coloane care nu se importă: Meta: _culoare.",
    ]);
  });
});

describe("WooCommerce dumps", async () => {
  const found = await inParts((part) => readWooDump(inPieces(sample("woocommerce.sql")), { part }));

  it("a WooCommerce dump yields categories, products and variants, with the URLs configured in the shop", () => {
    expect(paths(found)).toEqual([
      ["Bucătărie", null],
      ["Bureți", "Bucătărie"],
      ["Detergenți", "Bucătărie"],
    ]);
    expect(found.categories[1]?.addresses).toEqual(["/categorie-produs/bucatarie/bureti"]);
    expect(found.pricesWithVat).toBe(true);
    expect(found.products).toMatchObject([
      {
        name: "Burete d'uble față",
        description: '<p>Moale pe o parte,\naspru pe cealaltă: "burete".</p>',
        addresses: ["/produs/burete-dubla-fata"],
        pictures: ["2024/03/burete.jpg"],
        categoryId: "4",
        brand: "Luciu",
        stock: 40,
        createdAt: "2023-05-02T09:00:00.000Z",
      },
      {
        characteristics: [
          { name: "Volum", value: "1 l, 5 l" },
          { name: "Miros", value: "Lămâie" },
        ],
        variants: [
          { id: "23", values: { Volum: "1 l" }, priceMillionths: 12_990_000, stock: 12 },
          { id: "24", values: { Volum: "5 l" }, priceMillionths: 49_900_000, stock: 3 },
        ],
      },
    ]);
  });

  it("a WooCommerce dump yields customers with their passwords, without shop staff", () => {
    expect(found.customers).toMatchObject([
      {
        email: "Maria@example.com",
        firstName: "Maria",
        lastName: "Ionescu",
        password: { kind: "phpass" },
        addresses: [
          { street: "Str. Lungă 1, ap. 4", city: "Cluj-Napoca", county: "CJ", company: "Curat & Fiii SRL" },
        ],
      },
      {
        email: "dan@example.com",
        firstName: "Dan",
        lastName: "Popa",
        password: { kind: "wordpress" },
        addresses: [],
      },
    ]);
  });

  it("a WooCommerce dump yields orders from both kinds of tables, without refunds", () => {
    expect(found.orders.map(({ id, status, payment }) => [id, status, payment])).toEqual([
      ["40", "wc-completed", "bacs"],
      ["41", "wc-completed", "cod"],
      ["43", "wc-cancelled", "netopia"],
    ]);
    expect(found.orders[0]).toMatchObject({
      email: "ion@example.com",
      note: "Sunați înainte",
      delivery: { city: "Alba Iulia", street: "Str. Mică 3" },
      lines: [{ productId: "21", quantity: 2, priceMillionths: 4_500_000 }],
    });
    expect(found.orders[1]).toMatchObject({
      placedAt: "2025-01-02T03:04:05.000Z",
      totalMillionths: 82_880_000,
      deliveryName: "Curier rapid + Taxă ramburs",
      deliveryMillionths: 23_980_000,
      delivery: { city: "Alba Iulia", phone: "0740123456" },
      billing: { city: "Cluj-Napoca" },
      lines: [
        { productId: "21", variantId: "", quantity: 2, priceMillionths: 4_500_000 },
        { productId: "22", variantId: "24", quantity: 1, priceMillionths: 49_900_000 },
      ],
    });
  });
});

describe("PrestaShop exports", () => {
  const names = ["combinations", "addresses", "products", "customers", "categories"];
  const found = readPrestaTables(names.map((name) => table(`prestashop-${name}.csv`)));

  it("PrestaShop tables are recognised by their columns, under any name and in any order", () => {
    expect(found.notes).toEqual([]);
    expect(paths(found)).toEqual([
      ["Bucătărie", null],
      ["Detergenți", "Bucătărie"],
    ]);
    expect(found.pricesWithVat).toBe(false);
    expect(found.products).toMatchObject([
      {
        id: "5",
        name: "Detergent vase; cu lămâie",
        description: '<p>Cu "lămâie".</p>',
        priceMillionths: 10_735_537,
        characteristics: [{ name: "Miros", value: "Lămâie" }],
        addresses: ["/detergenti/5-detergent-vase-5941234567899.html"],
        variants: [
          { code: "DET-02-1", values: { Volum: "1 l" }, priceMillionths: 10_735_537, weightGrams: 1_100 },
          { code: "DET-02-5", values: { Volum: "5 l" }, priceMillionths: 41_235_537, weightGrams: 5_200 },
        ],
      },
    ]);
    expect(found.customers).toMatchObject([
      {
        email: "elena@example.com",
        password: { kind: "bcrypt" },
        phone: "0740123456",
        addresses: [{ city: "Cluj-Napoca", county: "Cluj", cui: "RO14399840" }],
      },
    ]);
  });

  it("PrestaShop tables yield supplier codes, and cause a note about columns with values that are not read", () => {
    const read = readPrestaTables([
      readTable(
        "Product ID;Name *;Categories (x,y,z...);Supplier reference #;Wholesale price;Minimal quantity;Tags\n1;Mop;Mopuri;F-9;3,5;1;\n",
      ),
    ]);
    expect(read.products.map(({ supplierCode }) => supplierCode)).toEqual(["F-9"]);
    expect(read.notes).toEqual(["Coloane care nu se importă: Wholesale price."]);
  });

  it("PrestaShop tables cause a note if they are not recognised", () => {
    expect(readPrestaTables([readTable("Greutate;Culoare\n1;roșu\n")]).notes).toEqual([
      "Un tabel nu a fost recunoscut; începe cu: Greutate, Culoare.",
    ]);
  });
});

describe("PrestaShop dumps", async () => {
  const found = await inParts((part) => readPrestaDump(inPieces(sample("prestashop.sql")), { part, at }));

  it("a PrestaShop dump yields the catalogue in Romanian, without PrestaShop's root categories", () => {
    expect(paths(found)).toEqual([
      ["Bucătărie", null],
      ["Detergenți", "Bucătărie"],
    ]);
    expect(found.products).toMatchObject([
      {
        name: "Detergent vase",
        vatClass: "RO Standard Rate (19%)",
        brand: "Luciu",
        pictures: ["p/1/2/12.jpg", "p/1/3/13.jpg"],
        addresses: ["/detergenti/5-detergent-vase.html"],
        variants: [
          { id: "51", values: { Volum: "1 l" }, stock: 12 },
          { id: "52", values: { Volum: "5 l" }, stock: 3, priceMillionths: 41_235_537, weightGrams: 5_200 },
        ],
      },
      {
        name: "Burete",
        isPublished: false,
        addresses: ["/bucatarie/6-burete-5941234567899.html", "/bucatarie/6-burete.html"],
        variants: [],
      },
    ]);
  });

  it("a PrestaShop dump yields accounts with both kinds of passwords, and guest orders", () => {
    expect(
      found.customers.map(({ email, password, addresses }) => [email, password?.kind, addresses.length]),
    ).toEqual([
      ["elena@example.com", "bcrypt", 1],
      ["radu@example.com", "md5", 0],
    ]);
    expect(found.orders).toMatchObject([
      {
        number: "XKBKNABJK",
        email: "elena@example.com",
        status: "Livrată",
        payment: "ps_cashondelivery",
        deliveryName: "Curier rapid",
        deliveryMillionths: 15_930_000,
        delivery: { street: "Str. Veche 9" },
        billing: { company: "Curat SRL" },
        lines: [{ productId: "5", variantId: "52", code: "DET-02-5", priceMillionths: 49_070_000 }],
      },
      {
        email: "oaspete@example.com",
        placedAt: "2024-02-02T01:04:05.000Z",
        status: "Anulată",
        delivery: { county: "Cluj" },
      },
    ]);
  });
});

describe("Shopify files", () => {
  const names = ["orders", "products", "customers"];
  const found = readShopifyTables(names.map((name) => table(`shopify-${name}.csv`)));

  it("Shopify exports yield products, their variants by option, and all pictures", () => {
    expect(found.notes).toEqual(["Coloane care nu se importă: Variant Compare At Price."]);
    expect(paths(found)).toEqual([
      ["Bureți", null],
      ["Home & Garden", null],
      ["Household Supplies", "Home & Garden"],
    ]);
    expect(found.products).toMatchObject([
      {
        id: "burete",
        code: "BUR-03",
        barcode: "5941234567899",
        variants: [],
        addresses: ["/products/burete"],
      },
      {
        pictures: [/detergent\.jpg$/, /detergent-2\.jpg$/].map((end) => expect.stringMatching(end)),
        variants: [
          { code: "DET-03-1", values: { Volum: "1 l", Miros: "Lămâie" }, priceMillionths: 12_990_000 },
          { code: "DET-03-5", values: { Volum: "5 l", Miros: "Lămâie" }, priceMillionths: 49_900_000 },
        ],
      },
    ]);
  });

  it("Shopify exports may use the newer product column names", () => {
    const today =
      "Title,URL handle,Description,Vendor,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Inventory quantity,Weight value (grams),Product image URL\nBurete,burete,<p>Bun</p>,Luciu,Bureți,TRUE,Active,BUR-9,,,4.50,7,50,https://cdn.shopify.com/burete.jpg\n";
    expect(readShopifyTables([readTable(today)]).products).toMatchObject([
      {
        id: "burete",
        code: "BUR-9",
        stock: 7,
        weightGrams: 50,
        isPublished: true,
        priceMillionths: 4_500_000,
      },
    ]);
  });

  it("Shopify exports yield no stock for products without inventory tracking", () => {
    const rows = [
      "Handle,Title,Variant Inventory Tracker,Variant Inventory Qty,Variant Price",
      "burete,Burete,,0,4.50",
      "perie,Perie,shopify,7,9",
    ];
    const { products } = readShopifyTables([readTable(rows.join("\n"))]);
    expect(products.map(({ stock }) => stock)).toEqual([null, 7]);
  });

  it("Shopify exports yield customers without passwords, and orders of several rows", () => {
    expect(found.customers).toMatchObject([
      {
        id: "6000000000001",
        phone: "+40740123456",
        password: null,
        addresses: [{ postcode: "400001", county: "CJ" }],
      },
    ]);
    expect(found.orders).toMatchObject([
      {
        id: "5000000000001",
        number: "#1001",
        status: "fulfilled",
        placedAt: "2024-05-06T06:00:00.000Z",
        delivery: { firstName: "Andrei", lastName: "Stan", street: "Str. Lungă 1, ap. 4" },
        lines: [
          { code: "DET-03-5", quantity: 1, priceMillionths: 49_900_000 },
          { code: "BUR-03", quantity: 2, priceMillionths: 4_000_000 },
        ],
      },
      { status: "refunded", delivery: { street: "Str. Scurtă 5" } },
    ]);
  });
});
