/**
 * Reads PrestaShop's documented tables (Advanced parameters → Import). Their prices are without VAT, and they contain
 * no orders.
 */
import { cellOf, hasColumns, type Row, type Table, unknownColumnsNote } from "../files/csv.ts";
import {
  endOf,
  millionthsOf,
  momentOf,
  numberOf,
  partsOf,
  passwordKindOf,
  wholeOf,
} from "../files/values.ts";
import {
  type Found,
  type SourceCategory,
  type SourceCustomer,
  type SourceOffer,
  type SourceProduct,
  type SourceSale,
  nothingFound,
  searchOf,
} from "../records.ts";
import { categoryAddress, prestaSlug, productAddress } from "./addresses.ts";
import { lessOf } from "./specific-prices.ts";

/** Reads all tables together, in any order. */
export function readPrestaTables(tables: readonly Table[]): Found {
  const found = nothingFound();
  const kinds = tables.map((table) => ({ table, kind: kindOf(table) }));
  const rowsOf = (kind: Kind) => kinds.filter((one) => one.kind === kind).flatMap(({ table }) => table.rows);
  for (const { table, kind } of kinds)
    found.notes.push(
      ...(kind === undefined
        ? [`Un tabel nu a fost recunoscut; începe cu: ${table.columns.slice(0, 4).join(", ")}.`]
        : unknownColumnsNote(table, KNOWN[kind] ?? [/./])),
    );
  const categories = new Map<string, SourceCategory>();
  for (const row of rowsOf("categories")) putCategory(categories, row);
  const products = new Map<string, SourceProduct>();
  for (const row of rowsOf("products")) {
    const product = productOf(row, categories);
    products.set(product.id, product);
  }
  for (const row of rowsOf("combinations")) putVariant(products, row, found.notes);
  const customers = rowsOf("customers").map(customerOf);
  putAddresses(customers, rowsOf("addresses"), found.notes);
  return {
    ...found,
    categories: [...categories.values()],
    products: [...products.values()],
    customers,
    pricesWithVat: products.size > 0 ? false : null,
  };
}

/** Columns that are read, or whose content the shop derives. Columns of people are not compared. */
const KNOWN: Partial<Record<Kind, readonly string[]>> = {
  categories: [
    "Category ID",
    "ID",
    "Name",
    "Parent category",
    "Root category (0/1)",
    "Description",
    "Meta title",
    "Meta description",
    "URL rewritten",
  ],
  products: [
    "Product ID",
    "ID",
    "Active (0/1)",
    "Name",
    "Categories (x,y,z...)",
    "Price tax excluded",
    "Price tax excluded or Price tax included",
    "Price tax included",
    "Tax rules ID",
    "Discount amount",
    "Discount percent",
    "Discount from (yyyy-mm-dd)",
    "Discount to (yyyy-mm-dd)",
    "Reference #",
    "Reference",
    "Supplier reference #",
    "Supplier reference",
    "Manufacturer",
    "EAN13",
    "Width",
    "Height",
    "Depth",
    "Weight",
    "Quantity",
    "Summary",
    "Short description",
    "Description",
    "Meta title",
    "Meta description",
    "URL rewritten",
    "Product creation date",
    "Image URLs (x,y,z...)",
    "Feature(Name:Value:Position)",
  ],
  combinations: [
    "Product ID",
    "Product reference",
    "Attribute (Name:Type:Position)",
    "Value (Value:Position)",
    "Supplier reference",
    "Reference",
    "EAN13",
    "Impact on price",
    "Impact on weight",
    "Quantity",
    "Default (0 = No, 1 = Yes)",
    "Image URLs (x,y,z...)",
  ],
};

type Kind = "categories" | "products" | "combinations" | "customers" | "addresses";

function kindOf(table: Table): Kind | undefined {
  if (hasColumns(table, "Attribute (Name:Type:Position)", "Value (Value:Position)")) return "combinations";
  if (hasColumns(table, "Parent category")) return "categories";
  if (hasColumns(table, "Categories (x,y,z...)")) return "products";
  if (hasColumns(table, "Password", "Email")) return "customers";
  return hasColumns(table, "Customer e-mail", "Address 1") ? "addresses" : undefined;
}

