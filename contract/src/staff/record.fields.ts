/** Derives the schemas of a record's calls from its `RecordDescription`. */
import { z } from "@hono/zod-openapi";
import { banner } from "../catalog.ts";
import { optionalText, requiredId, requiredLines, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { bannersField, idField, pathField, pictureOrUndefined, textField } from "./catalogue.fields.ts";
import { draftLine, htmlField, orderField, slugField } from "./content.fields.ts";
import { contact, contactField, countryField } from "./makers.fields.ts";
import type { RecordDescription, RecordField, ValuesOf } from "./record.values.ts";

type Shape<D extends RecordDescription> = {
  [Name in keyof ValuesOf<D>]: z.ZodType<ValuesOf<D>[Name], ValuesOf<D>[Name]>;
};
type DerivedField = Exclude<RecordField, { widget: "own" }>;

/** Returns the schema of a record in responses, which accepts all stored values. */
export function storedShape<D extends RecordDescription>({ fields }: D): Shape<D> {
  return shapeOf(fields, storedField);
}

/** Returns a record's request schema, with a Romanian error message per field. */
export function writtenShape<D extends RecordDescription>({ fields }: D): Shape<D> {
  return shapeOf(fields, writtenField);
}

/** Returns the schema of a record's draft, which only checks types. */
export function draftShape<D extends RecordDescription>({ fields }: D): Shape<D> {
  return shapeOf(fields, draftField);
}

function shapeOf<D extends RecordDescription>(
  fields: D["fields"],
  schemaOf: (field: DerivedField) => z.ZodType,
): Shape<D> {
  const shape = Object.entries(fields).flatMap(([name, field]) =>
    field.widget === "own" ? [] : [[name, schemaOf(field)]],
  );
  // Each schema produces the type that `ValuesOf` declares for its widget.
  return Object.fromEntries(shape) as Shape<D>;
}

function storedField(field: DerivedField): z.ZodType {
  switch (field.widget) {
    case "text":
    case "lines":
    case "slug":
    case "path":
    case "html":
      return z.string();
    case "choice":
      return field.isNumber ? z.int() : z.enum(Object.keys(field.options));
    case "picture":
    case "country":
    case "day":
      return z.string().nullable();
    case "order":
      return z.int();
    case "flag":
      return z.boolean();
    case "number":
      return z.number();
    case "reference":
      return field.isRequired ? z.int() : z.int().nullable();
    case "banners":
      return z.array(banner);
    case "contact":
      return field.isRequired ? contact : contact.nullable();
  }
}

function draftField(field: DerivedField): z.ZodType {
  switch (field.widget) {
    case "text":
    case "slug":
    case "path":
      return draftLine;
    case "picture":
      return draftLine.nullable();
    case "lines":
      return optionalText(field.label, field.max);
    case "order":
      return z.int({ error: MESSAGES.malformed });
    case "reference":
      return field.isRequired
        ? z.int({ error: MESSAGES.malformed })
        : z.int({ error: MESSAGES.malformed }).nullable();
    case "choice":
      return field.isNumber ? z.int({ error: MESSAGES.malformed }) : draftLine;
    default:
      return writtenField(field);
  }
}

function writtenField(field: DerivedField): z.ZodType {
  const { label } = field;
  switch (field.widget) {
    case "text":
      return field.isRequired ? requiredText(label, field.max) : textField(label, field.max);
    case "lines":
      return field.isOptional ? optionalText(label, field.max) : requiredLines(label, field.max);
    case "choice":
      return field.isNumber
        ? z
            .int({ error: MESSAGES.required(label) })
            .refine((value) => String(value) in field.options, MESSAGES.invalid(label))
        : z.enum(Object.keys(field.options), { error: MESSAGES.invalid(label) });
    case "slug":
      return slugField(label);
    case "path":
      return pathField(label);
    case "html":
      return htmlField(label);
    case "picture":
      return pictureOrUndefined(label);
    case "country":
      return countryField(label);
    case "day":
      return z.iso.date({ error: MESSAGES.invalid(label) }).nullable();
    case "order":
      return orderField(label);
    case "flag":
      return z.boolean({
        error: ({ input }) => (input === undefined ? MESSAGES.required(label) : MESSAGES.invalid(label)),
      });
    case "number":
      return z
        .number({ error: MESSAGES.required(label) })
        .min(field.min, MESSAGES.invalid(label))
        .max(field.max, MESSAGES.invalid(label));
    case "reference":
      return field.isRequired ? requiredId(label) : idField(label).nullable();
    case "banners":
      return bannersField();
    case "contact":
      return field.isRequired
        ? contactField(field.whose, MESSAGES.required(label))
        : contactField(field.whose, MESSAGES.invalid(label)).nullable();
  }
}
