import { expect, it } from "vitest";
import { readAddress, readDate, readEnd } from "./read-named.ts";

it.each([
  ["/altceva.html", "/altceva.html"],
  ["altceva.html", "/altceva.html"],
  ["./altceva.html", "/altceva.html"],
  ["https://provider.example/a", "https://provider.example/a"],
  ["mailto:a@exemplu.ro", "mailto:a@exemplu.ro"],
  ["javascript:alert(1)", ""],
  [" java\nscript:alert(1)", ""],
  ["", ""],
  [null, null],
])("readAddress converts %j to %j", (sent, read) => {
  expect(readAddress(sent)).toBe(read);
});

it.each([
  ["2026-11-03", "2026-11-03"],
  ["2026-11-03T10:00:00+02:00", "2026-11-03T10:00:00+02:00"],
  ["2026-11-03 10:00:00", "2026-11-03"],
  ["2026-11-03T10:00:00", "2026-11-03"],
  ["03.11.2026", "2026-11-03"],
  ["3.11.2026 10:00", "2026-11-03"],
  ["03-11-2026", "2026-11-03"],
  [1_793_664_000, "2026-11-03T00:00:00.000Z"],
  ["1793664000", "2026-11-03T00:00:00.000Z"],
  [1_793_664_000_000, "2026-11-03T00:00:00.000Z"],
  ["luni", "luni"],
  ["99.99.2026", "99.99.2026"],
  [null, null],
])("readDate converts %j to %j", (sent, read) => {
  expect(readDate(sent)).toBe(read);
});

it("readEnd sets the end of a promotion to the end of its last day", () => {
  expect(readEnd("31.12.2026")).toBe("2026-12-31T20:59:59.000Z");
  expect(readEnd("2026-12-31T10:00:00Z")).toBe("2026-12-31T10:00:00Z");
});
