/** Periods in calendar days in Romania, counted from the following day. Pure. (law: Withdrawal) */
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";

/** Days within which the buyer must send the goods back after declaring a withdrawal. */
export const SEND_BACK_DAYS = 14;

/** Days within which the shop must refund a withdrawal after its declaration. */
export const REFUND_DAYS = 14;

export function lastDay(startedAt: Date, days: number): string {
  return plusDays(romanianDay(startedAt), days);
}

export function isDeclaredWithin(days: number, deliveredAt: Date, declaredAt: Date): boolean {
  return romanianDay(declaredAt) <= lastDay(deliveredAt, days);
}
