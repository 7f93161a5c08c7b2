/** Checks feeds against their receivers' specifications, independently of the code that writes them. */
import { XMLParser, XMLValidator } from "fast-xml-parser";

type Product = Readonly<Record<string, string | readonly string[] | undefined>>;
type Rule = (value: string, product: Product) => boolean;

const parser = new XMLParser({ parseTagValue: false, removeNSPrefix: true, processEntities: true });

/** Returns the faults of a Google Merchant feed (RSS 2.0), such as `LAV-5: price "12"`. */
export function googleFaults(text: string): string[] {
  if (!/^<\?xml [^>]*UTF-8/.test(text) || !text.includes('xmlns:g="http://base.google.com/ns/1.0"'))
    return ["no RSS of Google"];
  return [...xmlFaults(text), ...googleProducts(text).flatMap((one) => faultsOf(one, GOOGLE))];
}

/** Returns the items of a Google feed, with `shipping` reduced to its price. */
export function googleProducts(text: string): Product[] {
  const items = [parser.parse(text).rss?.channel?.item ?? []].flat();
  return items.map(({ shipping, ...item }) => ({
    ...item,
    shipping: [shipping].flat().map((one) => (one?.country === "RO" && one?.service ? one.price : "")),
  }));
}

/** Returns the faults of a Meta catalogue (CSV). */
export function metaFaults(text: string): string[] {
  return csvProducts(text).flatMap((one) => faultsOf(one, META));
}

/** Returns the faults of a Compari.ro feed (XML). */
export function compariFaults(text: string): string[] {
  const products = [parser.parse(text).products?.product ?? []].flat();
  return [...xmlFaults(text), ...products.flatMap((one) => faultsOf(one, COMPARI))];
}

/** Returns the faults of a Price.ro feed (CSV). */
export function priceFaults(text: string): string[] {
  return csvProducts(text).flatMap((one) => faultsOf(one, COMPARI));
}

/** Returns the products of a CSV feed by column. Omits empty cells. */
export function csvProducts(text: string): Product[] {
  const [head = [], ...rows] = csvRows(text);
  return rows.map((row) =>
    row.length === head.length
      ? Object.fromEntries(head.map((name, place) => [name, row[place] || undefined]))
      : { cells: String(row.length) },
  );
}

const isUrl: Rule = (value) => URL.canParse(value) && /^https?:/.test(value) && !/\s/.test(value);
const isPrice: Rule = (value) => /^\d+\.\d\d RON$/.test(value) && Number.parseFloat(value) > 0;
const upTo =
  (max: number): Rule =>
  (value) =>
    value.trim() !== "" && value.length <= max;
const oneOf =
  (...values: string[]): Rule =>
  (value) =>
    values.includes(value);
const isGtin: Rule = (value) => {
  const digits = value.padStart(14, "0");
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return /^(?:\d{8}|\d{12,14})$/.test(value) && sum % 10 === 0;
};
const UNIT = "mg|g|kg|ml|cl|l|cbm|cm|m|sqm|ct|sheet|item";
const isIsoTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));
const isPeriod: Rule = (value) => {
  const [from = "", to = "", ...more] = value.split("/");
  return more.length === 0 && isIsoTime(from) && isIsoTime(to) && from < to;
};

interface Layout {
  required: readonly string[];
  rules: Readonly<Record<string, Rule>>;
  /** Returns faults that concern several fields. */
  whole: (product: Product) => string[];
}