const TOP = new Set(["", "0", "1", "2", "home", "root", "acasă", "acasa"]);

function putCategory(categories: Map<string, SourceCategory>, row: Row): void {
  const id = cellOf(row, "Category ID", "ID") || cellOf(row, "Name");
  const name = cellOf(row, "Name");
  const parent = cellOf(row, "Parent category");
  const slug = cellOf(row, "URL rewritten") || prestaSlug(name);
  if (id === "1" || id === "2") return;
  categories.set(id, {
    id,
    parentId: TOP.has(parent.toLowerCase()) ? null : (idOfName(categories, parent) ?? parent),
    name,
    slug,
    description: cellOf(row, "Description"),
    addresses: [categoryAddress(id, slug)],
    ...searchOf(cellOf(row, "Meta title"), cellOf(row, "Meta description")),
  });
}

function idOfName(categories: ReadonlyMap<string, SourceCategory>, text: string): string | undefined {
  if (categories.has(text)) return text;
  return [...categories.values()].find(({ name }) => name.toLowerCase() === text.toLowerCase())?.id;
}

function productOf(row: Row, categories: Map<string, SourceCategory>): SourceProduct {
  const id = cellOf(row, "Product ID", "ID") || cellOf(row, "Reference #", "Name");
  const name = cellOf(row, "Name");
  const slug = cellOf(row, "URL rewritten") || prestaSlug(name);
  const named = partsOf(cellOf(row, "Categories (x,y,z...)")).filter((part) => !TOP.has(part.toLowerCase()));
  const ids = named.map((part) => {
    const known = idOfName(categories, part);
    if (known === undefined) putCategory(categories, new Map([["name", part]]));
    return known ?? part;
  });
  const size = (column: string) => Math.round((numberOf(cellOf(row, column)) ?? 0) * 10);
  const own = offerOf(row);
  return {
    ...own,
    sale: lessOf(own.priceMillionths, {
      part: (numberOf(cellOf(row, "Discount percent")) ?? 0) / 100,
      amountMillionths: millionthsOf(cellOf(row, "Discount amount")) ?? 0,
      hasVat: true,
      from: momentOf(cellOf(row, "Discount from (yyyy-mm-dd)")),
      until: endOf(cellOf(row, "Discount to (yyyy-mm-dd)")),
    }),
    id,
    name,
    slug,
    summary: cellOf(row, "Summary", "Short description"),
    description: cellOf(row, "Description"),
    brand: cellOf(row, "Manufacturer"),
    categoryId: ids.at(-1) ?? null,
    vatClass: cellOf(row, "Tax rules ID"),
    sizeMm: { width: size("Width"), depth: size("Depth"), height: size("Height") },
    isPublished: cellOf(row, "Active (0/1)") === "1",
    createdAt: momentOf(cellOf(row, "Product creation date")),
    characteristics: partsOf(cellOf(row, "Feature(Name:Value:Position)")).flatMap((feature) => {
      const [characteristic = "", value = ""] = feature.split(":");
      return value === "" ? [] : [{ name: characteristic.trim(), value: value.trim() }];
    }),
    variants: [],
    ...searchOf(cellOf(row, "Meta title"), cellOf(row, "Meta description")),
    addresses: [
      productAddress({
        id,
        slug,
        barcode: cellOf(row, "EAN13"),
        category: categories.get(ids.at(-1) ?? "")?.slug,
      }),
    ],
  };
}

