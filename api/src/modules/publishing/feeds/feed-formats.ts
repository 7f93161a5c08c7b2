/** Formats for Google Merchant (RSS 2.0) and Meta (CSV), and the shop's own templates. */
import type { FeedTemplate } from "@curat/contract/feeds";
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
}

interface Shop {
  url: string;
  name: string;
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
  if (format === "template" && template) return templateFeed(template, shop);
  return format === "meta" ? metaFeed(shop) : googleFeed(shop);
}

/** Returns the layout for Google Merchant Center: RSS 2.0 with g: fields. */
export function googleFeed({ url, name }: Shop): FeedLayout {
  return {
    contentType: "application/xml; charset=utf-8",
    header:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
      `${element("title", name)}${element("link", url)}${element("description", `Produsele magazinului ${name}`)}\n`,
    item: (product) => `<item>${fields(product, url).map(googleElement).join("")}</item>\n`,
    footer: "</channel>\n</rss>\n",
  };
}

function googleElement([name, value]: Field): string {
  if (name === "shipping")
    return `<g:shipping><g:country>RO</g:country>${element("g:price", value)}</g:shipping>`;
  return element(`g:${name}`, value);
}

const META_FIELDS = [
  "id",
  "title",
  "description",
  "availability",
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
  "shipping_weight",
] as const;

/** Returns the layout for Meta's catalogue: the same fields as CSV. */
export function metaFeed({ url }: Shop): FeedLayout {
  return {
    contentType: "text/csv; charset=utf-8",
    header: `${META_FIELDS.join(",")}\r\n`,
    item: (product) => {
      const all = fields(product, url);
      const cells = META_FIELDS.map((name) =>
        all
          .filter(([field]) => field === name)
          .map(([, value]) => value ?? "")
          .join(","),
      );
      return `${cells.map(escapeCsv).join(",")}\r\n`;
    },
    footer: "",
  };
}

type Field = [name: string, value: string | null];

function fields(product: FeedProduct, shopUrl: string): Field[] {
  const [picture, ...pictures] = product.pictures.map(
    (source) => new URL(pictureAt(source, 1200, "jpg"), shopUrl).href,
  );
  const [amount, unit] = product.net_quantity?.split(" ") ?? [];
  const measure = UNITS[unit ?? ""];
  return [
    ["id", product.code],
    ["title", product.title.slice(0, 150)],
    ["description", product.description],
    ["link", shopUrl + product.url],
    ["image_link", picture ?? null],
    ...pictures.slice(0, 10).map((one): Field => ["additional_image_link", one]),
    ["availability", product.available ? "in_stock" : "out_of_stock"],
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
    contentType: escape === "xml" ? "application/xml; charset=utf-8" : "text/csv; charset=utf-8",
    header: placed(header, shopValues),
    item: (product) => placed(item, { ...templateValues(product, shop.url), ...shopValues }),
    footer: placed(footer, shopValues),
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
