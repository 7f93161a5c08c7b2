import { formatOfficeLei } from "../../../text/money.ts";
import { promotedPrice } from "../../catalogue/catalog/index.ts";
import { baniOf, type Taxed } from "./migration.rules.ts";
import type { SourceOffer } from "./records.ts";

/** A current or future reduction, as `percent` or as `fixedBani`. */
export interface SourceReduction {
  percent: number | null;
  fixedBani: number | null;
  startsAt: Date;
  endsAt: Date;
}

export interface SourcePrice {
  listBani: number;
  reduction: SourceReduction | null;
  remark: string;
}

/**
 * Returns the price at `at`, in bani with VAT. A reduction with an end becomes a promotion. A current one without
 * an end becomes the regular price.
 */
export function sourcePrice(
  { priceMillionths, sale }: Pick<SourceOffer, "priceMillionths" | "sale">,
  { at, ...taxed }: Taxed & { at: Date },
): SourcePrice | null {
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
      ? {
          ...plain,
          remark: "Prețul redus care începe mai târziu nu are dată de sfârșit: nu a fost importat.",
        }
      : {
          ...plain,
          listBani: saleBani,
          remark: `Prețul redus nu are dată de sfârșit, așa că a devenit prețul obișnuit. Prețul întreg era ${formatOfficeLei(listBani)}.`,
        };
  const endsAt = new Date(sale.until);
  if (endsAt <= startsAt) return plain;
  return { ...plain, reduction: { ...reductionOf(listBani, saleBani), startsAt, endsAt } };
}

/** Returns a whole percentage if it gives the exact price, otherwise a fixed price. */
function reductionOf(listBani: number, saleBani: number): Pick<SourceReduction, "percent" | "fixedBani"> {
  const percent = Math.round((100 * (listBani - saleBani)) / listBani);
  const isExact =
    percent > 0 && percent < 100 && promotedPrice(listBani, { percent, fixedBani: null }) === saleBani;
  return isExact ? { percent, fixedBani: null } : { percent: null, fixedBani: saleBani };
}