function offerOf(row: Row): SourceOffer {
  return {
    code: cellOf(row, "Reference #", "Reference"),
    barcode: cellOf(row, "EAN13"),
    supplierCode: cellOf(row, "Supplier reference #", "Supplier reference"),
    priceMillionths: millionthsOf(
      cellOf(row, "Price tax excluded", "Price tax excluded or Price tax included"),
    ),
    sale: null,
    stock: wholeOf(cellOf(row, "Quantity")),
    weightGrams: Math.round((numberOf(cellOf(row, "Weight", "Impact on weight")) ?? 0) * 1000),
    pictures: partsOf(cellOf(row, "Image URLs (x,y,z...)")),
  };
}

/** Adds a combination to its product. Its price and weight are relative to the product's. */
function putVariant(products: ReadonlyMap<string, SourceProduct>, row: Row, notes: string[]): void {
  const named = cellOf(row, "Product ID") || cellOf(row, "Product reference");
  const product =
    named === ""
      ? undefined
      : (products.get(named) ?? [...products.values()].find(({ code }) => code === named));
  if (!product) {
    notes.push(
      named === ""
        ? `Produsul unei combinații lipsește din fișiere: ${cellOf(row, "Reference")}.`
        : `Produsul ${named} al unei combinații lipsește din fișiere.`,
    );
    return;
  }
  const names = partsOf(cellOf(row, "Attribute (Name:Type:Position)")).map(
    (part) => part.split(":")[0]?.trim() ?? "",
  );
  const values = partsOf(cellOf(row, "Value (Value:Position)")).map(
    (part) => part.split(":")[0]?.trim() ?? "",
  );
  const own = offerOf(row);
  const impact = millionthsOf(cellOf(row, "Impact on price")) ?? 0;
  product.variants.push({
    ...own,
    id: `${product.id}-${product.variants.length + 1}`,
    priceMillionths: product.priceMillionths === null ? null : product.priceMillionths + impact,
    sale: saleWith(product, impact),
    weightGrams: product.weightGrams + own.weightGrams,
    values: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""])),
  });
}

/** Reduces a combination with another price in the same proportion as the product. */
function saleWith({ priceMillionths, sale }: SourceProduct, impact: number): SourceSale | null {
  if (!sale || priceMillionths === null || priceMillionths <= 0) return null;
  const input = (sale.priceMillionths / priceMillionths) * (priceMillionths + impact);
  return { ...sale, priceMillionths: Math.round(input) };
}

function customerOf(row: Row): SourceCustomer {
  const email = cellOf(row, "Email");
  return {
    id: cellOf(row, "Customer ID", "ID") || email,
    email,
    firstName: cellOf(row, "First Name"),
    lastName: cellOf(row, "Last Name"),
    phone: "",
    createdAt: momentOf(cellOf(row, "Registration date (yyyy-mm-dd)")),
    password: passwordKindOf(cellOf(row, "Password")),
    addresses: [],
  };
}

function putAddresses(customers: readonly SourceCustomer[], rows: readonly Row[], notes: string[]): void {
  const byKey = new Map(
    customers.flatMap((one) =>
      [one.id, one.email.toLowerCase()].flatMap((key) => (key === "" ? [] : [[key, one] as const])),
    ),
  );
  let strangers = 0;
  for (const row of rows) {
    const email = cellOf(row, "Customer e-mail").toLowerCase();
    const customer = byKey.get(email) ?? byKey.get(cellOf(row, "Customer ID"));
    if (!customer) {
      strangers += 1;
      continue;
    }
    const phone = cellOf(row, "Mobile Phone", "Phone");
    customer.phone ||= phone;
    customer.addresses.push({
      firstName: cellOf(row, "First Name"),
      lastName: cellOf(row, "Last Name"),
      phone,
      county: cellOf(row, "State"),
      city: cellOf(row, "City"),
      street: [cellOf(row, "Address 1"), cellOf(row, "Address 2")].filter((part) => part !== "").join(", "),
      postcode: cellOf(row, "Zipcode"),
      company: cellOf(row, "Company"),
      cui: cellOf(row, "VAT number"),
    });
  }
  // Notes are kept after an erasure, so they contain no names.
  if (strangers > 0) notes.push(`Adrese care nu aparțin niciunui client din fișiere: ${strangers}.`);
}
