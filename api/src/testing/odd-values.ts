import fc from "fast-check";
import type { z } from "zod";

export type Known = (key: string) => readonly unknown[];
interface Taste {
  known: Known;
  /** Percentage of places in a value that are made invalid. */
  nastyPlaces: number;
}

const NASTY_TEXTS = [
  "",
  " ",
  "0",
  "-1",
  "1e9",
  "1.5",
  "9007199254740992",
  "99999999999999999999",
  "NaN",
  "null",
  "' or 1=1 --",
  "\u0000",
  "Ana\u0000Pop",
  "\uD800",
  "Ana \uDC00 Pop",
  "\u202E\u200B",
  "\r\n.\r\nBcc: x@example.com",
  "<script>alert(1)</script>",
  "{{constructor}}",
  "%",
  "_%\\",
  "../..",
  "__proto__",
  "ș".repeat(300),
  "👩‍👩‍👧‍👦".repeat(60),
  "a".repeat(70_000),
];

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer().map(String),
);

/** Nested deeper than any parser accepts. Written as text, because building the value would overflow our own stack. */
export const DEEP = [
  `${"[".repeat(40_000)}${"]".repeat(40_000)}`,
  `${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}`,
];

const nasty: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    nastyText,
    fc.constantFrom(null, true, false, 0, -1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 1.5, [], {}),
    fc.double({ noNaN: true }),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("id", "length", "toString", "__proto__", "a\u0000", "0"), tie("value"), {
      maxKeys: 3,
    }),
  ),
})).value;

/** Generates a valid value of the schema, with invalid values in the given percentage of places. */
export function oddValue(schema: z.ZodType, taste: Taste, key = ""): fc.Arbitrary<unknown> {
  const { nastyPlaces } = taste;
  return fc.oneof(
    { weight: 100 - nastyPlaces, arbitrary: fitting(schema, taste, key) },
    { weight: nastyPlaces, arbitrary: nasty },
  );
}

interface Definition {
  type: string;
  in: z.ZodType;
  out: z.ZodType;
  innerType: z.ZodType;
  element: z.ZodType;
  valueType: z.ZodType;
  left: z.ZodType;
  right: z.ZodType;
  options: z.ZodType[];
  shape: Record<string, z.ZodType>;
  entries: Record<string, unknown>;
  values: unknown[];
}

function fitting(schema: z.ZodType, taste: Taste, key: string): fc.Arbitrary<unknown> {
  // zod's kinds are separate classes that share only their definition.
  const def = schema.def as unknown as Definition;
  const inside = (part: z.ZodType): fc.Arbitrary<unknown> => oddValue(part, taste, key);
  switch (def.type) {
    case "object":
      return oddObject(def.shape, taste);
    case "array":
      return fc.array(inside(def.element), { maxLength: 4 });
    case "record":
      return fc.dictionary(fc.constantFrom("a", "name", "1"), inside(def.valueType), { maxKeys: 3 });
    case "pipe":
      // A preprocess starts with a function. The schema after it defines the input.
      return inside(def.in.def.type === "transform" ? def.out : def.in);
    case "nullable":
      return fc.oneof(inside(def.innerType), fc.constant(null));
    case "optional":
    case "default":
    case "prefault":
      return fc.oneof(inside(def.innerType), fc.constant(undefined));
    case "catch":
    case "readonly":
      return inside(def.innerType);
    case "intersection":
      return fc
        .tuple(inside(def.left), inside(def.right))
        .map(([one, other]) => (isObject(one) && isObject(other) ? { ...one, ...other } : one));
    case "union":
      return fc.oneof(...def.options.map(inside));
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "literal":
      return fc.constantFrom(...def.values);
    case "boolean":
      return fc.boolean();
    default:
      return leaf(def.type, taste.known(key));
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function leaf(type: string, values: readonly unknown[]): fc.Arbitrary<unknown> {
  const plain =
    type === "number" || type === "int" ? fc.integer({ min: -1, max: 120 }) : fc.string({ maxLength: 20 });
  if (values.length === 0) return plain;
  const text = type === "string" ? values.map(String) : values;
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...text) }, plain);
}

function oddObject(shape: Record<string, z.ZodType>, taste: Taste): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([key, part]) => [key, oddValue(part, taste, key)] as const);
  const further = fc.tuple(fc.constantFrom("__proto__", "id", "extra"), nasty);
  const odd = { weight: taste.nastyPlaces, arbitrary: further };
  const more = fc.oneof({ weight: 100, arbitrary: fc.constant(undefined) }, odd);
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), more)
    .map(([value, entry]) => (entry ? Object.fromEntries([...Object.entries(value), entry]) : value));
}
