/** Converts every provider response to the contract's shape before a screen uses it. */
import type { RouteConfig, z } from "@hono/zod-openapi";
import { isRecord, textOf } from "../unknown-body.ts";
import { defOf } from "./schema-definition.ts";
import { readErrors } from "./read-errors.ts";
import { readNumber } from "./read-scalar.ts";
import { compileReader, type Note, type Reader, type Rules } from "./compile-reader.ts";

/** The body is undefined if it was empty or not JSON. */
export interface Answer {
  status: number;
  body: unknown;
}
/** Called once for each place that differs from the specification, such as "GET /cart cart_messages". */
export type Misread = (place: string, sent: string) => void;
type Call = Pick<RouteConfig, "method" | "path" | "responses"> & {
  returnsRedirects?: boolean;
  effect?: "read" | "write";
};
export type AnswerReader = (call: Call, answer: Answer) => Answer;

export interface AnswerRules {
  fields: Rules;
  /** A record exists if at least one of its fields here is present, such as a product's name. */
  needs: ReadonlyMap<z.ZodType, readonly string[]>;
}

interface Compiled {
  read: Reader;
  data: z.ZodType | undefined;
  envelopeKeys: ReadonlySet<string>;
  isList: boolean;
  isPaged: boolean;
  keys: ReadonlySet<string>;
  shapes: Readonly<Record<string, z.ZodType>>;
}

const LISTS = ["data", "items", "products", "posts", "bundles", "results", "orders", "list"] as const;

/** Creates a reader for the responses of all calls, which reports each misread place once. */
export function createAnswerReader(rules: AnswerRules, misread: Misread): AnswerReader {
  const compiled = new WeakMap<object, Compiled>();
  const reported = new Set<string>();
  const compiledOf = (call: Call): Compiled => {
    const known = compiled.get(call);
    if (known) return known;
    const made = compileCall(call, rules.fields);
    compiled.set(call, made);
    return made;
  };
  return (call, { status, body }) => {
    if (status !== 200) return { status, body: failureOf(body) };
    if (call.returnsRedirects !== true && isMove(body)) return { status, body };
    const place = `${call.method.toUpperCase()} ${call.path}`;
    const note: Note = (path, sent) => {
      const key = `${place} ${path}`;
      if (reported.has(key)) return;
      reported.add(key);
      misread(key, shortly(sent));
    };
    const { read, data, envelopeKeys, isList, isPaged, keys, shapes } = compiledOf(call);
    const opened = openEnvelope(body, { data, envelopeKeys, keys, isList });
    const needed = (data && rules.needs.get(data)) ?? [];
    if (needed.length > 0 && !needed.some((key) => holds(opened.data, key, shapes[key])))
      return nothingIn(opened, call);
    const whole = isPaged ? withPages(opened) : opened;
    return { status, body: read(whole === undefined ? {} : whole, note) };
  };
}

/** Returns whether the body is a 301 with a target URL (section 8 of the specification). */
function isMove(body: unknown): boolean {
  if (!isRecord(body) || !isRecord(body.data)) return false;
  return Number(body.statusCode ?? body.status ?? 0) === 301 && textOf(body.data.url) !== undefined;
}

function compileCall(call: Call, rules: Rules): Compiled {
  const answer = answerSchema(call);
  const shape = shapeOf(answer) ?? {};
  const data = shape.data;
  const envelopeKeys = new Set(Object.keys(shape).filter((key) => key !== "data"));
  return {
    read: answer ? compileReader(answer, rules) : (value) => value,
    data,
    envelopeKeys,
    isList: data !== undefined && typeOf(data) === "array",
    isPaged: envelopeKeys.has("meta"),
    keys: new Set(Object.keys(shapeOf(data) ?? {})),
    shapes: shapeOf(data) ?? {},
  };
}

const typeOf = (schema: z.ZodType): string => defOf(schema).type;
function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> | undefined {
  if (!schema) return undefined;
  const { shape, innerType } = defOf(schema);
  return shape ?? shapeOf(innerType);
}

function answerSchema({ responses }: Call): z.ZodType | undefined {
  const success = responses[200] as { content?: Record<string, { schema?: unknown }> } | undefined;
  return success?.content?.["application/json"]?.schema as z.ZodType | undefined;
}

type Opened = Record<string, unknown> & { data?: unknown };

