/**
 * Gives a table of inputs the keyboard and paste behaviour of a spreadsheet. Works on the DOM, without React.
 */
import type { ClipboardEvent, KeyboardEvent } from "react";
import { truthOf } from "@curat/contract/truth.values";
import { folded } from "../text/folded.ts";

type Cell = HTMLInputElement | HTMLSelectElement;

function cellsOf(table: HTMLTableElement): Cell[][] {
  return [...table.querySelectorAll("tbody tr")].map((row) => [
    ...row.querySelectorAll<Cell>("td input, td select"),
  ]);
}

function placeOf(cells: Cell[][], target: EventTarget): { row: number; column: number } | undefined {
  const row = cells.findIndex((line) => line.some((cell) => cell === target));
  const column = cells[row]?.findIndex((cell) => cell === target) ?? -1;
  return row === -1 ? undefined : { row, column };
}

/** Pastes several cells, starting at the focused one. Browsers paste single cells natively. */
export function pasteIntoGrid(event: ClipboardEvent<HTMLTableElement>): void {
  const text = event.clipboardData.getData("text/plain").replace(/\r?\n$/, "");
  if (!/[\t\n]/.test(text)) return;
  const cells = cellsOf(event.currentTarget);
  const from = placeOf(cells, event.target);
  if (!from) return;
  event.preventDefault();
  for (const [down, line] of text.split(/\r?\n/).entries())
    for (const [right, value] of line.split("\t").entries()) {
      const cell = cells[from.row + down]?.[from.column + right];
      if (cell) fill(cell, value.trim());
    }
}

function fill(cell: Cell, value: string): void {
  if (cell instanceof HTMLInputElement) {
    if (!cell.readOnly) cell.value = value;
    return;
  }
  const truth = truthOf(value);
  const candidates = [folded(value), ...(truth === undefined ? [] : [truth ? "1" : "0"])];
  const option = [...cell.options].find(({ value: own, text }) =>
    [own, folded(text)].some((one) => candidates.includes(one)),
  );
  if (option) cell.value = option.value;
}

/**
 * Moves the focus up or down in the same column; Enter moves down, and in the last row submits the form. In a select,
 * arrow keys keep their native function.
 */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  const cells = cellsOf(event.currentTarget);
  const from = placeOf(cells, event.target);
  const next = from && cells[from.row + step]?.[from.column];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}
