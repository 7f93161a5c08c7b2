import type { DumpRow } from "../files/dump.ts";
import { byColumn, factsBy, groupedBy, rowsOf, type Tables } from "../files/dump-tables.ts";
import { plainOf } from "../files/entities.ts";
import { gramsIn, millimetresIn } from "../files/measures.ts";
import { type PhpValue, readPhp } from "../files/php-value.ts";
import { millionthsOf, momentOfSeconds, numberOf, partsOf, utcMomentOf, wholeOf } from "../files/values.ts";
import { pricedInLei } from "../currency.ts";
import {
  type Found,
  type SourceCategory,
  type SourceOffer,
  type SourceProduct,
  saleOf,
  searchOf,
} from "../records.ts";
import { type Bases, categoryAddress, productAddress, USUAL_BASES } from "./addresses.ts";
import { paragraphsOf } from "./paragraphs.ts";

interface Term {
  id: string;
  taxonomy: string;
  name: string;
  slug: string;
  parent: string;
  description: string;
}
type Facts = ReadonlyMap<string, string>;

interface Shop {
  facts: ReadonlyMap<string, Facts>;
  terms: ReadonlyMap<string, readonly Term[]>;
  /** Values by taxonomy and slug, such as "pa_volum 5-l". */
  values: ReadonlyMap<string, string>;
  labels: ReadonlyMap<string, string>;
  grams: number;
  millimetres: number;
  bases: Bases;
}

export function readCatalogue(
  tables: Tables,
): Pick<Found, "categories" | "products" | "pricesWithVat" | "notes"> {
  const options = new Map(
    rowsOf(tables, "options").map((row) => [row["option_name"], row["option_value"] ?? ""]),
  );
  const terms = readTerms(tables);
  const shop: Shop = {
    facts: factsBy(rowsOf(tables, "postmeta"), "post_id"),
    terms: termsByProduct(tables, terms),
    values: new Map([...terms.values()].map(({ taxonomy, slug, name }) => [`${taxonomy} ${slug}`, name])),
    labels: new Map(
      rowsOf(tables, "woocommerce_attribute_taxonomies").map((row) => [
        `pa_${row["attribute_name"]}`,
        plainOf(row["attribute_label"] || (row["attribute_name"] ?? "")),
      ]),
    ),
    grams: gramsIn(options.get("woocommerce_weight_unit") ?? "") ?? 1000,
    millimetres: millimetresIn(options.get("woocommerce_dimension_unit") ?? "") ?? 10,
    bases: basesOf(options.get("woocommerce_permalinks")),
  };
  const posts = rowsOf(tables, "posts");
  const variations = groupedBy(
    posts.filter((row) => row["post_type"] === "product_variation"),
    "post_parent",
  );
  const shown = posts.filter(
    (row) =>
      row["post_type"] === "product" && row["post_status"] !== "trash" && row["post_status"] !== "auto-draft",
  );
  const notes = shown
    .filter((row) => typeOf(shop, row) === "grouped" || typeOf(shop, row) === "external")
    .map(
      (row) =>
        `Produsul „${plainOf(row["post_title"] ?? "")}” este ${typeOf(shop, row) === "grouped" ? "grupat" : "extern"} și nu se importă. Dacă îl vinzi, adaugă-l manual.`,
    );
  const hidden = shown.flatMap((row) => variations.get(row["ID"] ?? "") ?? []).filter((row) => !isSold(row));
  if (hidden.length > 0) notes.push(hiddenVariations(hidden.length));
  const taxed = options.get("woocommerce_prices_include_tax");
  const priced = pricedInLei(
    shown
      .filter((row) => !["grouped", "external"].includes(typeOf(shop, row)))
      .map((row) => productOf(shop, row, variations.get(row["ID"] ?? "") ?? [])),
    options.get("woocommerce_currency") ?? "",
  );
  return {
    categories: readCategories(terms, shop.bases),
    products: priced.products,
    pricesWithVat: taxed === undefined ? null : taxed === "yes",
    notes: [...priced.notes, ...notes],
  };
}

