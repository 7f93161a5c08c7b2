import type { PaymentTerms } from "../../selling/payments/index.ts";

/** The interest of one day is the open amount times `percent` divided by `divisor`. */
export interface InterestRate {
  percent: number;
  divisor: number;
}

const LEGAL_POINTS = 8;

/**
 * Returns the rate of late interest; undefined if the shop claims none. The legal rate, between companies and with
 * public institutions, is the reference rate plus 8 points per year. (law: Late interest)
 */
export function interestRate({ lateInterest }: Pick<PaymentTerms, "lateInterest">): InterestRate | undefined {
  if (!lateInterest) return undefined;
  const { dailyPercent, referencePercent } = lateInterest;
  if (dailyPercent > 0) return { percent: dailyPercent, divisor: 100 };
  return { percent: referencePercent + LEGAL_POINTS, divisor: 100 * 365 };
}
