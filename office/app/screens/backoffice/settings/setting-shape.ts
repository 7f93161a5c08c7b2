/** What a setting's JSON Schema lets be typed, in the few kinds of fields that the office has. Pure. */

/** As much of a JSON Schema as is read. */
interface Schema {
  type?: string;
  enum?: (string | number)[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  maxLength?: number;
  minLength?: number;
  maxItems?: number;
}

export type Shape =
  /** `whenEmpty`: what a text without a letter is kept as. */
  | { kind: "text"; most: number | undefined; isRequired: boolean; whenEmpty: "" | null }
  | { kind: "number" }
  | { kind: "box" }
  | { kind: "choice"; values: (string | number)[] }
  /** `isSwitched`: all of it may be left out by a box. */
  | { kind: "group"; fields: GroupField[]; isSwitched: boolean }
  /** `most` rows, where there is a bound. */
  | { kind: "rows"; row: Shape; most: number | undefined }
  /** Names that nobody knows beforehand, each with its value. */
  | { kind: "pairs"; value: Shape };

export interface GroupField {
  name: string;
  shape: Shape;
  /** An empty one is left out. */
  isOptional: boolean;
}

/** The shape of a value; throws for a schema that no form here can show. */
export function shapeOf(schema: object, value: unknown): Shape {
  const { type, enum: values, anyOf = [], items, properties, ...rest }: Schema = schema;
  if (anyOf.length > 0) return shapeOfEither(anyOf, value);
  if (values) return { kind: "choice", values };
  switch (type) {
    case "string":
      return {
        kind: "text",
        most: rest.maxLength,
        isRequired: (rest.minLength ?? 0) > 0,
        whenEmpty: "",
      };
    case "integer":
    case "number":
      return { kind: "number" };
    case "boolean":
      return { kind: "box" };
    case "array":
      return { kind: "rows", row: shapeOf(items ?? {}, undefined), most: rest.maxItems };
    case "object":
      return properties
        ? groupOf(properties, rest.required ?? [], value)
        : shapeOfRecord(rest.additionalProperties, value);
    default:
      throw new Error(`No form shows ${JSON.stringify(schema)}.`);
  }
}

/** Something or nothing at all; of two texts the first. */
function shapeOfEither(anyOf: readonly Schema[], value: unknown): Shape {
  const [first = {}] = anyOf;
  const shape = shapeOf(first, value);
  if (!anyOf.some(({ type }) => type === "null")) return shape;
  if (shape.kind === "text") return { ...shape, isRequired: false, whenEmpty: null };
  if (shape.kind === "group") return { ...shape, isSwitched: true };
  throw new Error(`No form shows nothing in place of ${shape.kind}.`);
}

function groupOf(properties: Record<string, Schema>, required: readonly string[], value: unknown): Shape {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    shape: shapeOf(schema, partOf(value, name)),
    isOptional: !required.includes(name),
  }));
  return { kind: "group", fields, isSwitched: false };
}

/** Switches by name are those that there are; anything else is typed with its name. */
function shapeOfRecord(additional: Schema | boolean | undefined, value: unknown): Shape {
  const shape = shapeOf(typeof additional === "object" ? additional : {}, undefined);
  if (shape.kind !== "box") return { kind: "pairs", value: shape };
  const fields = Object.keys(asRecord(value)).map((name) => ({ name, shape, isOptional: false }));
  return { kind: "group", fields, isSwitched: false };
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

export function partOf(value: unknown, name: string | number): unknown {
  return asRecord(value)[name];
}
