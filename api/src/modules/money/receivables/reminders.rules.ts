import type { PaymentTerms } from "../../selling/payments/index.ts";

/** Returns the number of the latest reminder that is due after this many days; 0 for none. */
export function reminderStep(daysLate: number, reminders: NonNullable<PaymentTerms["reminders"]>): number {
  const { firstDays, secondDays, thirdDays } = reminders;
  return [firstDays, secondDays, thirdDays].filter((days) => daysLate >= days).length;
}
