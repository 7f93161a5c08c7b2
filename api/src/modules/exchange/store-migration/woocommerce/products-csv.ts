/** WooCommerce's product export contains no permalinks. They are derived from names, as WordPress does. */
import { cellOf, type Row, type Table, unknownColumnsNote } from "../files/csv.ts";
import { plainOf } from "../files/entities.ts";
import { gramsIn, millimetresIn } from "../files/measures.ts";
import { endOf, escapedParts, millionthsOf, momentOf, numberOf, wholeOf } from "../files/values.ts";
import {
  type Found,
  type SourceCategory,
  type SourceOffer,
  type SourceProduct,
  nothingFound,
  saleOf,
  searchOf,
} from "../records.ts";
import { hiddenVariations } from "./dump-catalogue.ts";
import { categoryAddress, productAddress, wordpressSlug } from "./addresses.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { inEnglish } from "./romanian-columns.ts";

/** Columns of the plugins Yoast SEO and Rank Math. */
const TITLE_COLUMNS = ["Meta: _yoast_wpseo_title", "Meta: rank_math_title"];
const DESCRIPTION_COLUMNS = ["Meta: _yoast_wpseo_metadesc", "Meta: rank_math_description"];

const KNOWN = [
  "ID",
  "Type",
  "SKU",
  "GTIN, UPC, EAN, or ISBN",
  "Name",
  "Published",
  "Visibility in catalog",
  "Short description",
  "Description",
  "Date sale price starts",
  "Date sale price ends",
  "Tax status",
  "Tax class",
  "In stock?",
  "Stock",
  "Backorders allowed?",
  "Sold individually?",
  "Allow customer reviews?",
  "Sale price",
  "Regular price",
  "Categories",
  "Images",
  "Download limit",
  "Download expiry days",
  "Parent",
  "Grouped products",
  "External URL",
  "Button text",
  "Position",
  "Brands",
  ...TITLE_COLUMNS,
  ...DESCRIPTION_COLUMNS,
  /^Weight \(/,
  /^(?:Length|Width|Height) \(/,
  /^Attribute \d+ (?:name|value\(s\)|visible|global|default)$/,
] as const;

const nameOf = (row: Row): string => plainOf(cellOf(row, "Name"));

/** Returns products with their variations, and the categories of their paths. */
export function readWooProducts(exported: Table): Found {
  const table = inEnglish(exported);
  const found = nothingFound();
  const rows = table.rows.map((row) => ({
    row,
    types: cellOf(row, "Type")
      .toLowerCase()
      .split(/\s*,\s*/),
  }));
  const categories = new Map<string, SourceCategory>();
  const products = new Map<string, SourceProduct>();
  const drafts = new Set<SourceProduct>();
  const measure = measureOf(table);
  for (const { row, types } of rows) {
    if (types.includes("variation")) continue;
    const id = cellOf(row, "ID") || cellOf(row, "SKU");
    if (types.includes("grouped") || types.includes("external"))
      found.notes.push(
        `Produsul „${nameOf(row)}” este ${types.includes("grouped") ? "grupat" : "extern"} și nu se importă. Dacă îl vinzi, adaugă-l manual.`,
      );
    else if (id === "")
      found.notes.push(`Produsul „${nameOf(row)}” nu are nici ID, nici SKU: nu se importă.`);
    else {
      const product = productOf(row, { id, categories, measure });
      products.set(id, product);
      if (cellOf(row, "Published") === "-1") drafts.add(product);
    }
  }
  const bySku = new Map(
    [...products.values()].flatMap((product) => (product.code === "" ? [] : [[product.code, product]])),
  );
  let hidden = 0;
  for (const { row, types } of rows) {
    if (!types.includes("variation")) continue;
    // "id:123" is the id of the parent; any other text is its SKU.
    const parent = cellOf(row, "Parent");
    const product = parent.startsWith("id:") ? products.get(parent.slice(3)) : bySku.get(parent);
    const published = cellOf(row, "Published");
    // The row is disabled or a draft. Variations of a draft product are kept, because they are always exported as
    // drafts.
    if (published === "0" || (published === "-1" && !(product && drafts.has(product)))) {
      hidden += 1;
      continue;
    }
    if (!product)
      found.notes.push(
        parent === ""
          ? `Produsul variantei „${nameOf(row)}” nu este în fișier.`
          : `Varianta „${nameOf(row)}” aparține produsului ${parent}, care nu este în fișier.`,
      );
    else {
      const id = cellOf(row, "ID") || cellOf(row, "SKU");
      const own = offerOf(row, measure);
      const values = Object.fromEntries(
        attributesOf(row).map(({ name, values: [value = ""] }) => [name, value]),
      );
      const weightGrams = own.weightGrams || product.weightGrams;
      product.variants.push({ ...own, id, values, weightGrams });
    }
  }
  if (hidden > 0) found.notes.push(hiddenVariations(hidden));
  found.notes.push(...unknownColumnsNote(table, KNOWN));
  return { ...found, categories: [...categories.values()], products: [...products.values()] };
}

type Measure = (row: Row, what: "Weight" | "Length" | "Width" | "Height") => number;

/** Reads a weight or size. The names of the columns contain the unit. */
function measureOf({ columns }: Table): Measure {
  return (row, what) => {
    const column = columns.find((name) => name.startsWith(`${what} (`));
    const unit = column?.slice(what.length + 2, -1) ?? "";
    const factor = (what === "Weight" ? gramsIn(unit) : millimetresIn(unit)) ?? 0;
    return Math.round((numberOf(cellOf(row, column ?? what)) ?? 0) * factor);
  };
}

function productOf(
  row: Row,
  { id, categories, measure }: { id: string; categories: Map<string, SourceCategory>; measure: Measure },
): SourceProduct {
  const name = nameOf(row);
  const slug = wordpressSlug(name);
  const paths = escapedParts(cellOf(row, "Categories")).map((path) => path.split(/\s*>\s*/).map(plainOf));
  const ids = paths.map((path) => putPath(categories, path));
  // The deepest category is the most specific one.
  const deepest = paths.reduce((best, path, at) => (path.length > (paths[best]?.length ?? 0) ? at : best), 0);
  const attributes = attributesOf(row);
  return {
    ...offerOf(row, measure),
    id,
    name,
    slug,
    summary: paragraphsOf(cellOf(row, "Short description").replaceAll("\\n", "\n")),
    description: paragraphsOf(cellOf(row, "Description").replaceAll("\\n", "\n")),
    brand: plainOf(escapedParts(cellOf(row, "Brands"))[0] ?? ""),
    categoryId: ids[deepest] ?? null,
    vatClass: cellOf(row, "Tax class"),
    sizeMm: { width: measure(row, "Width"), depth: measure(row, "Length"), height: measure(row, "Height") },
    isPublished: cellOf(row, "Published") === "1" && cellOf(row, "Visibility in catalog") !== "hidden",
    createdAt: momentOf(cellOf(row, "Date created")),
    characteristics: attributes
      .filter(({ isVisible }) => isVisible)
      .map(({ name: attribute, values }) => ({ name: attribute, value: values.join(", ") })),
    variants: [],
    addresses: [productAddress(slug)],
    ...searchOf(plainOf(cellOf(row, ...TITLE_COLUMNS)), plainOf(cellOf(row, ...DESCRIPTION_COLUMNS))),
  };
}

function offerOf(row: Row, measure: Measure): SourceOffer {
  return {
    code: cellOf(row, "SKU"),
    barcode: cellOf(row, "GTIN, UPC, EAN, or ISBN"),
    priceMillionths: millionthsOf(cellOf(row, "Regular price")),
    sale: saleOf(
      millionthsOf(cellOf(row, "Sale price")),
      momentOf(cellOf(row, "Date sale price starts")),
      endOf(cellOf(row, "Date sale price ends")),
    ),
    stock: wholeOf(cellOf(row, "Stock")),
    weightGrams: measure(row, "Weight"),
    pictures: escapedParts(cellOf(row, "Images")),
  };
}

interface Attribute {
  name: string;
  values: string[];
  isVisible: boolean;
}

function attributesOf(row: Row): Attribute[] {
  const attributes: Attribute[] = [];
  for (let place = 1; row.has(`attribute${place}name`); place += 1) {
    const name = plainOf(cellOf(row, `Attribute ${place} name`));
    const values = escapedParts(cellOf(row, `Attribute ${place} value(s)`)).map(plainOf);
    const isVisible = cellOf(row, `Attribute ${place} visible`) === "1";
    if (name !== "" && values.length > 0) attributes.push({ name, values, isVisible });
  }
  return attributes;
}

function putPath(categories: Map<string, SourceCategory>, path: readonly string[]): string {
  let parentId: string | null = null;
  const slugs: string[] = [];
  for (const name of path) {
    const id: string = parentId === null ? name : `${parentId} > ${name}`;
    slugs.push(wordpressSlug(name));
    if (!categories.has(id)) {
      const slug = slugs.at(-1) ?? "";
      categories.set(id, {
        ...searchOf(),
        id,
        parentId,
        name,
        slug,
        description: "",
        addresses: [categoryAddress(slugs)],
      });
    }
    parentId = id;
  }
  return parentId ?? "";
}