/** Unwraps a response that has no envelope, one or two. */
function openEnvelope(
  body: unknown,
  { data, envelopeKeys, keys, isList }: Pick<Compiled, "data" | "envelopeKeys" | "keys" | "isList">,
): Opened {
  if (data === undefined) return isRecord(body) ? unwrapped(body, envelopeKeys) : {};
  if (!isRecord(body)) return { data: body };
  if (isList) return openList(body);
  const own = [...keys].filter((key) => key !== "data" && !envelopeKeys.has(key));
  const isThing = (value: unknown, fields = 1): boolean =>
    isRecord(value) && own.filter((key) => key in value).length >= fields;
  // An order has its own `data` field. It is not an envelope when other order fields are next to it; a lone `status`
  // belongs to the envelope.
  if (keys.has("data") && isThing(body, 2)) return { data: body };
  const inner = "data" in body ? body.data : body;
  const isDeeper = isRecord(inner) && !isThing(inner) && "data" in inner;
  if (isDeeper && (!keys.has("data") || isThing(inner.data)))
    return { ...pickKeys(body, envelopeKeys), ...pickKeys(inner, envelopeKeys), data: inner.data };
  return "data" in body ? body : { ...pickKeys(body, envelopeKeys), data: inner };
}

function unwrapped(body: Record<string, unknown>, expected: ReadonlySet<string>): Opened {
  const hasExpected = [...expected].some((key) => key in body);
  return !hasExpected && isRecord(body.data) ? body.data : body;
}

function pickKeys(body: Record<string, unknown>, allowed: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([key]) => allowed.has(key)));
}

/** Unwraps a list, which may be in `data`, one level deeper, or under the name of its entries. */
function openList(body: Record<string, unknown>): Opened {
  const holder = isRecord(body.data) && listIn(body.data) !== undefined ? body.data : body;
  const key = listIn(holder);
  if (key === undefined) return { ...body, data: body.data };
  if (holder === body && key === "data") return body;
  return { ...body, ...holder, data: holder[key] };
}

function listIn(holder: Record<string, unknown>): string | undefined {
  return LISTS.find((key) => Array.isArray(holder[key]));
}

function withPages(opened: Opened): Opened {
  const { data } = opened;
  const count = Array.isArray(data) ? data.length : 0;
  const reported = { ...opened, ...(isRecord(opened.meta) ? opened.meta : {}) };
  const pages = {
    current_page: atLeast(1, reported.current_page, 1),
    last_page: atLeast(1, reported.last_page, 1),
    per_page: atLeast(1, reported.per_page, Math.max(count, 1)),
    total: atLeast(0, reported.total, count),
    prev_page_url: reported.prev_page_url ?? null,
    next_page_url: reported.next_page_url ?? null,
    from: reported.from ?? (count === 0 ? null : 1),
    to: reported.to ?? (count === 0 ? null : count),
  };
  const isWhole =
    isRecord(opened.meta) &&
    Object.entries(pages).every(([key, value]) => (opened.meta as Opened)[key] === value);
  return isWhole
    ? opened
    : { ...opened, ...pages, meta: { ...reported, ...pages, data: undefined, meta: undefined } };
}

function atLeast(least: number, reported: unknown, otherwise: number): number {
  const number = readNumber(reported);
  return number === undefined || number < least ? otherwise : Math.trunc(number);
}

function holds(data: unknown, key: string, schema: z.ZodType | undefined): boolean {
  const value = isRecord(data) ? data[key] : undefined;
  if (value === null || value === undefined || value === "") return false;
  if (schema && typeOf(schema) === "array") return typeof value === "object";
  const isObject = schema !== undefined && typeOf(schema) === "object";
  return isObject ? isRecord(value) && Object.keys(value).length > 0 : true;
}

/**
 * Returns the answer for a missing record: 404 for a read, a refusal for a write (marked `unread` if the body was
 * empty).
 */
function nothingIn(opened: Opened, { effect }: Call): Answer {
  if (effect !== "write") return { status: 404, body: {} };
  const inner = isRecord(opened.data) ? textOf(opened.data.message) : undefined;
  const message = textOf(opened.message) ?? inner;
  return { status: 422, body: { errors: {}, ...(message === undefined ? { unread: true } : { message }) } };
}

function failureOf(body: unknown): unknown {
  if (!isRecord(body) || !("errors" in body)) return body;
  return { ...body, errors: readErrors(body.errors) };
}

function shortly(sent: unknown): string {
  if (sent === null || sent === undefined) return String(sent);
  return Array.isArray(sent) ? "a list" : `${typeof sent} ${JSON.stringify(sent)?.slice(0, 40) ?? ""}`.trim();
}
