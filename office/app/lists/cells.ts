/** Cell values of an export: text, numbers and times. */
import { dayText } from "../components/time/day.ts";
import { momentText, wallClock } from "../components/time/moment.ts";

export type Cell = string | number | null | TimeCell;

export interface TimeCell {
  /** Display text. */
  text: string;
  /** Romanian wall-clock time as if it were UTC, because spreadsheets have no time zones. */
  wall: Date;
  hasTime: boolean;
}

/** Returns a cell for a moment, such as the time of an order. */
export function momentCell(at: string | null): TimeCell | null {
  const wall = wallClock(at);
  return wall ? { text: momentText(at), wall, hasTime: true } : null;
}

/** Returns a cell for a day, "2026-11-22". */
export function dayCell(day: string | null): TimeCell | null {
  if (day === null) return null;
  return { text: dayText(day), wall: new Date(`${day}T00:00:00Z`), hasTime: false };
}

/** Returns whether a spreadsheet might run the text as a formula; visitors' texts must not be executed. */
export function looksLikeFormula(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text);
}
