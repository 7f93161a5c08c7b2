import type { DumpRow } from "../files/dump.ts";
import { byColumn, groupedBy, rowsOf, type Tables } from "../files/dump-tables.ts";
import { gramsIn, millimetresIn } from "../files/measures.ts";
import { millionthsOf, momentOf, numberOf, wholeOf } from "../files/values.ts";
import { pricedInLei } from "../currency.ts";
import {
  type Found,
  searchOf,
  type SourceCategory,
  type SourceProduct,
  type SourceVariant,
} from "../records.ts";
import { categoryAddress, productAddress } from "./addresses.ts";
import { readSpecificPrices, type SpecificPrices } from "./specific-prices.ts";

type Groups = ReadonlyMap<string, readonly DumpRow[]>;
type ById = ReadonlyMap<string, DumpRow>;

interface Shop {
  specific: SpecificPrices;
  texts: ById;
  categories: ReadonlyMap<string, SourceCategory>;
  manufacturers: ById;
  taxes: ById;
  images: Groups;
  variants: Groups;
  variantImages: Groups;
  values: Groups;
  attributes: ById;
  attributeNames: ById;
  groupNames: ById;
  stocks: ReadonlyMap<string, number | null>;
  features: Groups;
  featureNames: ById;
  featureValues: ById;
  grams: number;
  millimetres: number;
}

/** Reads the catalogue and the special prices that apply at `at`. */
export function readCatalogue(
  tables: Tables,
  at: Date,
): Pick<Found, "categories" | "products" | "pricesWithVat" | "notes"> {
  const named = (table: string, column: string) => byColumn(rowsOf(tables, table), column);
  const grouped = (table: string, column: string) => groupedBy(rowsOf(tables, table), column);
  // If the dump has several shops, the first one counts, for settings as for texts.
  const settings = new Map(
    rowsOf(tables, "configuration")
      .toReversed()
      .map((row) => [row["name"], row["value"] ?? ""]),
  );
  const categories = readCategories(tables);
  const currencyId = settings.get("PS_CURRENCY_DEFAULT") ?? "";
  const specific = readSpecificPrices(rowsOf(tables, "specific_price"), { at, currencyId });
  const shop: Shop = {
    specific,
    texts: named("product_lang", "id_product"),
    categories: new Map(categories.map((category) => [category.id, category])),
    manufacturers: named("manufacturer", "id_manufacturer"),
    taxes: named("tax_rules_group", "id_tax_rules_group"),
    images: grouped("image", "id_product"),
    variants: grouped("product_attribute", "id_product"),
    variantImages: grouped("product_attribute_image", "id_product_attribute"),
    values: grouped("product_attribute_combination", "id_product_attribute"),
    attributes: named("attribute", "id_attribute"),
    attributeNames: named("attribute_lang", "id_attribute"),
    groupNames: named("attribute_group_lang", "id_attribute_group"),
    stocks: new Map(
      rowsOf(tables, "stock_available").map((row) => [
        `${row["id_product"]}-${row["id_product_attribute"]}`,
        wholeOf(row["quantity"]),
      ]),
    ),
    features: grouped("feature_product", "id_product"),
    featureNames: named("feature_lang", "id_feature"),
    featureValues: named("feature_value_lang", "id_feature_value"),
    grams: gramsIn(settings.get("PS_WEIGHT_UNIT") ?? "") ?? 1000,
    millimetres: millimetresIn(settings.get("PS_DIMENSION_UNIT") ?? "") ?? 10,
  };
  const priced = pricedInLei(
    rowsOf(tables, "product").map((row) => productOf(shop, row)),
    named("currency", "id_currency").get(currencyId)?.["iso_code"] ?? "",
  );
  return {
    categories,
    products: priced.products,
    pricesWithVat: false,
    notes: [...priced.notes, ...notesOf(specific)],
  };
}

function notesOf({ others, further }: SpecificPrices): string[] {
  const reported: [count: number, which: string][] = [
    [
      others,
      "Prețuri speciale pentru anumiți clienți, grupuri, țări, monede sau cantități, care nu se importă",
    ],
    [further, "Alte prețuri speciale ale acelorași produse, care nu se importă"],
  ];
  return reported.flatMap(([count, which]) => (count === 0 ? [] : `${which}: ${count}.`));
}

/** Returns the categories without PrestaShop's root and home categories, which shops do not display. */
function readCategories(tables: Tables): SourceCategory[] {
  const texts = byColumn(rowsOf(tables, "category_lang"), "id_category");
  const rows = rowsOf(tables, "category");
  const tops = new Set(
    rows
      .filter((row) => row["id_parent"] === "0" || row["is_root_category"] === "1")
      .map((row) => row["id_category"] ?? ""),
  );
  return rows
    .filter((row) => !tops.has(row["id_category"] ?? ""))
    .toSorted((one, other) => Number(one["position"]) - Number(other["position"]))
    .map((row) => {
      const id = row["id_category"] ?? "";
      const text = texts.get(id);
      const slug = text?.["link_rewrite"] ?? "";
      const parentId = row["id_parent"] ?? "";
      return {
        id,
        parentId: tops.has(parentId) || parentId === "" ? null : parentId,
        name: text?.["name"] ?? "",
        slug,
        description: text?.["description"] ?? "",
        addresses: [categoryAddress(id, slug)],
        ...searchOf(text?.["meta_title"] ?? "", text?.["meta_description"] ?? ""),
      };
    });
}

