import type { DumpRow } from "../files/dump.ts";
import {
  type Anchor,
  type DumpPart,
  readDeferred,
  readTables,
  rowsOf,
  type Tables,
  type TableSpecs,
} from "../files/dump-tables.ts";
import type { SkippedText, SkippedTexts } from "../files/skipped-texts.ts";
import { type Found, nothingFound } from "../records.ts";
import { readCatalogue } from "./dump-catalogue.ts";
import { readCustomers, readOrders } from "./dump-people.ts";

const isNotDeleted = (row: DumpRow) => row["deleted"] !== "1";

const LANGUAGES: TableSpecs = {
  // Names of text tables also end in "_lang", but only this table has `iso_code`.
  lang: { columns: ["id_lang", "iso_code", "active"], filter: (row) => "iso_code" in row },
  currency: { columns: ["id_currency", "iso_code"] },
  configuration: {
    columns: ["name", "value"],
    filter: (row) =>
      /^PS_(?:LANG_DEFAULT|CURRENCY_DEFAULT|WEIGHT_UNIT|DIMENSION_UNIT)$/.test(row["name"] ?? ""),
  },
};

const CATALOGUE: TableSpecs = {
  product: {
    columns: [
      "id_product",
      "id_manufacturer",
      "id_category_default",
      "id_tax_rules_group",
      "ean13",
      "price",
      "reference",
      "supplier_reference",
      "width",
      "height",
      "depth",
      "weight",
      "active",
      "date_add",
      "quantity",
    ],
  },
  product_lang: {
    columns: [
      "id_product",
      "id_lang",
      "id_shop",
      "name",
      "description",
      "description_short",
      "link_rewrite",
      "meta_title",
      "meta_description",
    ],
    long: ["description", "description_short"],
  },
  product_attribute: {
    columns: ["id_product_attribute", "id_product", "reference", "ean13", "price", "weight", "default_on"],
  },
  product_attribute_combination: { columns: ["id_attribute", "id_product_attribute"] },
  product_attribute_image: { columns: ["id_product_attribute", "id_image"] },
  attribute: { columns: ["id_attribute", "id_attribute_group", "position"] },
  attribute_lang: { columns: ["id_attribute", "id_lang", "name"] },
  attribute_group_lang: { columns: ["id_attribute_group", "id_lang", "public_name", "name"] },
  feature_lang: { columns: ["id_feature", "id_lang", "name"] },
  feature_value_lang: { columns: ["id_feature_value", "id_lang", "value"] },
  feature_product: { columns: ["id_feature", "id_product", "id_feature_value"] },
  category: { columns: ["id_category", "id_parent", "is_root_category", "position"] },
  category_lang: {
    columns: [
      "id_category",
      "id_lang",
      "id_shop",
      "name",
      "description",
      "link_rewrite",
      "meta_title",
      "meta_description",
    ],
  },
  manufacturer: { columns: ["id_manufacturer", "name"] },
  image: { columns: ["id_image", "id_product", "position", "cover"] },
  stock_available: { columns: ["id_product", "id_product_attribute", "quantity"] },
  tax_rules_group: { columns: ["id_tax_rules_group", "name"], filter: isNotDeleted },
  specific_price: {
    columns: [
      "id_product",
      "id_product_attribute",
      "id_specific_price_rule",
      "id_customer",
      "id_group",
      "id_country",
      "id_currency",
      "id_cart",
      "from_quantity",
      "price",
      "reduction",
      "reduction_tax",
      "reduction_type",
      "from",
      "to",
    ],
  },
};

const PEOPLE: TableSpecs = {
  customer: {
    columns: ["id_customer", "email", "passwd", "firstname", "lastname", "date_add", "is_guest"],
    filter: isNotDeleted,
  },
  address: {
    columns: [
      "id_address",
      "id_customer",
      "id_state",
      "company",
      "lastname",
      "firstname",
      "address1",
      "address2",
      "postcode",
      "city",
      "phone",
      "phone_mobile",
      "vat_number",
      "dni",
      "deleted",
    ],
  },
  state: { columns: ["id_state", "name", "iso_code"] },
};

const ORDERS: TableSpecs = {
  orders: {
    columns: [
      "id_order",
      "reference",
      "id_customer",
      "id_address_delivery",
      "id_address_invoice",
      "current_state",
      "id_carrier",
      "id_currency",
      "payment",
      "module",
      "total_paid_tax_incl",
      "total_shipping_tax_incl",
      "total_wrapping_tax_incl",
      "date_add",
    ],
  },
  order_detail: {
    columns: [
      "id_order",
      "product_id",
      "product_attribute_id",
      "product_name",
      "product_quantity",
      "product_reference",
      "unit_price_tax_incl",
    ],
  },
  order_state_lang: { columns: ["id_order_state", "id_lang", "name"] },
  carrier: { columns: ["id_carrier", "name"] },
};

const SPECS: Record<DumpPart, TableSpecs> = {
  catalogue: { ...LANGUAGES, ...CATALOGUE },
  customers: PEOPLE,
  orders: { ...LANGUAGES, ...PEOPLE, ...ORDERS },
};

const ANCHOR: Anchor = { table: "product_lang" };

/** Streams the long product texts that `skipped` marks, in all languages. */
export function readPrestaTexts(
  pieces: AsyncIterable<string>,
  skipped: SkippedTexts,
): AsyncGenerator<SkippedText> {
  return readDeferred(pieces, { specs: SPECS.catalogue, anchor: ANCHOR, skipped });
}

/** Returns one part of the shop's data as of `at`. Throws TooManyRows or UnreadableDump. */
export async function readPrestaDump(
  pieces: AsyncIterable<string> | Iterable<string>,
  { part, at, skipped }: { part: DumpPart; at: Date; skipped?: SkippedTexts },
): Promise<Found> {
  const tables = await readTables(pieces, {
    specs: SPECS[part],
    anchor: ANCHOR,
    ...(skipped && { skipped }),
  });
  const localized = inOneLanguage(tables);
  switch (part) {
    case "catalogue":
      return { ...nothingFound(), ...readCatalogue(localized, at) };
    case "customers":
      return { ...nothingFound(), customers: readCustomers(localized) };
    case "orders":
      return { ...nothingFound(), orders: readOrders(localized) };
  }
}

/** Keeps the texts of the first shop, in Romanian or else in its default language. */
function inOneLanguage(tables: Tables): Tables {
  const languages = rowsOf(tables, "lang");
  const usual = rowsOf(tables, "configuration").find((row) => row["name"] === "PS_LANG_DEFAULT")?.["value"];
  const language =
    languages.find((row) => row["iso_code"] === "ro")?.["id_lang"] ?? usual ?? languages[0]?.["id_lang"];
  const firstShop = (rows: readonly DumpRow[]) =>
    rows.filter((row) => !("id_shop" in row) || row["id_shop"] === rows[0]?.["id_shop"]);
  return new Map(
    [...tables].map(([name, rows]) => {
      if (!name.endsWith("_lang") || language === undefined || language === null) return [name, rows];
      const own = rows.filter((row) => row["id_lang"] === language);
      return [name, firstShop(own)];
    }),
  );
}
