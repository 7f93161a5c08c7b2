/** Bodies of up to 256 KiB must be validated in linear time, because one process serves many visitors. */
import { readdirSync } from "node:fs";
import { z } from "@hono/zod-openapi";
import { expect, it } from "vitest";

interface Call {
  method: string;
  path: string;
  effect: string;
  request: {
    body?: { content: Record<string, { schema: z.ZodType }> };
    query?: z.ZodType;
    params?: z.ZodType;
  };
}

interface Definition {
  type: string;
  in?: z.ZodType;
  out?: z.ZodType;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  valueType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
}

const calls = await findCalls();
/** A quadratic parser takes seconds on this length, a linear one milliseconds. */
const SIZES = [64_000];
const MAX_CPU_MS = 1_000;

async function findCalls(): Promise<Call[]> {
  const files = readdirSync(import.meta.dirname, { encoding: "utf8", recursive: true }).filter((file) =>
    /^[a-z/-]+\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>),
  );
  return modules.flatMap((exports) => Object.values(exports)).filter(takesInput);
}

function takesInput(exported: unknown): exported is Call {
  const call = exported as Partial<Call> | null | undefined;
  return typeof call === "object" && call?.path !== undefined && schemasOf(call as Call).length > 0;
}

function schemasOf({ request }: Call): z.ZodType[] {
  const { body, query, params } = request ?? {};
  const bodies = Object.values(body?.content ?? {}).map(({ schema }) => schema);
  return [...bodies, query, params].filter((schema) => schema !== undefined);
}

/** Builds a body with the text in every place that accepts one; undefined when no option of a union does. */
function bodyWith(schema: z.ZodType, text: string): unknown {
  const definition = schema.def as unknown as Definition;
  const { type, innerType, element, options = [], shape = {}, valueType } = definition;
  const parts = {
    string: () => text,
    object: () => ({
      ...Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, bodyWith(field, text)])),
      ...(definition.catchall && { [text]: text }),
    }),
    array: () => element && [bodyWith(element, text)],
    record: () => valueType && { [text]: bodyWith(valueType, text) },
    // A zod preprocess is a pipe whose input is a function.
    pipe: () => {
      const entrance = definition.in?.def.type === "transform" ? definition.out : definition.in;
      return entrance && bodyWith(entrance, text);
    },
    union: () => options.map((option) => bodyWith(option, text)).find((body) => body !== undefined),
  };
  if (type in parts) return parts[type as keyof typeof parts]();
  if (innerType) return bodyWith(innerType, text);
  return text;
}

function cpuMs(act: () => unknown): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const TEXTS: [name: string, make: (length: number) => string][] = [
  ["spaces", (length) => `a${" ".repeat(length)}b`],
  ["letters", (length) => "a".repeat(length)],
  ["line breaks", (length) => `a${"\n".repeat(length)}b`],
  ["line breaks of two signs between spaces", (length) => " \r\n".repeat(length / 3)],
  ["digits", (length) => "0".repeat(length)],
  ["dots", (length) => `a@${"a.".repeat(length / 2)}`],
  ["signs of addresses", (length) => "@:/w.".repeat(length / 5)],
];

/** Buffer.from flattens the rope strings of `repeat`, which would otherwise slow down the first schema. */
const BODIES = TEXTS.flatMap(([name, make]) =>
  SIZES.map((length) => ({ name: `${length} ${name}`, text: Buffer.from(make(length)).toString() })),
);
const FIELDS = Object.fromEntries(Array.from({ length: 38_000 }, (_nothing, at) => [`f${at}`, ""]));

const named = calls.map((call) => [`${call.method} ${call.path}`, schemasOf(call)] as const);

it("the test finds every call and its text fields", () => {
  expect(calls.length).toBeGreaterThan(80);
  const inputs = named.map(([name, schemas]) => [
    name,
    JSON.stringify(schemas.map((schema) => bodyWith(schema, "HERE"))),
  ]);
  expect(inputs.filter(([, input]) => !input?.includes("HERE"))).toEqual([]);
});

it("validating a text of 64,000 characters takes less than a second in every call", () => {
  const slow = named.flatMap(([call, schemas]) =>
    schemas.flatMap((schema) =>
      BODIES.map(({ name, text }) => {
        const body = bodyWith(schema, text);
        return { call, name, spentMs: cpuMs(() => schema.safeParse(body)) };
      }).filter(({ spentMs }) => spentMs >= MAX_CPU_MS),
    ),
  );
  expect(slow).toEqual([]);
});

it("validating 38,000 fields takes less than a second in every call", () => {
  const slow = named.filter(([, schemas]) =>
    schemas.some((schema) => cpuMs(() => schema.safeParse(FIELDS)) >= MAX_CPU_MS),
  );
  expect(slow.map(([call]) => call)).toEqual([]);
});

const NUMBERS = ["filter.brandID", "filter.categoryID"];

function endlessIn(schema: unknown, at: string[] = []): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { type, maxLength, enum: values, const: value, format } = schema as Record<string, unknown>;
  const isFormed = ["date", "date-time", "uuid"].includes(String(format));
  const isOpen = [maxLength, values, value].every((bound) => bound === undefined) && !isFormed;
  const isEndless = type === "string" && isOpen;
  const below = Object.entries(schema).flatMap(([key, part]) => endlessIn(part, [...at, key]));
  const words = new Set(["properties", "items", "anyOf", "allOf", "oneOf"]);
  return isEndless
    ? [at.filter((part) => !words.has(part) && !/^\d+$/.test(part)).join("."), ...below]
    : below;
}

// Stored texts are rendered in pages, emails and documents, where processing may be quadratic in their
// length.
it("every text in the body of a write call has a maximum length", () => {
  const written = calls.filter(({ effect, request }) => effect === "write" && request.body !== undefined);
  const endless = written.flatMap(({ method, path, request }) =>
    Object.values(request.body?.content ?? {})
      .filter(({ schema }) => schema.def.type !== "custom")
      .flatMap(({ schema }) => endlessIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })))
      .filter((name) => !NUMBERS.includes(name))
      .map((name) => `${method} ${path}: ${name}`),
  );
  expect(written.length).toBeGreaterThan(50);
  expect(endless).toEqual([]);
});