function productOf(shop: Shop, row: DumpRow): SourceProduct {
  const id = row["id_product"] ?? "";
  const text = shop.texts.get(id);
  const slug = text?.["link_rewrite"] ?? "";
  const categoryId = row["id_category_default"] ?? "";
  const category = shop.categories.get(categoryId);
  const group = row["id_tax_rules_group"] ?? "";
  const millimetres = (column: string) => Math.round((numberOf(row[column]) ?? 0) * shop.millimetres);
  const barcode = row["ean13"] ?? "";
  const priceMillionths = millionthsOf(row["price"]);
  const addressOf = (code: string) => productAddress({ id, slug, barcode: code, category: category?.slug });
  const product = {
    id,
    name: text?.["name"] ?? "",
    slug,
    summary: text?.["description_short"] ?? "",
    description: text?.["description"] ?? "",
    brand: shop.manufacturers.get(row["id_manufacturer"] ?? "")?.["name"] ?? "",
    categoryId: category ? categoryId : null,
    vatClass: shop.taxes.get(group)?.["name"] ?? (group === "0" ? "" : group),
    sizeMm: { width: millimetres("width"), depth: millimetres("depth"), height: millimetres("height") },
    isPublished: row["active"] === "1",
    createdAt: momentOf(row["date_add"]),
    characteristics: (shop.features.get(id) ?? []).flatMap((feature) => {
      const name = shop.featureNames.get(feature["id_feature"] ?? "")?.["name"];
      const value = shop.featureValues.get(feature["id_feature_value"] ?? "")?.["value"];
      return name && value ? [{ name, value }] : [];
    }),
    code: row["reference"] ?? "",
    supplierCode: row["supplier_reference"] ?? "",
    barcode,
    priceMillionths,
    sale: shop.specific.saleOf({ id, priceMillionths }),
    stock: shop.stocks.get(`${id}-0`) ?? wholeOf(row["quantity"]),
    weightGrams: Math.round((numberOf(row["weight"]) ?? 0) * shop.grams),
    pictures: picturesOf(shop, id),
    addresses: [...new Set([addressOf(barcode), addressOf("")])],
    ...searchOf(text?.["meta_title"] ?? "", text?.["meta_description"] ?? ""),
  };
  const variants = (shop.variants.get(id) ?? [])
    .toSorted((one, other) => Number(other["default_on"]) - Number(one["default_on"]))
    .map((variant) => variantOf(shop, variant, product));
  return { ...product, variants };
}

/** Returns the path of a picture. Its folders are the digits of its id, as in img/p/1/2/12.jpg. */
function pictureOf(id: string): string {
  return `p/${[...id].join("/")}/${id}.jpg`;
}

function picturesOf(shop: Shop, productId: string): string[] {
  return [...(shop.images.get(productId) ?? [])]
    .toSorted(
      (one, other) =>
        Number(other["cover"]) - Number(one["cover"]) || Number(one["position"]) - Number(other["position"]),
    )
    .map((row) => pictureOf(row["id_image"] ?? ""));
}

function variantOf(shop: Shop, row: DumpRow, product: Omit<SourceProduct, "variants">): SourceVariant {
  const id = row["id_product_attribute"] ?? "";
  const values = (shop.values.get(id) ?? []).flatMap((combination) => {
    const attributeId = combination["id_attribute"] ?? "";
    const group = shop.groupNames.get(shop.attributes.get(attributeId)?.["id_attribute_group"] ?? "");
    const value = shop.attributeNames.get(attributeId)?.["name"];
    const name = group?.["public_name"] || group?.["name"];
    return name && value ? [[name, value]] : [];
  });
  // A combination stores the difference from the product's price.
  const impactMillionths = millionthsOf(row["price"]) ?? 0;
  return {
    id,
    code: row["reference"] ?? "",
    barcode: row["ean13"] ?? "",
    priceMillionths: product.priceMillionths === null ? null : product.priceMillionths + impactMillionths,
    sale: shop.specific.saleOf(product, { id, impactMillionths }),
    stock: shop.stocks.get(`${product.id}-${id}`) ?? null,
    weightGrams: product.weightGrams + Math.round((numberOf(row["weight"]) ?? 0) * shop.grams),
    pictures: (shop.variantImages.get(id) ?? [])
      .map((image) => image["id_image"] ?? "0")
      .filter((image) => image !== "0")
      .map(pictureOf),
    values: Object.fromEntries(values),
  };
}
