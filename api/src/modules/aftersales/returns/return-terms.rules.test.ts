import { expect, it } from "vitest";
import { lateBefore } from "../../../calendar/deadline.ts";
import { isDeclaredWithin, lastDay, readReturnTerms } from "./return-terms.rules.ts";

it.each([
  [undefined, { days: 14, companies: false, pickupDays: 3, address: "" }],
  [null, { days: 14, companies: false, pickupDays: 3, address: "" }],
  [{ days: 3 }, { days: 14, companies: false, pickupDays: 3, address: "" }],
  [
    { days: 30, companies: true },
    { days: 30, companies: true, pickupDays: 3, address: "" },
  ],
  [
    { days: "60", companies: "da" },
    { days: 14, companies: false, pickupDays: 3, address: "" },
  ],
])("the setting %j gives the terms %j", (setting, terms) => {
  expect(readReturnTerms(setting)).toEqual(terms);
});

it.each([
  ["2026-11-15T12:00:00Z", "2026-11-01"],
  ["2026-11-15T21:59:59Z", "2026-11-01"],
  ["2026-11-15T22:00:00Z", "2026-11-02"],
])("at %s, orders delivered on or after %s can be returned", (now, first) => {
  expect(lateBefore(14, new Date(now))).toBe(first);
});

// Days follow Romanian local time: winter time begins on 25 October 2026, summer time on 29 March.
it.each([
  ["2026-10-19T21:15:00Z", "2026-11-03"],
  ["2026-03-20T21:30:00Z", "2026-04-03"],
  ["2026-11-01T10:00:00Z", "2026-11-15"],
])("an order delivered at %s is returnable until %s and not on the next day", (delivered, last) => {
  const deliveredAt = new Date(delivered);
  expect(lastDay(deliveredAt, 14)).toBe(last);
  const deliveryDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Bucharest" }).format(deliveredAt);
  const [noon, nextNoon] = [0, 1].map(
    (days) => new Date(Date.parse(`${last}T12:00:00Z`) + days * 86_400_000),
  );
  expect(lateBefore(14, noon ?? deliveredAt) <= deliveryDay).toBe(true);
  expect(lateBefore(14, nextNoon ?? deliveredAt) <= deliveryDay).toBe(false);
});

// The night of 25 October 2026 is an hour longer, that of 29 March an hour shorter.
it.each([
  ["2026-10-23T21:10:00Z", "2026-10-27T21:50:00Z", true],
  ["2026-10-23T21:10:00Z", "2026-10-27T22:00:00Z", false],
  ["2026-03-27T20:00:00Z", "2026-03-30T20:59:00Z", true],
  ["2026-03-27T20:00:00Z", "2026-03-30T21:00:00Z", false],
  ["2026-11-10T08:00:00Z", "2026-11-13T21:00:00Z", true],
])(
  "an order delivered at %s and returned at %s is within three days: %s",
  (delivered, declared, isWithin) => {
    expect(isDeclaredWithin(3, new Date(delivered), new Date(declared))).toBe(isWithin);
  },
);
