/** Two recurring orders of the demo: one waits for confirmation, one is monthly. */
import type { RecurringOrderImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";
import { PERSONS } from "./persons.ts";

const OPEN_DAYS = 6;
const RHYTHM_DAYS = 14;

export function recurringOrderImports(today: Date): RecurringOrderImport[] {
  const inDays = (days: number): Date => new Date(today.getTime() + days * DAY_MS);
  const dayIn = (days: number): string => inDays(days).toISOString().slice(0, 10);
  return [
    {
      email: PERSONS.mihai.email,
      everyWeeks: 2,
      monthDay: null,
      nextOn: dayIn(RHYTHM_DAYS - 1),
      createdAt: inDays(-40),
      createdBy: "Echipa Curat",
      draft: { dueOn: dayIn(-1), madeAt: inDays(-1), expiresAt: inDays(OPEN_DAYS) },
    },
    {
      email: PERSONS.ana.email,
      everyWeeks: null,
      monthDay: inDays(10).getUTCDate(),
      nextOn: dayIn(10),
      createdAt: inDays(-20),
      createdBy: "Echipa Curat",
    },
  ];
}
