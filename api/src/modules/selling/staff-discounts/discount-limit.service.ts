import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { Staff } from "../../../http/caller.ts";
import { invalid } from "../../../http/refusal.ts";
import { type Discountable, isSold, staffDiscountOf } from "./staff-discounts.rules.ts";

const PERCENT = new Intl.NumberFormat("ro-RO", { maximumFractionDigits: 2 });

interface Given {
  before: readonly Discountable[];
  after: readonly Discountable[];
  /** False if the discounts only follow other changes of the order. */
  isAsked: boolean;
  reason: string;
  /** The valid invoice; undefined if there is none. */
  invoice?: { series: string; number: number } | undefined;
}

/**
 * Refuses discounts that the actor may not give, and those without a reason or on an invoiced order. All discounts by
 * staff on the order count together. Throws 422 with errors by field.
 */
export function requireDiscountLimit(
  actor: Pick<Staff, "permissions" | "discountPercent">,
  { before, after, isAsked, reason, invoice }: Given,
): void {
  const limit = actor.permissions.includes("discounts:give") ? actor.discountPercent : 0;
  if (isAsked && !actor.permissions.includes("discounts:give"))
    throw invalid({ discount: [STAFF_MESSAGES.notAllowed] });
  if (isAsked && invoice)
    throw invalid({
      discount: [
        `Comanda are factura ${invoice.series} ${invoice.number}. Dă banii înapoi cu o restituire parțială: clientul primește factura storno.`,
      ],
    });
  if (isAsked && reason === "") throw invalid({ reason: ["Scrie motivul reducerii."] });
  const percent = percentOf(after);
  if (isAsked ? isWithin(after, limit) : percent <= percentOf(before) || isWithin(after, limit)) return;
  const sum = `Reducerile date de magazin ajung la ${PERCENT.format(percent)} % din produse`;
  throw invalid({ discount: [`${sum}, iar tu poți acorda cel mult ${PERCENT.format(limit)} %.`] });
}

/** A percentage of each line is rounded to the ban, which may be more than the same percentage of their sum. */
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
