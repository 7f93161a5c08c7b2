import { describe, expect, it } from "vitest";
import { listOf, numberOf, pairsOf, sizeOf, unread, wholeOf } from "./cell-values.ts";

describe("numberOf and wholeOf", () => {
  it.each([
    ["12", 12],
    ["12,5", 12.5],
    ["12.50 lei", 12.5],
    ["1.234,56", 1234.56],
    ["1,234.56", 1234.56],
    ["1 234,5 RON", 1234.5],
    ["1.234.567", 1_234_567],
    ["1.234", 1234],
    ["12.3450", 12.345],
    ["0.125", 0.125],
    ["-3", -3],
    ["1.23.4", undefined],
    ["1,2.3,4", undefined],
    ["doi", undefined],
    ["1e5", undefined],
    ["", undefined],
  ])("numberOf parses %j as %j", (text, number) => expect(numberOf(text)).toBe(number));

  it("numberOf reads a separator as a decimal mark if thousands are ruled out, and wholeOf refuses decimals", () => {
    expect(numberOf("1.125", { areThousands: false })).toBe(1.125);
    expect(wholeOf("12,5")).toBeUndefined();
  });
});

it("listOf, pairsOf and sizeOf parse several values of one cell", () => {
  expect(listOf("/a\n\n /b | /c")).toEqual(["/a", "/b", "/c"]);
  expect(pairsOf("Volum: 5 l\nUz: casă: baie", /\n/)).toEqual([
    ["Volum", "5 l"],
    ["Uz", "casă: baie"],
  ]);
  expect(pairsOf("Volum 5 l", /\n/)).toBeUndefined();
  expect(sizeOf("10x20 × 30 mm")).toEqual({ width: 10, depth: 20, height: 30 });
  expect(sizeOf("10x20")).toBeUndefined();
});

it("unread quotes an unreadable cell and shortens it to fit a line", () => {
  expect(unread("Preț", "zece")).toBe("Câmpul Preț nu este valid: „zece”.");
  expect(unread("Preț", "9".repeat(300))).toHaveLength("Câmpul Preț nu este valid: „…”.".length + 40);
});
