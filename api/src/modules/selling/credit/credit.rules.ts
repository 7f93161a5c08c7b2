import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { formatLei } from "../../../text/money.ts";
import { creditTexts } from "./texts.ts";

/** Returns whether the order's invoice is paid after delivery. */
export function paysInvoice({ paymentCode }: { paymentCode: string }): boolean {
  return paymentCode === PAYMENT_CODE.publicProcurement || paymentCode === PAYMENT_CODE.onTerms;
}

export interface CreditTerms {
  cui: string;
  company: string;
  termDays: number;
  /** Due date (yyyy-mm-dd) of an invoice issued today. */
  dueOn: string;
  limitBani: number;
  /** Unpaid amount of the company's orders on payment terms, invoiced or not. */
  usedBani: number;
  /** Days since the due date of the company's oldest unpaid invoice on payment terms; 0 if none is overdue. */
  overdueDays: number;
  blockAfterDays: number;
  /** True if staff marked the company's open invoices as doubtful. */
  isDoubtful: boolean;
}

/** Returns the unused part of the credit limit, in bani; negative if the limit is exceeded. */
export function leftOf({ limitBani, usedBani }: CreditTerms): number {
  return limitBani - usedBani;
}

/** Returns why the company cannot order this amount on payment terms; undefined if it can. */
export function termRefusal(credit: CreditTerms, amountBani: number): string | undefined {
  if (credit.isDoubtful) return creditTexts.doubtful;
  if (credit.overdueDays > credit.blockAfterDays) return creditTexts.overdue(credit.overdueDays);
  if (amountBani <= leftOf(credit)) return undefined;
  return creditTexts.limit(formatLei(Math.max(0, leftOf(credit))));
}
