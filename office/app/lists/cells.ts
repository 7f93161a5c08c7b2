/** What a list's file holds: texts and numbers as they are, times as times. */
import { dayText } from "../components/time/day.ts";
import { momentText, wallClock } from "../components/time/moment.ts";

export type Cell = string | number | null | TimeCell;

export interface TimeCell {
  /** As people read it. */
  text: string;
  /** By the clock of Romania, as if it were UTC's: spreadsheets know no time zones. */
  wall: Date;
  hasTime: boolean;
}

/** A moment, such as the one at which an order was placed. */
export function momentCell(at: string | null): TimeCell | null {
  const wall = wallClock(at);
  return wall ? { text: momentText(at), wall, hasTime: true } : null;
}

/** A day, "2026-11-22". */
export function dayCell(day: string | null): TimeCell | null {
  if (day === null) return null;
  return { text: dayText(day), wall: new Date(`${day}T00:00:00Z`), hasTime: false };
}

/** Texts of the shop's visitors must not run when somebody opens the file: so many programs take them for formulas. */
export function looksLikeFormula(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text);
}
