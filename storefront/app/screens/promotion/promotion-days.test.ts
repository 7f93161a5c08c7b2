import { expect, it } from "vitest";
import { longDate } from "@curat/ui/date/long-date.ts";
import { daysLeft, lastMoment } from "./promotion-days.ts";
import { texts } from "./texts.ts";

// Midnight in Romania is 22:00 UTC in winter.
it.each([
  ["2026-11-21T09:00:00Z", "2026-11-21T22:00:00Z", 1, "Ultima zi", "21 noiembrie 2026"],
  ["2026-11-21T21:59:00Z", "2026-11-22T22:00:00Z", 2, "Au mai rămas 2 zile", "22 noiembrie 2026"],
  ["2026-11-21T22:01:00Z", "2026-11-22T22:00:00Z", 1, "Ultima zi", "22 noiembrie 2026"],
  ["2026-11-21T09:00:00Z", "2026-12-12T00:00:00Z", 22, "Au mai rămas 22 de zile", "12 decembrie 2026"],
  ["2026-10-20T09:00:00Z", "2026-10-31T22:00:00Z", 12, "Au mai rămas 12 zile", "31 octombrie 2026"],
])("at %s a promotion until %s has %d days left: %s, %s", (now, end, days, words, date) => {
  expect(daysLeft(new Date(end), new Date(now))).toBe(days);
  expect(texts.left(days)).toBe(words);
  expect(longDate(lastMoment(new Date(end)))).toBe(date);
});