const SHARED: Layout["rules"] = {
  id: upTo(50),
  title: upTo(150),
  description: upTo(5_000),
  link: isUrl,
  image_link: isUrl,
  additional_image_link: (value) => value.split(",").every((one) => isUrl(one, {})),
  condition: oneOf("new"),
  price: isPrice,
  sale_price: (value, { price }) =>
    isPrice(value, {}) && Number.parseFloat(value) < Number.parseFloat(String(price)),
  sale_price_effective_date: (value, product) =>
    isPeriod(value, product) && product["sale_price"] !== undefined,
  availability_date: isIsoTime,
  brand: upTo(70),
  gtin: isGtin,
  mpn: upTo(70),
  item_group_id: upTo(50),
  product_type: upTo(750),
  unit_pricing_measure: (value) => new RegExp(`^\\d+(\\.\\d+)? ?(${UNIT})$`).test(value),
  unit_pricing_base_measure: (value) => new RegExp(`^(1|10|100|2|4|8|50|75|1000) ?(${UNIT})$`).test(value),
  shipping_weight: (value) => /^\d+ (?:g|kg)$/.test(value),
};

const GOOGLE: Layout = {
  required: ["id", "title", "description", "link", "image_link", "availability", "price", "shipping"],
  rules: {
    ...SHARED,
    availability: oneOf("in_stock", "out_of_stock", "preorder", "backorder"),
    identifier_exists: oneOf("no", "yes"),
    shipping: (value) => /^\d+\.\d\d RON$/.test(value),
  },
  whole: (product) => [
    ...([product["additional_image_link"] ?? []].flat().length > 10 ? ["too many pictures"] : []),
    ...(product["gtin"] === undefined && product["identifier_exists"] !== "no" ? ["no identifier"] : []),
    ...measureFaults(product),
  ],
};

const META: Layout = {
  required: [
    "id",
    "title",
    "description",
    "availability",
    "condition",
    "price",
    "link",
    "image_link",
    "brand",
  ],
  rules: {
    ...SHARED,
    availability: oneOf("in_stock", "out_of_stock", "in stock", "out of stock", "available for order"),
    shipping: (value) => /^RO::[^:]+:\d+\.\d\d RON$/.test(value),
  },
  whole: measureFaults,
};

const isPlain: Rule = (value) => /^\d+\.\d\d$/.test(value);
const COMPARI: Layout = {
  required: [
    "identifier",
    "name",
    "product_url",
    "price",
    "category",
    "manufacturer",
    "delivery_cost",
    "currency",
  ],
  rules: {
    identifier: upTo(50),
    name: upTo(255),
    product_url: isUrl,
    price: (value) => isPlain(value, {}) && Number(value) > 0,
    category: (value) => value.split(" > ").every((part) => part.trim() !== ""),
    image_url: isUrl,
    description: upTo(5_000),
    manufacturer: upTo(100),
    ean_code: isGtin,
    delivery_time: upTo(100),
    delivery_cost: isPlain,
    currency: oneOf("RON"),
  },
  whole: () => [],
};

/** Checks that both measures are given in the same kind of unit. */
function measureFaults(product: Product): string[] {
  const [measure, base] = ["unit_pricing_measure", "unit_pricing_base_measure"].map((name) =>
    /[a-z]+$/.exec(String(product[name] ?? ""))?.at(0),
  );
  return measure === base ? [] : ["measures differ"];
}

function faultsOf(product: Product, { required, rules, whole }: Layout): string[] {
  const name = String(product["id"] ?? product["identifier"] ?? "?");
  const missing = required.filter((field) => product[field] === undefined);
  const wrong = Object.entries(product).flatMap(([field, values]) => {
    const rule = rules[field];
    if (!rule) return [`unknown ${field}`];
    return [values ?? []].flat().flatMap((value) => (rule(value, product) ? [] : [`${field} "${value}"`]));
  });
  return [...missing.map((field) => `no ${field}`), ...wrong, ...whole(product)].map(
    (fault) => `${name}: ${fault}`,
  );
}

function xmlFaults(text: string): string[] {
  const result = XMLValidator.validate(text);
  // Of the control characters, XML 1.0 allows only tab, line feed and carriage return.
  const isPlainText = [...text].every((one) => one >= " " || "\t\n\r".includes(one));
  return result === true && isPlainText ? [] : ["not well-formed"];
}

/** Parses CSV as defined by RFC 4180. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === "" && row.length === 0 && quoted === undefined && plain === "") break;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
