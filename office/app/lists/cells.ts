import { dayText } from "../components/time/day.ts";
import { momentText, wallClock } from "../components/time/moment.ts";

export type Cell = string | number | null | TimeCell;

export interface TimeCell {
  text: string;
  /** The UTC fields are Romanian wall-clock time, because spreadsheets have no time zones. */
  wall: Date;
  hasTime: boolean;
}

export function momentCell(at: string | null): TimeCell | null {
  const wall = wallClock(at);
  return wall ? { text: momentText(at), wall, hasTime: true } : null;
}

export function dayCell(day: string | null): TimeCell | null {
  if (day === null) return null;
  return { text: dayText(day), wall: new Date(`${day}T00:00:00Z`), hasTime: false };
}
