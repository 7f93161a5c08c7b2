/** Maps a setting's JSON Schema to the kinds of form fields that the office has. */

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
  /** `whenEmpty` is stored if the text is empty. */
  | { kind: "text"; most: number | undefined; isRequired: boolean; whenEmpty: "" | null }
  | { kind: "number" }
  | { kind: "box" }
  | { kind: "choice"; values: (string | number)[] }
  /** `isSwitched` adds a checkbox that can leave the whole group out. */
  | { kind: "group"; fields: GroupField[]; isSwitched: boolean }
  | { kind: "rows"; row: Shape; most: number | undefined }
  | { kind: "pairs"; value: Shape };

export interface GroupField {
  name: string;
  shape: Shape;
  /** An empty field is left out of the value. */
  isOptional: boolean;
}

/** Returns the form fields for a setting's value. Throws for a schema that the office cannot show. */
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
      throw new Error(`No form field supports ${JSON.stringify(schema)}.`);
  }
}

/** Handles nullable values. If a text may have two formats, the first is used. */
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

/** Handles maps. A map of flags has a checkbox for each name. In other maps, names can be edited. */
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
