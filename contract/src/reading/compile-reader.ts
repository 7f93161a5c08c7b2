/** Compiles a schema into a reader that returns a value of the schema's shape for any input. */
import type { z } from "@hono/zod-openapi";
import { isRecord } from "../unknown-body.ts";
import { defOf } from "./schema-definition.ts";
import { readBoolean, readNumber, readText } from "./read-scalar.ts";

/** Marks a value that could not be read; lists drop such entries. */
export const UNREADABLE = Symbol("unreadable");

/**
 * Receives each difference from the specification: a path such as `cartitems[].price`, and the sent value.
 */
export type Note = (path: string, sent: unknown) => void;
export type Reader = (value: unknown, note: Note) => unknown;

export interface Rule {
  /** Rewrites the raw value before reading; returning UNREADABLE drops the value. */
  before?: (raw: unknown) => unknown;
  /** Completes the value after reading; `raw` is the value as sent. */
  after?: (read: Record<string, unknown>, raw: unknown) => Record<string, unknown>;
  /** Default for unreadable values. An enum's default is its first member. */
  otherwise?: unknown;
  /** Exempts the schema's fields from the rules keyed by field name. */
  isVerbatim?: true;
}
export interface Rules {
  of: ReadonlyMap<z.ZodType, Rule>;
  /** Rewrites raw values of fields with these names in any schema, such as URLs and dates. */
  named: Readonly<Record<string, (raw: unknown) => unknown>>;
}

/** Compiles the reader of a schema; `path` is the value's place in the response. */
export function compileReader(schema: z.ZodType, rules: Rules, path = ""): Reader {
  const rule = rules.of.get(schema);
  const reader = plainReader(schema, rules, path);
  if (!rule) return reader;
  const { before, after } = rule;
  return (raw, note) => {
    const sent = before ? before(raw) : raw;
    if (sent === UNREADABLE) return UNREADABLE;
    const read = reader(sent, note);
    return after && isRecord(read) ? after(read, raw) : read;
  };
}

function plainReader(schema: z.ZodType, rules: Rules, path: string): Reader {
  const def = defOf(schema);
  const inner = (child: z.ZodType | undefined, at = path): Reader =>
    child ? compileReader(child, rules, at) : (value) => value;
  switch (def.type) {
    case "object":
      return objectReader(schema, rules, path);
    case "array":
      return arrayReader(inner(def.element, `${path}[]`), path);
    case "record":
      return recordReader(inner(def.valueType, `${path}{}`), path);
    case "nullable":
      return emptyReader(inner(def.innerType), { empty: null, ...emptiness(def.innerType), path });
    case "optional":
      return emptyReader(inner(def.innerType), { empty: undefined, ...emptiness(def.innerType), path });
    case "string":
      return scalarReader(readText, rules.of.get(schema)?.otherwise ?? "", path);
    case "number":
    case "int":
      return scalarReader(readNumber, rules.of.get(schema)?.otherwise ?? 0, path);
    case "boolean":
      return scalarReader(readBoolean, rules.of.get(schema)?.otherwise ?? false, path);
    case "literal":
      return choiceReader(def.values ?? [], rules.of.get(schema), path);
    case "enum":
      return choiceReader(Object.values(def.entries ?? {}), rules.of.get(schema), path);
    case "union":
      return unionReader(schema, rules, path);
    case "lazy":
      return lazyReader(() => inner(def.getter?.()));
    case "pipe":
      return inner(def.in);
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return inner(def.innerType);
    case "null":
      return () => null;
    default:
      return (value) => value;
  }
}

