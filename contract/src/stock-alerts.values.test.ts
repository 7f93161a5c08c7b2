import { describe, expect, it } from "vitest";
import { bucharestDay, defaultExpiry, isExpiry } from "./stock-alerts.values.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

describe("expiry day of a stock alert", () => {
  it.each([
    ["2026-11-21T12:00:00Z", "2026-12-21"],
    ["2026-12-31T12:00:00Z", "2027-01-31"],
    ["2027-01-31T12:00:00Z", "2027-02-28"],
    // Already 1 December in Bucharest.
    ["2026-11-30T22:30:00Z", "2027-01-01"],
  ])("an alert set at %s expires after one month, on %s", (at, day) => {
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
  ])("a stock alert may expire on %s: %s", (day, isGood) => {
    expect(isExpiry(day, NOON)).toBe(isGood);
  });

  it("bucharestDay uses Romanian time", () => {
    expect(bucharestDay(new Date("2026-07-01T21:30:00Z"))).toBe("2026-07-02");
  });
});
