/** The shop's terms can extend the buyer's legal rights but not reduce them. (law: Withdrawal) */
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { LEGAL_WITHDRAWAL_DAYS } from "@curat/contract/promises.values";
import { z } from "zod";
import { wholeDays } from "../../../text/time.ts";

const fields = {
  days: z
    .int()
    .min(
      LEGAL_WITHDRAWAL_DAYS,
      `Scrie cel puțin ${LEGAL_WITHDRAWAL_DAYS} zile: este termenul legal de retragere.`,
    )
    .max(3650),
  companies: z.boolean(),
  /**
   * The shop collects returned goods for free if the return is announced within this many days of delivery
   * (requirements: C12).
   */
  pickupDays: z.int().min(0).max(365),
  /** Address for returned goods; if empty, the seller's address. */
  address: z.string().max(500),
};

export const returnsSetting = z.strictObject(fields).partial();

export type ReturnTerms = z.infer<z.ZodObject<typeof fields>>;

const DEFAULTS: ReturnTerms = { days: LEGAL_WITHDRAWAL_DAYS, companies: false, pickupDays: 3, address: "" };

const storedTerms = z
  .object({
    days: fields.days.catch(DEFAULTS.days),
    companies: fields.companies.catch(DEFAULTS.companies),
    pickupDays: fields.pickupDays.catch(DEFAULTS.pickupDays),
    address: fields.address.catch(DEFAULTS.address),
  })
  .catch(DEFAULTS);

/** Parses the terms; an invalid value counts as not set. (law: Withdrawal) */
export function readReturnTerms(setting: unknown): ReturnTerms {
  return storedTerms.parse(setting);
}

/** Returns the sentence that states who pays for return shipping. (law: Withdrawal; OUG 34/2014 art. 6) */
export function returnCostText({ pickupDays }: Pick<ReturnTerms, "pickupDays">): string {
  const own = "Costul direct al returnării produselor îl suporți tu";
  if (pickupDays === 0) return `${own}.`;
  return `${own}. Dacă ne anunți în ${pickupDays === 1 ? "prima zi" : `primele ${wholeDays(pickupDays)}`} de la livrare, venim noi după colet, pe cheltuiala noastră.`;
}

export const SEND_BACK_DAYS = 14;

export const REFUND_DAYS = 14;

export function lastDay(startedAt: Date, days: number): string {
  return plusDays(romanianDay(startedAt), days);
}

export function isDeclaredWithin(days: number, deliveredAt: Date, declaredAt: Date): boolean {
  return romanianDay(declaredAt) <= lastDay(deliveredAt, days);
}
