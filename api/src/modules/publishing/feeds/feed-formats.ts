/** Formats for Google Merchant (RSS 2.0), Meta (CSV), Compari.ro (XML) and Price.ro (CSV), and the shop's own templates. */
import type { FeedTemplate } from "@curat/contract/feeds";
import { countOf } from "@curat/contract/quantity-text.values";
import { pictureAt } from "@curat/contract/media.values";
import { tradeNumber } from "@curat/contract/trade-number.values";
import type { FeedProduct } from "./feed-product.ts";
import type { Feed } from "./feeds.settings.ts";
import { escapeXml } from "../../../text/escape-xml.ts";
import { element } from "./xml.ts";

export interface FeedLayout {
  contentType: string;
  header: string;
  item(product: FeedProduct): string;
  footer: string;
  needsPicture: boolean;
}

interface Shop {
  url: string;
  name: string;
  at: Date;
  /** When the next promotion begins or ends, at most a day from now. */
  validUntil: Date;
}

/** Google's units for net quantities, and base units for comparing prices. */
const UNITS: Record<string, { unit: string; base: string }> = {
  l: { unit: "l", base: "1 l" },
  kg: { unit: "kg", base: "1 kg" },
  m: { unit: "m", base: "1 m" },
  "m²": { unit: "sqm", base: "1 sqm" },
  "buc.": { unit: "ct", base: "1 ct" },
};

export function layoutOf({ format, template }: Pick<Feed, "format" | "template">, shop: Shop): FeedLayout {
  switch (format) {
    case "template":
      return template ? templateFeed(template, shop) : googleFeed(shop);
    case "meta":
      return metaFeed(shop);
    case "compari":
      return compariFeed(shop);
    case "price":
      return priceFeed(shop);
    case "google":
      return googleFeed(shop);
    default:
      return format satisfies never;
  }
}

const XML = "application/xml; charset=utf-8";
const CSV = "text/csv; charset=utf-8";

/**
 * Returns the layout for Google Merchant Center: RSS 2.0 with g: fields. `ttl` states in minutes how long the prices
 * apply.
 */
export function googleFeed({ url, name, at, validUntil }: Shop): FeedLayout {
  const minutes = Math.max(1, Math.floor((validUntil.getTime() - at.getTime()) / 60_000));
  return {
    contentType: XML,
    header:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
      `${element("title", name)}${element("link", url)}${element("description", `Produsele magazinului ${name}`)}` +
      `${element("lastBuildDate", at.toUTCString())}${element("ttl", minutes)}\n`,
    item: (product) => `<item>${fields(product, url).map(googleElement).join("")}</item>\n`,
    footer: "</channel>\n</rss>\n",
    needsPicture: true,
  };
}

function googleElement([name, value]: Field): string {
  if (name === "shipping")
    return `<g:shipping><g:country>RO</g:country><g:service>Curier</g:service>${element("g:price", value)}</g:shipping>`;
  return element(`g:${name}`, value);
}

const META_FIELDS = [
  "id",
  "title",
  "description",
  "availability",
  "availability_date",
  "condition",
  "price",
  "sale_price",
  "sale_price_effective_date",
  "link",
  "image_link",
  "additional_image_link",
  "brand",
  "gtin",
  "mpn",
  "item_group_id",
  "product_type",
  "unit_pricing_measure",
  "unit_pricing_base_measure",
  "shipping",
  "shipping_weight",
] as const;

