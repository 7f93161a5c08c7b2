import { describe, expect, it } from "vitest";
import { rhythmText, type Rhythm } from "@curat/contract/recurring-orders.values";
import { nextDay, nextDayFault } from "./rhythm.rules.ts";

const weeks = (everyWeeks: number): Rhythm => ({ everyWeeks, monthDay: null });
const monthly = (monthDay: number): Rhythm => ({ everyWeeks: null, monthDay });

/** Returns the first `count` days of a rhythm, each computed on the previous one. */
function daysOf(rhythm: Rhythm, first: string, count: number): string[] {
  const days = [first];
  for (let day = first; days.length < count; days.push(day)) day = nextDay(rhythm, day, day);
  return days;
}

describe("the days of a recurring order", () => {
  it("a rhythm of weeks keeps its weekday across both clock changes", () => {
    expect(daysOf(weeks(1), "2027-03-21", 3)).toEqual(["2027-03-21", "2027-03-28", "2027-04-04"]);
    expect(daysOf(weeks(2), "2026-10-18", 3)).toEqual(["2026-10-18", "2026-11-01", "2026-11-15"]);
  });

  it("a rhythm on the 31st uses the last day of shorter months, then returns to the 31st", () => {
    const days = daysOf(monthly(31), "2027-12-31", 5);
    expect(days).toEqual(["2027-12-31", "2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"]);
  });

  it.each([
    [weeks(2), "2026-11-02", "2026-11-30", "2026-12-14"],
    [weeks(1), "2026-11-02", "2026-11-29", "2026-11-30"],
    [monthly(15), "2026-08-15", "2026-11-15", "2026-12-15"],
    [monthly(15), "2026-08-15", "2026-11-14", "2026-11-15"],
    [monthly(1), "2026-12-20", "2026-11-30", "2027-01-01"],
  ])("nextDay of %o after a draft on %s, seen on %s, is %s", (rhythm, last, today, next) => {
    expect(nextDay(rhythm, last, today)).toBe(next);
  });

  it("the next day must be after today and at most 366 days ahead", () => {
    expect(nextDayFault("2026-11-30", "2026-11-30")).toBe("Alege o zi, începând de mâine.");
    expect(nextDayFault("2026-12-01", "2026-11-30")).toBeUndefined();
    expect(nextDayFault("2027-12-31", "2026-11-30")).toContain("366 de zile");
  });

  it.each([
    [weeks(1), "în fiecare săptămână"],
    [weeks(2), "la 2 săptămâni"],
    [weeks(20), "la 20 de săptămâni"],
    [monthly(15), "lunar, pe 15"],
    [monthly(31), "lunar, pe 31 sau în ultima zi"],
  ])('rhythmText formats %o as "%s"', (rhythm, text) => {
    expect(rhythmText(rhythm)).toBe(text);
  });
});
