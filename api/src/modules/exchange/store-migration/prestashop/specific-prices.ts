/** Imports only specific prices for everybody and for single pieces. Others are counted. */
import type { DumpRow } from "../files/dump.ts";
import { groupedBy } from "../files/dump-tables.ts";
import { millionthsOf, momentOf, numberOf } from "../files/values.ts";
import type { SourceSale } from "../records.ts";

interface Less {
  part: number;
  amountMillionths: number;
  hasVat: boolean;
  from: string | null;
  until: string | null;
}

/** Returns the reduction; null without a base price or a reduction. */
export function lessOf(
  baseMillionths: number | null,
  { part, amountMillionths, hasVat, from, until }: Less,
): SourceSale | null {
  if (baseMillionths === null) return null;
  const priceMillionths = Math.round(baseMillionths * (1 - part)) - (hasVat ? 0 : amountMillionths);
  const lessMillionths = hasVat ? amountMillionths : 0;
  if (priceMillionths <= 0 || (priceMillionths === baseMillionths && lessMillionths === 0)) return null;
  return { priceMillionths, lessMillionths, from, until };
}

export interface SpecificPrices {
  /** Returns the reduced price of a product or of one of its combinations. */
  saleOf: (product: Offer, variant?: { id: string; impactMillionths: number }) => SourceSale | null;
  /** Number of specific prices that apply to only some buyers or quantities. */
  others: number;
  /** Number of current or future prices besides the imported one. */
  further: number;
}
interface Offer {
  id: string;
  priceMillionths: number | null;
}

const NOBODY = /^0?$/;

interface Special {
  row: DumpRow;
  /** Id of a combination, or "0" for the whole product. */
  attribute: string;
  from: string | null;
  until: string | null;
}

/** Reads specific prices: the one that PrestaShop applies at `at`, or else the next to start. */
export function readSpecificPrices(
  rows: readonly DumpRow[],
  { at, currencyId = "" }: { at: Date; currencyId?: string },
): SpecificPrices {
  const own = rows.filter(
    (row) =>
      ["id_customer", "id_group", "id_country", "id_cart"].every((column) =>
        NOBODY.test(row[column] ?? ""),
      ) &&
      (NOBODY.test(row["id_currency"] ?? "") || row["id_currency"] === currencyId) &&
      Number(row["from_quantity"] ?? 1) <= 1,
  );
  const now = at.toISOString();
  const byProduct = new Map(
    [...groupedBy(own, "id_product")].map(([id, all]) => [
      id,
      all.flatMap((row) => specialOf(row, now) ?? []),
    ]),
  );
  return {
    others: rows.length - own.length,
    further: [...byProduct.values()].reduce((count, all) => count + all.length - reportedOf(all, now), 0),
    saleOf: ({ id, priceMillionths }, variant) => {
      const special = specialFor(byProduct.get(id) ?? [], { attribute: variant?.id ?? "0", now });
      if (!special) return null;
      const { row, attribute, from, until } = special;
      const impact = variant?.impactMillionths ?? 0;
      const fixed = millionthsOf(row["price"]);
      const base = priceMillionths === null ? null : priceMillionths + impact;
      const input = fixed !== null && fixed >= 0 ? fixed + (attribute === "0" ? impact : 0) : base;
      const isPart = row["reduction_type"] === "percentage";
      const sale = lessOf(input, {
        part: isPart ? (numberOf(row["reduction"]) ?? 0) : 0,
        amountMillionths: isPart ? 0 : (millionthsOf(row["reduction"]) ?? 0),
        hasVat: row["reduction_tax"] !== "0",
        from,
        until,
      });
      // Instead of a reduction, a specific price may set a new price.
      return sale || input === null || input === base
        ? sale
        : { priceMillionths: input, lessMillionths: 0, from, until };
    },
  };
}

function specialOf(row: DumpRow, now: string): Special | undefined {
  const [from, until] = [momentOf(row["from"]), momentOf(row["to"])];
  return until !== null && (until <= now || until <= (from ?? ""))
    ? undefined
    : { row, attribute: row["id_product_attribute"] || "0", from, until };
}

/** Counts the imported specific prices of a product and its combinations. */
function reportedOf(all: readonly Special[], now: string): number {
  const attributes = new Set(all.map(({ attribute }) => attribute));
  return new Set([...attributes].map((attribute) => specialFor(all, { attribute, now }))).size;
}

/** Chooses among current prices as PrestaShop does (SpecificPrice::getSpecificPrice), or else the next to start. */
function specialFor(
  all: readonly Special[],
  { attribute, now }: { attribute: string; now: string },
): Special | undefined {
  const [running, later]: [Special[], Special[]] = [[], []];
  for (const one of all)
    if (one.attribute === attribute || one.attribute === "0")
      ((one.from ?? "") <= now ? running : later).push(one);
  const ownFirst = (one: Special, other: Special) =>
    Number(other.attribute !== "0") - Number(one.attribute !== "0");
  const latest = (one: string | null, other: string | null) => (other ?? "").localeCompare(one ?? "");
  const rule = ({ row }: Special) => Number(row["id_specific_price_rule"] ?? 0);
  return (
    running.toSorted(
      (one, other) =>
        ownFirst(one, other) ||
        rule(one) - rule(other) ||
        latest(one.until, other.until) ||
        latest(one.from, other.from),
    )[0] ?? later.toSorted((one, other) => latest(other.from, one.from) || ownFirst(one, other))[0]
  );
}
