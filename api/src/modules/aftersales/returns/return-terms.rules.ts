/** What the shop grants of returns and withdrawals: the setting `returns`, with the law as its floor. Pure. (law: Withdrawal) */
import { LEGAL_WITHDRAWAL_DAYS } from "@curat/contract/promises.values";
import { z } from "zod";
import { wholeDays } from "../../../text/time.ts";

export interface ReturnTerms {
  days: number;
  /** Whether company buyers may return, too. */
  companies: boolean;
  /** Within so many days of delivery the shop comes for the parcel at its own cost (requirements: C12). */
  pickupDays: number;
  /** Where goods are sent back to; empty for the seller's own address. */
  address: string;
}

const PICKUP_DAYS = 3;

/** Who pays the way back of goods, as consumers are told before and after they order. (law: Withdrawal; OUG 34/2014 art. 6) */
export function returnCostText({ pickupDays }: Pick<ReturnTerms, "pickupDays">): string {
  const own = "Costul direct al returnării produselor îl suporți tu";
  if (pickupDays === 0) return `${own}.`;
  return `${own}. Dacă ne anunți în ${pickupDays === 1 ? "prima zi" : `primele ${wholeDays(pickupDays)}`} de la livrare, venim noi după colet, pe cheltuiala noastră.`;
}

/** The setting `returns` as it may be written: never less than the law gives. */
export const returnsSetting = z
  .strictObject({
    days: z
      .int()
      .min(LEGAL_WITHDRAWAL_DAYS, `Retragerea este posibilă cel puțin ${LEGAL_WITHDRAWAL_DAYS} zile.`)
      .max(3650),
    companies: z.boolean(),
    pickupDays: z.int().min(0).max(365),
    address: z.string().max(500),
  })
  .partial();

/** The setting 'returns' with the law as its floor; nonsense counts as not set. (law: Withdrawal) */
export function readReturnTerms(setting: unknown): ReturnTerms {
  const { days, companies, pickupDays, address } = (setting ?? {}) as Record<string, unknown>;
  const own = typeof days === "number" && Number.isInteger(days) && days <= 3650 ? days : 0;
  return {
    days: Math.max(LEGAL_WITHDRAWAL_DAYS, own),
    companies: companies === true,
    pickupDays: typeof pickupDays === "number" && pickupDays >= 0 ? pickupDays : PICKUP_DAYS,
    address: typeof address === "string" ? address : "",
  };
}
