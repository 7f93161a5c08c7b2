/** Every period of a return or withdrawal: days of Romania's calendar, counted from the day after. Pure. (law: Withdrawal) */
import { lateBefore, plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";

/** The buyer has so many days from his word to send the goods back. */
export const SEND_BACK_DAYS = 14;

/** The first day, yyyy-mm-dd, on which an order may have arrived that can still be given back today, with so many days for it. */
export function firstReturnableDelivery(days: number, now: Date): string {
  return lateBefore(days, now);
}

/** The last day, yyyy-mm-dd, on which what arrived at that moment may be given back, with so many days for it. */
export function lastReturnDay(deliveredAt: Date, days: number): string {
  return plusDays(romanianDay(deliveredAt), days);
}

/** The last day, yyyy-mm-dd, on which goods may be sent back after the buyer's word. */
export function lastSendBackDay(declaredAt: Date): string {
  return plusDays(romanianDay(declaredAt), SEND_BACK_DAYS);
}

/** Whether what arrived is declared within so many days of it, each a whole day of the calendar. */
export function isDeclaredWithin(days: number, deliveredAt: Date, declaredAt: Date): boolean {
  return romanianDay(declaredAt) <= plusDays(romanianDay(deliveredAt), days);
}

/** The money has to be back within so many days of the buyer's word. (law: Withdrawal) */
export const REFUND_DAYS = 14;
