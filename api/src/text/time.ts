import { counted } from "@curat/contract/quantity-text.values";

// Created once, because creating a formatter takes longer than writing the rest of an email.
const TIME = new Intl.DateTimeFormat("ro-RO", {
  timeZone: "Europe/Bucharest",
  dateStyle: "long",
  timeStyle: "short",
});
const DAY = new Intl.DateTimeFormat("ro-RO", { timeZone: "Europe/Bucharest", dateStyle: "long" });

export function formatTime(date: Date): string {
  return TIME.format(date);
}

export function formatDay(date: Date): string {
  return DAY.format(date);
}

/** Returns `21.11.2026` for the calendar day `2026-11-21`. */
export function dottedDay(day: string): string {
  return day.split("-").toReversed().join(".");
}

/** Returns "5 zile lucrătoare", "o zi lucrătoare", "20 de zile lucrătoare". */
export function workingDays(count: number): string {
  return counted(count, "o zi lucrătoare", "zile lucrătoare");
}

/** Returns "o zi", "14 zile", "30 de zile". */
export function wholeDays(count: number): string {
  return counted(count, "o zi", "zile");
}