/** PHP encodes an empty object as an empty list, and a list with gaps in its keys as an object. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

function objectReader(object: z.ZodType, rules: Rules, path: string): Reader {
  const isVerbatim = rules.of.get(object)?.isVerbatim === true;
  const fields = Object.entries(defOf(object).shape ?? {}).map(([key, schema]) => ({
    key,
    read: lazyReader(() =>
      named(
        isVerbatim ? undefined : rules.named[key],
        compileReader(schema, rules, path === "" ? key : `${path}.${key}`),
      ),
    ),
    otherwise: firstChoice(schema),
  }));
  return (value, note) => {
    if (!isRecord(value) && !isEmpty(value)) note(path, value);
    const sent = isRecord(value) ? value : {};
    let copy: Record<string, unknown> | undefined = isRecord(value) ? undefined : {};
    for (let index = 0; index < fields.length; index += 1) {
      const { key, read, otherwise } = fields[index] as (typeof fields)[number];
      const field = read(sent[key], note);
      const stored = field === UNREADABLE ? otherwise : field;
      if (stored === sent[key]) continue;
      copy ??= { ...sent };
      copy[key] = stored;
    }
    return copy ?? value;
  };
}

function named(rewrite: ((raw: unknown) => unknown) | undefined, read: Reader): Reader {
  return rewrite ? (raw, note) => read(rewrite(raw), note) : read;
}

function firstChoice(schema: z.ZodType): unknown {
  const { type, values = [], entries = {}, options = [] } = defOf(schema);
  if (type === "literal") return values[0];
  if (type === "enum") return Object.values(entries)[0];
  return type === "union" && options[0] ? firstChoice(options[0]) : undefined;
}

function arrayReader(element: Reader, path: string): Reader {
  return (value, note) => {
    const sent = listOf(value, path, note);
    // Copies a list only when it needs changes, because this runs for every row of every list.
    let copy: unknown[] | undefined = sent === value ? undefined : [];
    for (let index = 0; index < sent.length; index += 1) {
      const one = sent[index];
      const read = one === null || one === undefined ? UNREADABLE : element(one, note);
      if (copy === undefined && read !== one) copy = sent.slice(0, index);
      if (copy !== undefined && read !== UNREADABLE) copy.push(read);
    }
    return copy ?? value;
  };
}

function listOf(value: unknown, path: string, note: Note): unknown[] {
  if (Array.isArray(value)) return value;
  if (value === null || value === undefined) return [];
  if (isRecord(value)) {
    if (!isEmpty(value)) note(path, value);
    // The list may be an object keyed by group or id.
    return Object.values(value).flat();
  }
  note(path, value);
  return typeof value === "string" && value !== "" ? [value] : [];
}

function recordReader(value: Reader, path: string): Reader {
  return (sent, note) => {
    if (!isRecord(sent)) {
      if (!isEmpty(sent)) note(path, sent);
      return {};
    }
    const read = Object.entries(sent).map(([key, one]) => [key, value(one, note)] as const);
    if (read.every(([key, one]) => one === sent[key])) return sent;
    return Object.fromEntries(read.filter(([, one]) => one !== UNREADABLE));
  };
}

interface Emptiness {
  /** True for an object; an empty object or list and other values are read as absent. */
  isObject: boolean;
  /** True for a number; unparsable text is read as absent, so that an unknown price is not 0. */
  isNumber: boolean;
  /** True for a nullable text. An empty string is read as null, for example for a missing picture. */
  isText: boolean;
}

function emptiness(schema: z.ZodType | undefined): Emptiness {
  const def = schema && defOf(schema);
  if (def?.type === "nullable" || def?.type === "optional") return emptiness(def.innerType);
  return {
    isObject: def?.type === "object",
    isNumber: def?.type === "number",
    isText: def?.type === "string",
  };
}

function emptyReader(
  inner: Reader,
  { empty, isObject, isNumber, isText, path }: Emptiness & { empty: null | undefined; path: string },
): Reader {
  return (value, note) => {
    if (value === null || value === undefined) return empty;
    if (isText && empty === null && (value === "" || typeof value === "object")) return empty;
    const isNone = isObject
      ? isEmpty(value) || !isRecord(value)
      : isNumber && readNumber(value) === undefined;
    if (isNone) {
      if (!isEmpty(value) && value !== "") note(path, value);
      return empty;
    }
    const read = inner(value, note);
    return read === UNREADABLE ? empty : read;
  };
}

function scalarReader(read: (value: unknown) => unknown, otherwise: unknown, path: string): Reader {
  return (value, note) => {
    const result = read(value);
    if (result !== undefined) return result;
    if (value !== null && value !== undefined && value !== "") note(path, value);
    return otherwise;
  };
}

function choiceReader(values: readonly unknown[], rule: Rule | undefined, path: string): Reader {
  const byText = new Map(values.map((one) => [String(one).toLowerCase(), one]));
  return (value, note) => {
    if (values.includes(value)) return value;
    const written = typeof value === "string" || typeof value === "number" ? value : "";
    const found = byText.get(String(written).trim().toLowerCase());
    if (found !== undefined) return found;
    if (value !== null && value !== undefined) note(path, value);
    return rule && "otherwise" in rule ? rule.otherwise : UNREADABLE;
  };
}

function unionReader(schema: z.ZodType, rules: Rules, path: string): Reader {
  const { options = [], discriminator } = defOf(schema);
  const defs = options.map(defOf);
  if (discriminator !== undefined) return variantReader(options, { discriminator, rules, path });
  if (defs.every(({ type }) => type === "literal"))
    return choiceReader(
      defs.flatMap(({ values }) => values ?? []),
      rules.of.get(schema),
      path,
    );
  const readers = options.map((option) => ({
    type: defOf(option).type,
    read: compileReader(option, rules, path),
  }));
  return (value, note) => {
    const fitting = readers.find(({ type }) => type === typeOf(value)) ?? readers[0];
    return fitting ? fitting.read(value, note) : value;
  };
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return value === null ? "null" : typeof value;
}

function variantReader(
  options: readonly z.ZodType[],
  { discriminator, rules, path }: { discriminator: string; rules: Rules; path: string },
): Reader {
  const byName = new Map<unknown, Reader>();
  for (const option of options) {
    const read = compileReader(option, rules, path);
    const name = defOf(option).shape?.[discriminator];
    for (const value of name ? (defOf(name).values ?? []) : []) byName.set(value, read);
  }
  return (value, note) => {
    const read = isRecord(value) ? byName.get(value[discriminator]) : undefined;
    if (read) return read(value, note);
    note(path, value);
    return UNREADABLE;
  };
}

/** Compiles the reader on first use, because schemas may be recursive. */
function lazyReader(compile: () => Reader): Reader {
  let reader: Reader | undefined;
  return (value, note) => {
    reader ??= compile();
    return reader(value, note);
  };
}
