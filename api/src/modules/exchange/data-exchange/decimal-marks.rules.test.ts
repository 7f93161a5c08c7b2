import { expect, it } from "vitest";
import { numberOf } from "./kinds/cell-values.ts";
import { markOf, NO_EVIDENCE, settledCell, withCell } from "./decimal-marks.rules.ts";

const UNSURE = "unsure";
function columnOf(cells: string[]): (number | string | undefined)[] {
  const mark = markOf(cells.reduce(withCell, NO_EVIDENCE));
  return cells.map((cell) => {
    const settled = settledCell(cell, mark);
    return settled === undefined ? UNSURE : numberOf(settled);
  });
}

it.each([
  // Prices with six decimals from a database dump, and prices that a spreadsheet shortened.
  [
    ["16.510000", "9.999", "12.500", "12,500"],
    [16.51, 9.999, 12.5, 12_500],
  ],
  [
    ["49,90", "12.500", "9,999", "1.234,50", "12,500 lei"],
    [49.9, 12_500, 9.999, 1_234.5, 12.5],
  ],
  [
    ["0.125", "12.500", "-3.250"],
    [0.125, 12.5, -3.25],
  ],
  [
    ["1234.500", "9.999"],
    [1_234.5, 9.999],
  ],
  [
    ["1,234,567", "12.500"],
    [1_234_567, 12.5],
  ],
  [
    ["5", "12", "1.000"],
    [5, 12, UNSURE],
  ],
  [
    ["12.500", "12,500"],
    [UNSURE, UNSURE],
  ],
  // Some cells have a dot before their decimals and others a comma, so "12.500" is ambiguous.
  [
    ["16.51", "16,51", "12.500", "1.234.567,5"],
    [16.51, 16.51, UNSURE, 1_234_567.5],
  ],
  [
    ["", "multe", "1.2.3"],
    [undefined, undefined, undefined],
  ],
])("a column of %j reads as %j", (cells, numbers) => {
  expect(columnOf(cells)).toEqual(numbers);
});