/** A disabled variation has the status "private". */
function isSold(variation: DumpRow): boolean {
  return variation["post_status"] === "publish";
}

export function hiddenVariations(count: number): string {
  return `Variante care nu erau la vânzare și nu se importă: ${count}.`;
}

function readTerms(tables: Tables): Map<string, Term> {
  const names = byColumn(rowsOf(tables, "terms"), "term_id");
  return new Map(
    rowsOf(tables, "term_taxonomy").map((row) => {
      const id = row["term_id"] ?? "";
      const named = names.get(id);
      const term = {
        id,
        taxonomy: row["taxonomy"] ?? "",
        name: plainOf(named?.["name"] ?? ""),
        slug: named?.["slug"] ?? "",
        parent: row["parent"] ?? "0",
        description: paragraphsOf(row["description"] ?? ""),
      };
      return [row["term_taxonomy_id"] ?? "", term];
    }),
  );
}

function termsByProduct(tables: Tables, terms: ReadonlyMap<string, Term>): Map<string, Term[]> {
  return new Map(
    [...groupedBy(rowsOf(tables, "term_relationships"), "object_id")].map(([product, rows]) => [
      product,
      rows.flatMap((row) => terms.get(row["term_taxonomy_id"] ?? "") ?? []),
    ]),
  );
}

function readCategories(terms: ReadonlyMap<string, Term>, bases: Bases): SourceCategory[] {
  const all = [...terms.values()].filter(({ taxonomy }) => taxonomy === "product_cat");
  const byId = new Map(all.map((term) => [term.id, term]));
  return all.map(({ id, name, slug, parent, description }) => {
    const path: string[] = [];
    const seen = new Set<string>();
    for (let at = byId.get(id); at && !seen.has(at.id); at = byId.get(at.parent)) {
      seen.add(at.id);
      path.unshift(at.slug);
    }
    const addresses = [categoryAddress(path, bases)];
    const parentId = byId.has(parent) ? parent : null;
    return { ...searchOf(), id, parentId, name, slug, description, addresses };
  });
}

/** WooCommerce stores the product type as a term. */
function typeOf(shop: Shop, row: DumpRow): string {
  return (
    shop.terms.get(row["ID"] ?? "")?.find(({ taxonomy }) => taxonomy === "product_type")?.slug ?? "simple"
  );
}

function productOf(shop: Shop, row: DumpRow, variations: readonly DumpRow[]): SourceProduct {
  const id = row["ID"] ?? "";
  const facts: Facts = shop.facts.get(id) ?? new Map();
  const terms = shop.terms.get(id) ?? [];
  const categories = terms.filter(({ taxonomy }) => taxonomy === "product_cat");
  // A category with a parent is more specific.
  const category = categories.find(({ parent }) => parent !== "0") ?? categories[0];
  const slug = row["post_name"] ?? "";
  const own = offerOf(shop, facts);
  const size = (name: string) => Math.round((numberOf(facts.get(name)) ?? 0) * shop.millimetres);
  const attributes = attributesOf(shop, facts, terms);
  return {
    ...own,
    id,
    name: plainOf(row["post_title"] ?? ""),
    slug,
    summary: paragraphsOf(row["post_excerpt"] ?? ""),
    description: paragraphsOf(row["post_content"] ?? ""),
    brand: terms.find(({ taxonomy }) => taxonomy === "product_brand")?.name ?? "",
    categoryId: category?.id ?? null,
    vatClass: facts.get("_tax_class") ?? "",
    sizeMm: { width: size("_width"), depth: size("_length"), height: size("_height") },
    isPublished: row["post_status"] === "publish",
    createdAt: utcMomentOf(row["post_date_gmt"]),
    characteristics: attributes
      .filter(({ isVisible }) => isVisible)
      .map(({ name, value }) => ({ name, value })),
    variants: variations
      .filter(isSold)
      .toSorted((one, other) => Number(one["menu_order"]) - Number(other["menu_order"]))
      .map((variation) => variantOf(shop, variation, { weightGrams: own.weightGrams, attributes })),
    addresses: [productAddress(slug, shop.bases)],
    ...searchOf(
      plainOf(facts.get("_yoast_wpseo_title") || (facts.get("rank_math_title") ?? "")),
      plainOf(facts.get("_yoast_wpseo_metadesc") || (facts.get("rank_math_description") ?? "")),
    ),
  };
}

