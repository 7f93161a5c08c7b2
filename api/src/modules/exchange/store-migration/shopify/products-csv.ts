/** Rows with the same handle belong to one product. Each is a variant, another picture, or both. */
import { cellOf, hasCell, type Row, type Table } from "../files/csv.ts";
import { millionthsOf, numberOf, wholeOf } from "../files/values.ts";
import {
  type Found,
  searchOf,
  type SourceCategory,
  type SourceOffer,
  type SourceProduct,
} from "../records.ts";

export const PRODUCT_COLUMNS = [
  "Handle",
  "URL handle",
  "Title",
  "Body (HTML)",
  "Description",
  "Vendor",
  "Product Category",
  "Type",
  "Published",
  "Published on online store",
  "Status",
  /^Option[123] (?:Name|Value|Linked To)$/i,
  /^Variant (?!Compare At Price)/i,
  "SKU",
  "Barcode",
  "Price",
  "Charge tax",
  "Tax code",
  "Inventory tracker",
  "Inventory quantity",
  "Continue selling when out of stock",
  "Weight value (grams)",
  "Weight unit for display",
  "Requires shipping",
  "Fulfillment service",
  /^Image (?!Alt Text)/i,
  "Product image URL",
  "Gift Card",
  /^SEO /,
] as const;

const TRACKERS = ["Variant Inventory Tracker", "Inventory tracker"];
const FIRST_OPTION = "Default Title";

export function readProducts(table: Table): Pick<Found, "categories" | "products"> {
  const categories = new Map<string, SourceCategory>();
  const rowsOf = new Map<string, Row[]>();
  let handle = "";
  for (const row of table.rows) {
    handle = cellOf(row, "Handle", "URL handle") || handle;
    const rows = rowsOf.get(handle);
    if (rows) rows.push(row);
    else rowsOf.set(handle, [row]);
  }
  const products = [...rowsOf].flatMap(([id, rows]) => productOf(id, rows, categories) ?? []);
  return { categories: [...categories.values()], products };
}

function productOf(
  handle: string,
  rows: readonly Row[],
  categories: Map<string, SourceCategory>,
): SourceProduct | undefined {
  const [head] = rows;
  if (!head || handle === "") return undefined;
  const axes = [1, 2, 3].map((place) => cellOf(head, `Option${place} Name`));
  const offers = rows
    .filter((row) => cellOf(row, "Option1 Value", "Variant Price", "Price", "Variant SKU", "SKU") !== "")
    .map((row) => ({ ...offerOf(row), id: "", values: valuesOf(row, axes) }))
    .map((offer) => ({ ...offer, id: [handle, ...Object.values(offer.values)].join(" / ") }));
  const own = offers[0] ?? { ...offerOf(head), values: {} };
  const hasVariants = offers.some(({ values }) => Object.keys(values).length > 0);
  const pictures = rows.flatMap((row) => cellOf(row, "Image Src", "Product image URL") || []);
  const { code, barcode, priceMillionths, sale, stock, weightGrams } = own;
  return {
    id: handle,
    name: cellOf(head, "Title"),
    slug: handle,
    summary: "",
    description: cellOf(head, "Body (HTML)", "Description"),
    brand: cellOf(head, "Vendor"),
    categoryId: putPath(categories, cellOf(head, "Type") || cellOf(head, "Product Category")),
    vatClass: cellOf(head, "Variant Tax Code", "Tax code"),
    sizeMm: { width: 0, depth: 0, height: 0 },
    isPublished:
      isTrue(cellOf(head, "Published", "Published on online store")) &&
      !/^(?:draft|archived)$/i.test(cellOf(head, "Status")),
    createdAt: null,
    characteristics: [],
    code,
    barcode,
    priceMillionths,
    sale,
    stock,
    weightGrams,
    pictures: [...new Set(pictures)],
    variants: hasVariants ? offers : [],
    addresses: [`/products/${handle}`],
    ...searchOf(cellOf(head, "SEO Title"), cellOf(head, "SEO Description")),
  };
}

function valuesOf(row: Row, axes: readonly string[]): Record<string, string> {
  const values = axes.map((_axis, place) => cellOf(row, `Option${place + 1} Value`));
  if (values[0] === FIRST_OPTION) return {};
  return Object.fromEntries(
    axes.flatMap((axis, place) => (axis && values[place] ? [[axis, values[place]]] : [])),
  );
}

function offerOf(row: Row): SourceOffer {
  return {
    // Shopify adds an apostrophe, so that spreadsheets keep leading zeros.
    code: cellOf(row, "Variant SKU", "SKU").replace(/^'/, ""),
    barcode: cellOf(row, "Variant Barcode", "Barcode").replace(/^'/, ""),
    // The compare-at price has no period, so it is not imported as a reduction.
    priceMillionths: millionthsOf(cellOf(row, "Variant Price", "Price")),
    sale: null,
    stock: isCounted(row) ? wholeOf(cellOf(row, "Variant Inventory Qty", "Inventory quantity")) : null,
    weightGrams: Math.round(numberOf(cellOf(row, "Variant Grams", "Weight value (grams)")) ?? 0),
    pictures: [cellOf(row, "Variant Image", "Variant image URL")].filter((picture) => picture !== ""),
  };
}

/** If the tracker column exists, an empty cell means that stock is not tracked. */
function isCounted(row: Row): boolean {
  return !TRACKERS.some((column) => hasCell(row, column)) || cellOf(row, ...TRACKERS) !== "";
}

function isTrue(text: string): boolean {
  return /^(?:true|1|yes)$/i.test(text);
}

/**
 * Adds the shop's own product type, or a path in Shopify's taxonomy such as "Home & Garden > Household Supplies".
 * Returns the id of the deepest category; null for an empty text.
 */
function putPath(categories: Map<string, SourceCategory>, text: string): string | null {
  let parentId: string | null = null;
  for (const name of text.split(/\s*>\s*/).filter((part) => part !== "")) {
    const id: string = parentId === null ? name : `${parentId} > ${name}`;
    if (!categories.has(id))
      categories.set(id, { ...searchOf(), id, parentId, name, slug: "", description: "", addresses: [] });
    parentId = id;
  }
  return parentId;
}
