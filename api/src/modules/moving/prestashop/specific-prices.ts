/** PrestaShop's specific prices of everybody, by the piece: pure. Those of groups, customers, countries and quantities are counted. */
import type { DumpRow } from "../files/dump.ts";
import { groupedBy } from "../files/dump-tables.ts";
import { millionthsOf, momentOf, numberOf } from "../files/values.ts";
import type { MovedSale } from "../records.ts";

interface Less {
  /** From 0 to 1. */
  part: number;
  amountMillionths: number;
  /** Whether the amount is with VAT. */
  hasVat: boolean;
  from: string | null;
  until: string | null;
}

/** Null where nothing is taken off, or there is no price to take it off. */
export function lessOf(
  baseMillionths: number | null,
  { part, amountMillionths, hasVat, from, until }: Less,
): MovedSale | null {
  if (baseMillionths === null) return null;
  const priceMillionths = Math.round(baseMillionths * (1 - part)) - (hasVat ? 0 : amountMillionths);
  const lessMillionths = hasVat ? amountMillionths : 0;
  if (priceMillionths <= 0 || (priceMillionths === baseMillionths && lessMillionths === 0)) return null;
  return { priceMillionths, lessMillionths, from, until };
}

export interface SpecificPrices {
  /** What is asked of a product ("0") or one of its combinations instead. */
  saleOf: (product: Offer, variant?: { id: string; impactMillionths: number }) => MovedSale | null;
  /** How many are for some buyers or quantities alone. */
  others: number;
}
interface Offer {
  id: string;
  priceMillionths: number | null;
}

const NOBODY = /^0?$/;

export function readSpecificPrices(rows: readonly DumpRow[]): SpecificPrices {
  const own = rows.filter(
    (row) =>
      ["id_customer", "id_group", "id_country", "id_cart"].every((column) =>
        NOBODY.test(row[column] ?? ""),
      ) && Number(row["from_quantity"] ?? 1) <= 1,
  );
  const byProduct = groupedBy(own, "id_product");
  return {
    others: rows.length - own.length,
    saleOf: ({ id, priceMillionths }, variant) => {
      const all = byProduct.get(id) ?? [];
      const of = (attribute: string) => all.find((row) => (row["id_product_attribute"] || "0") === attribute);
      const row = (variant && of(variant.id)) ?? of("0");
      if (!row) return null;
      const impact = variant?.impactMillionths ?? 0;
      const fixed = millionthsOf(row["price"]);
      const isOwn = (row["id_product_attribute"] || "0") !== "0";
      const base = priceMillionths === null ? null : priceMillionths + impact;
      const asked = fixed !== null && fixed >= 0 ? fixed + (isOwn ? 0 : impact) : base;
      const isPart = row["reduction_type"] === "percentage";
      const sale = lessOf(asked, {
        part: isPart ? (numberOf(row["reduction"]) ?? 0) : 0,
        amountMillionths: isPart ? 0 : (millionthsOf(row["reduction"]) ?? 0),
        hasVat: row["reduction_tax"] !== "0",
        from: momentOf(row["from"]),
        until: momentOf(row["to"]),
      });
      // A price of its own may come without anything taken off.
      if (sale || asked === null || asked === base) return sale;
      return {
        priceMillionths: asked,
        lessMillionths: 0,
        from: momentOf(row["from"]),
        until: momentOf(row["to"]),
      };
    },
  };
}