function variantOf(
  shop: Shop,
  row: DumpRow,
  { weightGrams, attributes }: { weightGrams: number; attributes: readonly Attribute[] },
) {
  const facts: Facts = shop.facts.get(row["ID"] ?? "") ?? new Map();
  const offer = offerOf(shop, facts);
  const values = [...facts].flatMap(([key, value]) => {
    if (!key.startsWith("attribute_") || value === "") return [];
    const taxonomy = key.slice("attribute_".length);
    const attribute = attributes.find((one) => one.key === taxonomy);
    return [
      [
        attribute?.name ?? shop.labels.get(taxonomy) ?? taxonomy,
        shop.values.get(`${taxonomy} ${value}`) ?? plainOf(value),
      ],
    ];
  });
  return {
    ...offer,
    id: row["ID"] ?? "",
    weightGrams: offer.weightGrams || weightGrams,
    values: Object.fromEntries(values),
  };
}

function offerOf(shop: Shop, facts: Facts): SourceOffer {
  const ids = [facts.get("_thumbnail_id") ?? "", ...partsOf(facts.get("_product_image_gallery"))];
  return {
    code: facts.get("_sku") ?? "",
    barcode: facts.get("_global_unique_id") ?? "",
    priceMillionths: millionthsOf(facts.get("_regular_price")) ?? millionthsOf(facts.get("_price")),
    sale: saleOf(
      millionthsOf(facts.get("_sale_price")),
      momentOfSeconds(facts.get("_sale_price_dates_from")),
      momentOfSeconds(facts.get("_sale_price_dates_to")),
    ),
    stock: facts.get("_manage_stock") === "yes" ? wholeOf(facts.get("_stock")) : null,
    weightGrams: Math.round((numberOf(facts.get("_weight")) ?? 0) * shop.grams),
    pictures: [...new Set(ids)].flatMap((id) => shop.facts.get(id)?.get("_wp_attached_file") ?? []),
  };
}

interface Attribute {
  key: string;
  name: string;
  value: string;
  isVisible: boolean;
}

function attributesOf(shop: Shop, facts: Facts, terms: readonly Term[]): Attribute[] {
  const reported = readPhp(facts.get("_product_attributes") ?? "");
  if (typeof reported !== "object" || reported === null) return [];
  return Object.entries(reported).flatMap(([key, attribute]): Attribute[] => {
    if (typeof attribute !== "object" || attribute === null) return [];
    const isShared = textOf(attribute["is_taxonomy"]) === "1";
    const own = partsOf(plainOf(textOf(attribute["value"])), "|");
    const values = isShared ? terms.filter(({ taxonomy }) => taxonomy === key).map(({ name }) => name) : own;
    const name = isShared
      ? (shop.labels.get(key) ?? key.replace(/^pa_/, ""))
      : plainOf(textOf(attribute["name"]));
    return [{ key, name, value: values.join(", "), isVisible: textOf(attribute["is_visible"]) === "1" }];
  });
}

function textOf(value: PhpValue | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : value === true ? "1" : "";
}

function basesOf(permalinks: string | undefined): Bases {
  const reported = readPhp(permalinks ?? "");
  if (typeof reported !== "object" || reported === null) return USUAL_BASES;
  const base = (name: string, usual: string) => textOf(reported[name]).replaceAll(/^\/+|\/+$/g, "") || usual;
  return {
    product: base("product_base", USUAL_BASES.product),
    category: base("category_base", USUAL_BASES.category),
  };
}
