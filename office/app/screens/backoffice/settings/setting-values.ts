/** A setting's value as the fields of its form hold it, and back. Pure. */
import type { FieldWords } from "@curat/contract/staff/setting-fields.values";
import { withOneBreak } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { leiOf, typedLei } from "../../../components/money/lei.ts";
import { asRecord, partOf } from "./setting-shape.ts";
import type { Shape } from "./setting-shape.ts";

/** How the fields are called; "" is the setting itself. */
export type Words = Record<string, FieldWords>;

/** The form's name. */
export const FORM = "setting";
/** The whole value; errors of the API name its parts below this, too. */
export const ROOT = "value";
/** Of rows: how many there are. Of a group that may be left out: whether it is there. */
export const countField = (path: string) => `count.${path}`;
export const switchField = (path: string) => `has.${path}`;
/** Of a pair its name; its value stands below the row's own path. */
export const pairName = (path: string, index: number) => `${path}.${index}.name`;
export const pairValue = (path: string, index: number) => `${path}.${index}.value`;

const isLei = (words: Words, name: string): boolean => words[name]?.unit === "lei";

/** The fields of a form with this value. `name` is the last of `path` that has words. */
export function filled(shape: Shape, words: Words, value: unknown, path = ROOT, name = ""): Typed {
  switch (shape.kind) {
    case "text":
    case "choice":
      return { [path]: typeof value === "string" || typeof value === "number" ? String(value) : "" };
    case "number":
      return { [path]: numberText(value, isLei(words, name)) };
    case "box":
      return value === true ? { [path]: "on" } : {};
    case "group": {
      if (shape.isSwitched && asRecord(value) !== value) return {};
      const switched: Typed = shape.isSwitched ? { [switchField(path)]: "on" } : {};
      const parts = shape.fields.map((field) =>
        filled(field.shape, words, partOf(value, field.name), `${path}.${field.name}`, field.name),
      );
      return Object.assign(switched, ...parts);
    }
    case "rows": {
      const rows = Array.isArray(value) ? value : [];
      const parts = rows.map((row, index) => filled(shape.row, words, row, `${path}.${index}`, name));
      return Object.assign({ [countField(path)]: String(rows.length) }, ...parts);
    }
    case "pairs": {
      const pairs = Object.entries(asRecord(value));
      const parts = pairs.map(([key, one], index) => ({
        [pairName(path, index)]: key,
        ...filled(shape.value, words, one, pairValue(path, index), name),
      }));
      return Object.assign({ [countField(path)]: String(pairs.length) }, ...parts);
    }
  }
}

/** As many fields as a form may have: what says more is not ours. Which setting may have how many rows, the API says. */
const MAX_ROWS = 2_000;

/** How many rows a form has: all of them, since those left out would be gone once it is saved. */
export function countIn(typed: Typed, path: string): number {
  const count = Number(typed[countField(path)] ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_ROWS) : 0;
}

/** What a form says, as the API takes it; a number that is none is null, which it refuses at its field. */
export function valueIn(shape: Shape, words: Words, typed: Typed, path = ROOT, name = ""): unknown {
  const text = (typed[path] ?? "").trim();
  switch (shape.kind) {
    case "text":
      return text === "" ? shape.whenEmpty : text;
    case "choice":
      return shape.values.find((one) => String(one) === text) ?? text;
    case "number":
      return numberOf(text, isLei(words, name));
    case "box":
      return typed[path] !== undefined;
    case "group": {
      if (shape.isSwitched && typed[switchField(path)] === undefined) return null;
      return Object.fromEntries(
        shape.fields.flatMap((field) => {
          const below = `${path}.${field.name}`;
          const isLeftOut = field.isOptional && isEmpty(field.shape, typed, below);
          return isLeftOut ? [] : [[field.name, valueIn(field.shape, words, typed, below, field.name)]];
        }),
      );
    }
    case "rows":
      return Array.from({ length: countIn(typed, path) }, (_, index) =>
        valueIn(shape.row, words, typed, `${path}.${index}`, name),
      );
    case "pairs":
      return Object.fromEntries(
        Array.from({ length: countIn(typed, path) }, (_, index) => [
          (typed[pairName(path, index)] ?? "").trim(),
          valueIn(shape.value, words, typed, pairValue(path, index), name),
        ]).filter(([key]) => key !== ""),
      );
  }
}

function isEmpty({ kind }: Shape, typed: Typed, path: string): boolean {
  return (kind === "text" || kind === "number" || kind === "choice") && (typed[path] ?? "").trim() === "";
}

function numberText(value: unknown, isBani: boolean): string {
  if (typeof value !== "number") return "";
  if (!isBani) return String(value);
  return value < 0 ? `-${typedLei(-value / 100)}` : typedLei(value / 100);
}

function numberOf(text: string, isBani: boolean): number | null {
  const sign = text.startsWith("-") ? -1 : 1;
  const plain = text.replace(/^-\s*/, "");
  const number = isBani ? Math.round(leiOf(plain) * 100) : plain === "" ? Number.NaN : Number(plain);
  return Number.isFinite(number) ? sign * number : null;
}

/** The form with one row more at its end. */
export function withRow(typed: Typed, path: string): Typed {
  return { ...typed, [countField(path)]: String(countIn(typed, path) + 1) };
}

/** The form without a row: those behind it move up. */
export function withoutRow(typed: Typed, path: string, dropped: number): Typed {
  const count = countIn(typed, path);
  if (!(dropped >= 0 && dropped < count)) return typed;
  const kept = Object.entries(typed).flatMap(([name, text]) => {
    const prefix = ["", "count.", "has."].map((way) => `${way}${path}.`).find((one) => name.startsWith(one));
    if (prefix === undefined) return [[name, text]];
    const [index = "", ...below] = name.slice(prefix.length).split(".");
    const row = Number(index);
    if (row === dropped) return [];
    return [[[`${prefix}${row > dropped ? row - 1 : row}`, ...below].join("."), text]];
  });
  return { ...Object.fromEntries(kept), [countField(path)]: String(count - 1) };
}

/** Everything that a form of this shape sent, as it was typed. */
export function typedIn(form: FormData): Typed {
  const isOurs = (name: string) => /^(?:count\.|has\.)?value\b[\w.-]{0,200}$/.test(name);
  const fields = [...form].flatMap(([name, text]) =>
    isOurs(name) && typeof text === "string" ? [[name, withOneBreak(text)] as const] : [],
  );
  return Object.fromEntries(fields);
}

/** Every field of a form by what it is called, with the rows that it stands in: "Treapta 2, Până la". */
export function fieldLabels(names: Iterable<string>, words: Words, label: string): Typed {
  return Object.fromEntries([...names].map((name) => [name, said(name, words, label)]));
}

function said(name: string, words: Words, label: string): string {
  const isCount = name.startsWith("count.");
  const [, ...parts] = name.replace(/^(?:has|count)\./, "").split(".");
  const labels = parts.flatMap((part, index) => {
    if (/^\d+$/.test(part)) return [rowLabel(words, parts[index - 1] ?? "", Number(part))];
    // The row says what it is one of.
    const isAboveRow = words[part]?.row !== undefined && index < parts.length - 1;
    return isAboveRow ? [] : (words[part]?.label ?? []);
  });
  const whole = labels.join(", ") || words[""]?.label || label;
  return isCount ? `${whole}: câte sunt` : whole;
}

/** "Treapta 2": a row by the name of what it is one of. */
export function rowLabel(words: Words, name: string, index: number): string {
  return `${words[name]?.row ?? "Rândul"} ${index + 1}`;
}
