/** Periods of returns and withdrawals: days of Romania's calendar, counted from the day after. Pure. (law: Withdrawal) */
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";

/** Days that a buyer has to send the goods back after declaring a withdrawal. */
export const SEND_BACK_DAYS = 14;

/** Days that the shop has to refund a withdrawal after its declaration. */
export const REFUND_DAYS = 14;

/** The last day, yyyy-mm-dd, of a period of that many days. */
export function lastDay(startedAt: Date, days: number): string {
  return plusDays(romanianDay(startedAt), days);
}

/** Whether a delivered order was returned or withdrawn from within that many days. */
export function isDeclaredWithin(days: number, deliveredAt: Date, declaredAt: Date): boolean {
  return romanianDay(declaredAt) <= lastDay(deliveredAt, days);
}
