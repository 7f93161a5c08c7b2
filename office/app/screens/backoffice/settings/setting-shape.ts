/** Maps the JSON Schema of a setting to form fields. */

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
  /** `whenEmpty` is the value to store if the text is empty. */
  | { kind: "text"; max: number | undefined; isRequired: boolean; whenEmpty: "" | null }
  | { kind: "number" }
  | { kind: "box" }
  | { kind: "choice"; values: (string | number)[] }
  /** `isSwitched` adds a checkbox. If it is not ticked, the group is omitted. */
  | { kind: "group"; fields: GroupField[]; isSwitched: boolean }
  | { kind: "rows"; row: Shape; max: number | undefined }
  | { kind: "pairs"; value: Shape };

export interface GroupField {
  name: string;
  shape: Shape;
  /** Whether an empty field is omitted from the value. */
  isOptional: boolean;
}

/** Returns the form fields for the value of a setting. Throws if the office has no fields for the schema. */
export function shapeOf(schema: object, value: unknown): Shape {
  const { type, enum: values, anyOf = [], items, properties, ...rest }: Schema = schema;
  if (anyOf.length > 0) return shapeOfEither(anyOf, value);
  if (values) return { kind: "choice", values };
  switch (type) {
    case "string":
      return {
        kind: "text",
        max: rest.maxLength,
        isRequired: (rest.minLength ?? 0) > 0,
        whenEmpty: "",
      };
    case "integer":
    case "number":
      return { kind: "number" };
    case "boolean":
      return { kind: "box" };
    case "array":
      return { kind: "rows", row: shapeOf(items ?? {}, undefined), max: rest.maxItems };
    case "object":
      return properties
        ? groupOf(properties, rest.required ?? [], value)
        : shapeOfRecord(rest.additionalProperties, value);
    default:
      throw new Error(`No form field supports ${JSON.stringify(schema)}.`);
  }
}

/** Returns the shape of a schema with `anyOf`: a nullable value, or a text with two formats (the first is used). */
function shapeOfEither(anyOf: readonly Schema[], value: unknown): Shape {
  const [first = {}] = anyOf;
  const shape = shapeOf(first, value);
  if (!anyOf.some(({ type }) => type === "null")) return shape;
  if (shape.kind === "text") return { ...shape, isRequired: false, whenEmpty: null };
  if (shape.kind === "group") return { ...shape, isSwitched: true };
  throw new Error(`No form field supports null for ${shape.kind}.`);
}

function groupOf(properties: Record<string, Schema>, required: readonly string[], value: unknown): Shape {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    shape: shapeOf(schema, partOf(value, name)),
    isOptional: !required.includes(name),
  }));
  return { kind: "group", fields, isSwitched: false };
}

/** Returns the shape of a map. A map of flags gets a checkbox per name. Names in other maps can be edited. */
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
