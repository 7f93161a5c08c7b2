/** Ordered rows as numbered form fields. Buttons that submit the form add, move and remove rows. */
import type { Typed } from "@curat/ui/form/form-values.ts";

export type Row = Record<string, string>;

/** Name of the row buttons. Their values are "up.2", "down.2", "move.2.0", "drop.2" and "add". */
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
  max: number;
}

/** Reads the rows of a form in order. Skips empty ones. */
export function rowsIn(values: Typed, { name, parts, max }: Shape): Row[] {
  return Array.from({ length: max }, (_, place) =>
    Object.fromEntries(parts.map((part) => [part, (values[rowField(name, place, part)] ?? "").trim()])),
  ).filter((row) => Object.values(row).some((text) => text !== ""));
}

/** Returns the list after a row button was pressed. Any other value leaves it unchanged. */
export function pressed<Thing>(things: readonly Thing[], press: string, fresh: () => Thing): Thing[] {
  if (press === "add") return [...things, fresh()];
  const [act, from = "", to = ""] = press.split(".");
  const place = placeIn(from);
  const thing = things[place];
  if (thing === undefined) return [...things];
  const otherThings = things.toSpliced(place, 1);
  switch (act) {
    case "up":
      return otherThings.toSpliced(Math.max(0, place - 1), 0, thing);
    case "down":
      return otherThings.toSpliced(place + 1, 0, thing);
    case "move":
      return placeIn(to) < 0 ? [...things] : otherThings.toSpliced(placeIn(to), 0, thing);
    case "drop":
      return otherThings;
    default:
      return [...things];
  }
}

function placeIn(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : -1;
}
