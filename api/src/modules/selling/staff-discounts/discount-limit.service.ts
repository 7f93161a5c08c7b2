import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { Staff } from "../../../http/caller.ts";
import { invalid } from "../../../http/refusal.ts";
import { type Discountable, isSold, staffDiscountOf } from "./staff-discounts.rules.ts";

const PERCENT = new Intl.NumberFormat("ro-RO", { maximumFractionDigits: 2 });

interface DiscountCheck {
  before: readonly Discountable[];
  after: readonly Discountable[];
  /** False if the discounts change only because the order changes. */
  isRequested: boolean;
  reason: string | undefined;
  reasonField?: string;
  invoice?: { series: string; number: number } | undefined;
}

/**
 * Refuses a staff discount above the limit of the actor's role, without a reason, or on an invoiced order. All staff
 * discounts on the order count together. Throws 422 with errors by field.
 */
export function requireDiscountLimit(
  actor: Pick<Staff, "permissions" | "discountPercent">,
  { before, after, isRequested, reason, reasonField = "reason", invoice }: DiscountCheck,
): void {
  const limit = actor.permissions.includes("discounts:give") ? actor.discountPercent : 0;
  if (isRequested && !actor.permissions.includes("discounts:give"))
    throw invalid({ discount: [STAFF_MESSAGES.notAllowed] });
  if (isRequested && invoice)
    throw invalid({
      discount: [
        `Comanda are factura ${invoice.series} ${invoice.number}. Returnează banii printr-o restituire parțială: clientul primește factura storno.`,
      ],
    });
  if (isRequested && reason === "") throw invalid({ [reasonField]: ["Scrie motivul reducerii."] });
  const percent = percentOf(after);
  if (isRequested ? isWithin(after, limit) : percent <= percentOf(before) || isWithin(after, limit)) return;
  const sum = `Reducerile acordate de magazin ajung la ${PERCENT.format(percent)} % din valoarea produselor`;
  throw invalid({
    discount: [`${sum}. Poți acorda cel mult ${PERCENT.format(limit)} %: micșorează reducerea.`],
  });
}

/**
 * Returns whether the discounts are within the limit. Allows one extra ban per line, because rounding each line can
 * exceed the percentage of the sum.
 */
function isWithin(lines: readonly Discountable[], limit: number): boolean {
  return staffDiscountOf(lines) <= (fullOf(lines) * limit) / 100 + (limit > 0 ? lines.length : 0);
}

function percentOf(lines: readonly Discountable[]): number {
  const full = fullOf(lines);
  return full === 0 ? 0 : (staffDiscountOf(lines) * 100) / full;
}

function fullOf(lines: readonly Discountable[]): number {
  return lines.filter(isSold).reduce((sum, { quantity, unitPriceBani }) => sum + quantity * unitPriceBani, 0);
}
