import { describe, expect, it } from "vitest";
import { bucharestDay, defaultExpiry, isExpiry } from "./stock-alerts.values.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

describe("the last day of an alert", () => {
  it.each([
    ["2026-11-21T12:00:00Z", "2026-12-21"],
    ["2026-12-31T12:00:00Z", "2027-01-31"],
    ["2027-01-31T12:00:00Z", "2027-02-28"],
    // Already the first of the month in Bucharest.
    ["2026-11-30T22:30:00Z", "2027-01-01"],
  ])("is one month ahead of %s: %s", (at, day) => {
    expect(defaultExpiry(new Date(at))).toBe(day);
    expect(isExpiry(day, new Date(at))).toBe(true);
  });

  it.each([
    ["2026-11-21", true],
    ["2026-11-20", false],
    ["2027-11-21", true],
    ["2027-11-22", true],
    ["2027-11-23", false],
    ["2027-02-30", false],
    ["21.12.2026", false],
    ["", false],
  ])("may be %s: %s", (day, isGood) => {
    expect(isExpiry(day, NOON)).toBe(isGood);
  });

  it("follows the clock of Bucharest", () => {
    expect(bucharestDay(new Date("2026-07-01T21:30:00Z"))).toBe("2026-07-02");
  });
});
