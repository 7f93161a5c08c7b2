import { expect, it } from "vitest";
import { afterWorkingDays, isWorkingDay } from "./working-day.ts";

const at = (date: string, time = "12:00"): Date => new Date(`${date}T${time}:00Z`);

it("isWorkingDay accepts weekdays and rejects Saturday and Sunday", () => {
  expect(isWorkingDay(at("2026-11-20"))).toBe(true);
  expect(isWorkingDay(at("2026-11-21"))).toBe(false);
  expect(isWorkingDay(at("2026-11-22"))).toBe(false);
});

it("isWorkingDay uses Romanian local time", () => {
  // 00:30 on Monday in Bucharest is still Sunday in UTC.
  expect(isWorkingDay(at("2026-11-22", "22:30"))).toBe(true);
  expect(isWorkingDay(at("2026-11-20", "22:30"))).toBe(false);
});

it.each([
  "2027-01-01",
  "2026-01-02",
  "2026-01-06",
  "2026-01-07",
  "2028-01-24",
  "2026-05-01",
  "2026-06-01",
  "2028-08-15",
  "2026-11-30",
  "2026-12-01",
  "2026-12-25",
  "2028-12-26",
])("%s is a public holiday", (date) => {
  expect(isWorkingDay(at(date))).toBe(false);
});

it.each([
  ["2024", "2024-05-03", "2024-05-06", "2024-06-24"],
  ["2025", "2025-04-18", "2025-04-21", "2025-06-09"],
  ["2026", "2026-04-10", "2026-04-13", "2026-06-01"],
  ["2027", "2027-04-30", "2027-05-03", "2027-06-21"],
])(
  "Good Friday, Easter Monday and Pentecost Monday are holidays in %s",
  (_, friday, easterMonday, pentecost) => {
    expect([friday, easterMonday, pentecost].map((date) => isWorkingDay(at(date)))).toEqual([
      false,
      false,
      false,
    ]);
    const [thursday, tuesday] = [at(friday), at(easterMonday)];
    thursday.setUTCDate(thursday.getUTCDate() - 1);
    tuesday.setUTCDate(tuesday.getUTCDate() + 1);
    expect([thursday, tuesday].map(isWorkingDay)).toEqual([true, true]);
  },
);

it.each([
  ["2026-11-19T08:00:00Z", 5, "2026-11-26T08:00:00.000Z"],
  ["2026-11-20T10:00:00Z", 1, "2026-11-23T10:00:00.000Z"],
  // Already Saturday in Romania.
  ["2026-11-20T22:30:00Z", 1, "2026-11-23T22:30:00.000Z"],
  ["2026-11-22T10:00:00Z", 1, "2026-11-24T10:00:00.000Z"],
  // Saint Andrew's Day and the National Day fall in between.
  ["2026-11-23T10:00:00Z", 10, "2026-12-09T10:00:00.000Z"],
])("afterWorkingDays(%s, %i) is %s", (from, days, until) => {
  expect(afterWorkingDays(new Date(from), days).toISOString()).toBe(until);
});
