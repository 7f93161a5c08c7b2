/** Converts the value of a setting to form fields and back. */
import type { FieldWords } from "@curat/contract/staff/setting-fields.values";
import { withOneBreak } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { leiOf, typedLei } from "../../../components/money/lei.ts";
import { asRecord, partOf } from "./setting-shape.ts";
import type { Shape } from "./setting-shape.ts";

/** Labels by field name. The key "" is for the setting itself. */
export type Words = Record<string, FieldWords>;

export const FORM = "setting";
/** Name of the whole value, under which the API reports errors of its parts. */
export const ROOT = "value";
/** Names of hidden fields: the number of rows, and whether an optional group is present. */
export const countField = (path: string) => `count.${path}`;
export const switchField = (path: string) => `has.${path}`;
/** Names of the fields for a pair's name and value. */
export const pairName = (path: string, index: number) => `${path}.${index}.name`;
export const pairValue = (path: string, index: number) => `${path}.${index}.value`;

const isLei = (words: Words, name: string): boolean => words[name]?.unit === "lei";

/** Returns the form values of a setting. `name` is the last segment of the path that can have a label. */
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

/** Maximum number of rows for all settings. The API enforces the limits of each setting. */
const MAX_ROWS = 2_000;

/**
 * Returns the number of rows in a form. Saving deletes rows that are not read, so this must include all of
 * them.
 */
export function countIn(typed: Typed, path: string): number {
  const count = Number(typed[countField(path)] ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_ROWS) : 0;
}

/** Reads the value of a setting from its form. Invalid numbers become null, which the API refuses. */
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

/** Returns the form values with an empty row added at the end. */
export function withRow(typed: Typed, path: string): Typed {
  return { ...typed, [countField(path)]: String(countIn(typed, path) + 1) };
}

/** Returns the form values without one row. Moves later rows up. */
export function withoutRow(typed: Typed, path: string, dropped: number): Typed {
  const count = countIn(typed, path);
  if (!(dropped >= 0 && dropped < count)) return typed;
  const stored = Object.entries(typed).flatMap(([name, text]) => {
    const prefix = ["", "count.", "has."].map((way) => `${way}${path}.`).find((one) => name.startsWith(one));
    if (prefix === undefined) return [[name, text]];
    const [index = "", ...below] = name.slice(prefix.length).split(".");
    const row = Number(index);
    if (row === dropped) return [];
    return [[[`${prefix}${row > dropped ? row - 1 : row}`, ...below].join("."), text]];
  });
  return { ...Object.fromEntries(stored), [countField(path)]: String(count - 1) };
}

export function typedIn(form: FormData): Typed {
  const isOurs = (name: string) => /^(?:count\.|has\.)?value\b[\w.-]{0,200}$/.test(name);
  const fields = [...form].flatMap(([name, text]) =>
    isOurs(name) && typeof text === "string" ? [[name, withOneBreak(text)] as const] : [],
  );
  return Object.fromEntries(fields);
}

/** Returns a label for each field, starting with the rows that contain it: "Treapta 2, Până la". */
export function fieldLabels(names: Iterable<string>, words: Words, label: string): Typed {
  return Object.fromEntries([...names].map((name) => [name, labelOf(name, words, label)]));
}

function labelOf(name: string, words: Words, label: string): string {
  const isCount = name.startsWith("count.");
  const [, ...parts] = name.replace(/^(?:has|count)\./, "").split(".");
  const labels = parts.flatMap((part, index) => {
    if (/^\d+$/.test(part)) return [rowLabel(words, parts[index - 1] ?? "", Number(part))];
    const isAboveRow = words[part]?.row !== undefined && index < parts.length - 1;
    return isAboveRow ? [] : (words[part]?.label ?? []);
  });
  const whole = labels.join(", ") || words[""]?.label || label;
  return isCount ? `${whole} (număr)` : whole;
}

/** Returns a row's label, such as "Treapta 2". */
export function rowLabel(words: Words, name: string, index: number): string {
  return `${words[name]?.row ?? "Rândul"} ${index + 1}`;
}