/** Returns the layout for Meta's catalogue: the same fields as CSV. */
export function metaFeed({ url }: Shop): FeedLayout {
  return {
    contentType: CSV,
    header: `${META_FIELDS.join(",")}\r\n`,
    item: (product) => {
      const all = fields(product, url);
      const cells = META_FIELDS.map((name) =>
        all
          .filter(([field]) => field === name)
          .map(([, value]) => (name === "shipping" ? `RO::Curier:${value}` : (value ?? "")))
          .join(","),
      );
      return csvLine(cells);
    },
    footer: "",
    needsPicture: true,
  };
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(escapeCsv).join(",")}\r\n`;
}

/** Fields of Compari.ro, which Price.ro also accepts. Prices include VAT and are plain numbers. */
function comparisonFields(product: FeedProduct, shopUrl: string): Field[] {
  const [picture] = pictureUrls(product, shopUrl);
  return [
    ["identifier", product.code],
    ["name", product.title],
    ["product_url", shopUrl + product.url],
    ["price", product.price.toFixed(2)],
    ["category", product.category],
    ["image_url", picture ?? null],
    ["description", product.description],
    ["manufacturer", product.brand],
    ["ean_code", tradeNumber(product.barcode) ?? null],
    ["delivery_time", deliveryTime(product)],
    ["delivery_cost", product.delivery_price.toFixed(2)],
    ["currency", "RON"],
  ];
}
const COMPARISON_COLUMNS = [
  "identifier",
  "name",
  "product_url",
  "price",
  "category",
  "image_url",
  "description",
  "manufacturer",
  "ean_code",
  "delivery_time",
  "delivery_cost",
  "currency",
];

function deliveryTime({ available, delivery_days: days }: FeedProduct): string | null {
  if (!available) return "stoc epuizat";
  if (days === null) return null;
  return days === 1 ? "1 zi" : countOf(days, "zile");
}

/** Returns the layout for Compari.ro: XML with one `product` element per product. */
export function compariFeed({ url }: Shop): FeedLayout {
  return {
    contentType: XML,
    header: '<?xml version="1.0" encoding="UTF-8"?>\n<products>\n',
    item: (product) =>
      `<product>${comparisonFields(product, url)
        .map(([name, value]) => element(name, value))
        .join("")}</product>\n`,
    footer: "</products>\n",
    needsPicture: false,
  };
}

/** Returns the layout for Price.ro: the fields of Compari.ro as CSV. */
export function priceFeed({ url }: Shop): FeedLayout {
  return {
    contentType: CSV,
    header: csvLine(COMPARISON_COLUMNS),
    item: (product) => csvLine(comparisonFields(product, url).map(([, value]) => value ?? "")),
    footer: "",
    needsPicture: false,
  };
}

type Field = [name: string, value: string | null];

function fields(product: FeedProduct, shopUrl: string): Field[] {
  const [picture, ...pictures] = pictureUrls(product, shopUrl);
  const [amount, unit] = product.net_quantity?.split(" ") ?? [];
  const measure = UNITS[unit ?? ""];
  return [
    ["id", product.code],
    // The limit is 150 characters, and the CSV writer may add an apostrophe.
    ["title", product.title.slice(0, 149)],
    ["description", product.description],
    ["link", shopUrl + product.url],
    ["image_link", picture ?? null],
    ...pictures.slice(0, 10).map((one): Field => ["additional_image_link", one]),
    ["availability", product.available ? "in_stock" : "out_of_stock"],
    ["availability_date", product.expected_on && `${product.expected_on}T00:00+02:00`],
    ["condition", "new"],
    ["price", ron(product.oldprice ?? product.price)],
    ["sale_price", product.oldprice === null ? null : ron(product.price)],
    [
      "sale_price_effective_date",
      product.promo_from && product.promo_to ? `${product.promo_from}/${product.promo_to}` : null,
    ],
    ["brand", product.brand],
    ["gtin", tradeNumber(product.barcode) ?? null],
    ["mpn", product.code],
    ["identifier_exists", tradeNumber(product.barcode) ? null : "no"],
    ["item_group_id", product.group === null ? null : String(product.group)],
    ["product_type", product.category],
    ["unit_pricing_measure", measure && amount ? `${amount} ${measure.unit}` : null],
    ["unit_pricing_base_measure", measure?.base ?? null],
    ["shipping", ron(product.delivery_price)],
    ["shipping_weight", `${product.weight_grams} g`],
  ];
}

function pictureUrls({ pictures }: FeedProduct, shopUrl: string): string[] {
  return pictures.map((source) => new URL(pictureAt(source, 1200, "jpg"), shopUrl).href);
}

function ron(lei: number): string {
  return `${lei.toFixed(2)} RON`;
}

/** Returns a layout from the shop's own template. `{name}` stands for the product's field of that name. */
export function templateFeed({ header, item, footer, escape }: FeedTemplate, shop: Shop): FeedLayout {
  const write = escape === "xml" ? escapeXml : escapeCsv;
  const placed = (text: string, values: Record<string, string>): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : write(value);
    });
  const shopValues = { shop: shop.name, shop_url: shop.url };
  return {
    contentType: escape === "xml" ? XML : CSV,
    header: placed(header, shopValues),
    item: (product) => placed(item, { ...templateValues(product, shop.url), ...shopValues }),
    footer: placed(footer, shopValues),
    needsPicture: false,
  };
}

function templateValues(product: FeedProduct, shopUrl: string): Record<string, string> {
  const picture = product.pictures[0];
  return {
    id: String(product.id),
    code: product.code,
    barcode: product.barcode ?? "",
    title: product.title,
    description: product.description,
    url: shopUrl + product.url,
    picture: picture ? new URL(pictureAt(picture, 1200, "jpg"), shopUrl).href : "",
    brand: product.brand,
    category: product.category,
    availability: product.available ? "in_stock" : "out_of_stock",
    price: product.price.toFixed(2),
    oldprice: product.oldprice?.toFixed(2) ?? "",
    promo_to: product.promo_to ?? "",
    net_quantity: product.net_quantity ?? "",
    delivery_price: product.delivery_price.toFixed(2),
  };
}

/** Escapes a CSV cell. Adds an apostrophe to text that spreadsheets would evaluate as a formula. */
export function escapeCsv(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
