/** What a reduced price of another shop becomes here: pure. */
import { formatOfficeLei } from "../../../text/money.ts";
import { promotedPrice } from "../../catalogue/catalog/index.ts";
import { baniOf, type Taxed } from "./moving.rules.ts";
import type { MovedOffer } from "./records.ts";

/** A reduction that goes on here, or begins later. Either `percent` or `fixedBani` is told. */
export interface MovedReduction {
  percent: number | null;
  fixedBani: number | null;
  startsAt: Date;
  endsAt: Date;
}

export interface MovedPrice {
  listBani: number;
  reduction: MovedReduction | null;
  /** What people should know of it; empty for nothing. */
  remark: string;
}

/**
 * What is asked for an offer at `at`, in bani with VAT; null without a price. A reduction with an end goes on as a promotion;
 * one without is no reduction but what the product costs.
 */
export function movedPrice(
  { priceMillionths, sale }: Pick<MovedOffer, "priceMillionths" | "sale">,
  { at, ...taxed }: Taxed & { at: Date },
): MovedPrice | null {
  const listBani = baniOf(priceMillionths, taxed);
  if (listBani === null) return null;
  const plain = { listBani, reduction: null, remark: "" };
  if (!sale) return plain;
  const full = baniOf(sale.priceMillionths, taxed);
  const saleBani = full === null ? null : full - Math.round(sale.lessMillionths / 10_000);
  const startsAt = sale.from === null ? at : new Date(Math.max(Date.parse(sale.from), at.getTime()));
  if (saleBani === null || saleBani <= 0 || saleBani >= listBani) return plain;
  if (sale.until === null)
    return startsAt > at
      ? { ...plain, remark: "Prețul redus care începe mai târziu nu are sfârșit: nu a venit." }
      : {
          ...plain,
          listBani: saleBani,
          remark: `Prețul redus nu are sfârșit: este prețul obișnuit de aici. Cel întreg era ${formatOfficeLei(listBani)}.`,
        };
  const endsAt = new Date(sale.until);
  if (endsAt <= startsAt) return plain;
  return { ...plain, reduction: { ...reductionOf(listBani, saleBani), startsAt, endsAt } };
}

/** By a whole per cent where that says the price to the ban, else by the price. */
function reductionOf(listBani: number, saleBani: number): Pick<MovedReduction, "percent" | "fixedBani"> {
  const percent = Math.round((100 * (listBani - saleBani)) / listBani);
  const isExact =
    percent > 0 && percent < 100 && promotedPrice(listBani, { percent, fixedBani: null }) === saleBani;
  return isExact ? { percent, fixedBani: null } : { percent: null, fixedBani: saleBani };
}
