import { expect, it } from "vitest";
import { arrivalText, dayAhead, shortArrival } from "./arrival.values.ts";

const day = (text: string) => ({ from: text, to: text });

it.each([
  [day("2026-11-24"), "marți, 24 noiembrie"],
  [{ from: "2026-11-24", to: "2026-11-25" }, "marți, 24 – miercuri, 25 noiembrie"],
  [{ from: "2026-11-27", to: "2026-12-02" }, "vineri, 27 noiembrie – miercuri, 2 decembrie"],
])("arrivalText formats %j as %s", (arrival, text) => {
  expect(arrivalText(arrival)).toBe(text);
});

it.each([
  [day("2026-11-24"), "marți"],
  [day("2026-11-29"), "duminică"],
  // "luni" would mean today, which is a Monday.
  [day("2026-11-30"), "30 nov."],
  [{ from: "2026-11-24", to: "2026-11-25" }, "mar. – mie."],
  [{ from: "2026-12-02", to: "2026-12-03" }, "2 – 3 dec."],
  [{ from: "2026-11-27", to: "2026-12-02" }, "27 nov. – 2 dec."],
])("on Monday the 23rd, shortArrival formats %j as %s", (arrival, text) => {
  expect(shortArrival(arrival, "2026-11-23")).toBe(text);
});

it.each([
  ["2026-11-23", "azi"],
  ["2026-11-24", "mâine"],
  ["2026-11-29", "duminică"],
  ["2026-12-02", "miercuri, 2 decembrie"],
])("on the 23rd, dayAhead formats %s as %s", (text, spoken) => {
  expect(dayAhead(text, "2026-11-23")).toBe(spoken);
});
