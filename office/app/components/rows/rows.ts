/** Rows of a form whose order counts, numbered from 0: added, moved and taken away by buttons that send the form. Pure. */
import type { Typed } from "@curat/ui/form/form-values.ts";

export type Row = Record<string, string>;

/** The button that was pressed, if it was one of a row: "up.2", "down.2", "move.2.0", "drop.2" or "add". */
export const PRESS_FIELD = "row";

export function rowField(name: string, place: number, part: string): string {
  return `${name}.${place}.${part}`;
}

export function filledRows(name: string, rows: readonly Row[]): Typed {
  return Object.fromEntries(
    rows.flatMap((row, place) =>
      Object.entries(row).map(([part, text]) => [rowField(name, place, part), text]),
    ),
  );
}

interface Shape {
  name: string;
  parts: readonly string[];
  /** More rows than anybody makes; what a form says beyond them is not ours. */
  most: number;
}

/** The rows of a form as they stand in it, those without a word left out. */
export function rowsIn(values: Typed, { name, parts, most }: Shape): Row[] {
  return Array.from({ length: most }, (_, place) =>
    Object.fromEntries(parts.map((part) => [part, (values[rowField(name, place, part)] ?? "").trim()])),
  ).filter((row) => Object.values(row).some((text) => text !== ""));
}

/** What a press on a row's button makes of things in an order; the same things for what is no such press. */
export function pressed<Thing>(things: readonly Thing[], press: string, fresh: () => Thing): Thing[] {
  if (press === "add") return [...things, fresh()];
  const [act, from = "", to = ""] = press.split(".");
  const place = placeIn(from);
  const thing = things[place];
  if (thing === undefined) return [...things];
  const others = things.toSpliced(place, 1);
  switch (act) {
    case "up":
      return others.toSpliced(Math.max(0, place - 1), 0, thing);
    case "down":
      return others.toSpliced(place + 1, 0, thing);
    case "move":
      return placeIn(to) < 0 ? [...things] : others.toSpliced(placeIn(to), 0, thing);
    case "drop":
      return others;
    default:
      return [...things];
  }
}

/** -1 for what is no place. */
function placeIn(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : -1;
}
