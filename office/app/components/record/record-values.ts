/**
 * Converts a record to form values, a conflict view and an export file, according to its `RecordDescription`.
 */
import type { Contact, RecordDescription, RecordField, ValuesOf } from "@curat/contract/staff/record.values";
import { formLabelsOf } from "@curat/contract/staff/record.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { BANNER_PICTURES, COMPARED_BANNERS, filledBanners, takeBanners } from "../banners/banner-fields.ts";
import type { Compared } from "../form/conflict/conflict.ts";
import { leiOf } from "../money/lei.ts";
import { contactIn, optionalContactIn, countryName, filledContact } from "../maker/maker-fields.ts";
import { slugOf } from "../slug/slug-of.ts";

export function filledRecord<D extends RecordDescription>({ fields }: D, record: ValuesOf<D>): Typed {
  const values: Record<string, unknown> = record;
  return Object.assign(
    {},
    ...Object.entries(fields).map(([name, { widget }]): Typed => {
      const value = values[name];
      if (widget === "own") return {};
      // The cast is safe, because the widget determines the type of the value.
      if (widget === "contact") return filledContact(name, value as Contact | null);
      if (widget === "flag") return value === true ? { [name]: "on" } : {};
      if (widget === "banners") return filledBanners(value as Parameters<typeof filledBanners>[0]);
      if (typeof value === "number") return { [name]: String(value).replace(".", ",") };
      return { [name]: (value as string | null) ?? "" };
    }),
  );
}

/** Returns a new record's form values: 0 for each sort position. */
export function emptyRecord({ fields }: RecordDescription): Typed {
  const orders = Object.entries(fields).filter(([, { widget }]) => widget === "order");
  return Object.fromEntries(orders.map(([name]) => [name, "0"]));
}

export function recordIn<D extends RecordDescription>({ fields }: D, form: FormData): ValuesOf<D> {
  const values = Object.entries(fields)
    .filter(([, { widget }]) => widget !== "own")
    .map(([name, field]) => [name, valueIn(form, name, field)]);
  // The cast restores the field names, which Object.fromEntries loses.
  return Object.fromEntries(values) as ValuesOf<D>;
}

function valueIn(form: FormData, name: string, field: RecordField): unknown {
  switch (field.widget) {
    case "contact":
      return field.isRequired ? contactIn(form, name) : optionalContactIn(form, name);
    case "banners":
      return takeBanners(form);
    case "order":
      return Number(textOf(form, name));
    case "country":
    case "day":
      return textOf(form, name) || null;
    case "number":
      return numberIn(form, name);
    case "flag":
      return form.has(name);
    case "reference": {
      const id = textOf(form, name);
      return id === "" ? null : Number(id);
    }
    case "slug":
      return textOf(form, name) || slugOf(textOf(form, field.from));
    case "text":
      return textOf(form, name) || (field.from ? textOf(form, field.from) : "");
    case "choice":
      return field.isNumber ? Number(textOf(form, name)) : textOf(form, name);
    case "lines":
    case "path":
    case "html":
    case "picture":
    case "own":
      return textOf(form, name);
  }
}

/** Parses a number. Other text becomes -1, for which the API reports an error of the field. */
function numberIn(form: FormData, name: string): number {
  const number = leiOf(textOf(form, name));
  return Number.isNaN(number) ? -1 : number;
}

/** Options of `reference` fields, which are known only at run time. */
export type RecordOptions = Record<string, { value: string; label: string }[]>;

/** Returns labels and display texts for the conflict view. */
export function comparedRecord<D extends RecordDescription>(
  description: D,
  options: RecordOptions = {},
): Compared & { fill: (record: ValuesOf<D>) => Typed } {
  return {
    fill: (record) => filledRecord(description, record),
    labels: { ...formLabelsOf(description), ...(hasBanners(description) ? COMPARED_BANNERS : {}) },
    format: (name, value = "") => formatValue(description.fields[name], value, options[name]),
  };
}

function formatValue(
  field: RecordField | undefined,
  value: string,
  options: RecordOptions[string] = [],
): string {
  switch (field?.widget) {
    case "country":
      return countryName(value || null);
    case "choice":
      return field.options[value] ?? value;
    case "flag":
      return value === "on" ? "da" : "nu";
    case "reference":
      return value === "" ? (field.none ?? "") : (options.find((one) => one.value === value)?.label ?? value);
    default:
      return value;
  }
}

export function pictureFieldsOf(description: RecordDescription): string[] {
  const pictures = Object.entries(description.fields).filter(([, { widget }]) => widget === "picture");
  return [...pictures.map(([name]) => name), ...(hasBanners(description) ? BANNER_PICTURES : [])];
}

function hasBanners({ fields }: RecordDescription): boolean {
  return Object.values(fields).some(({ widget }) => widget === "banners");
}

/** Returns a record's values with labels, for staff who may view but not edit it. */
export function factsOf<D extends RecordDescription>(
  description: D,
  record: ValuesOf<D>,
  options: RecordOptions = {},
): [string, string][] {
  const filled = formattedValues(description, record, options);
  const isShown = (name: string) =>
    !["slug", "picture", "order"].includes(description.fields[name]?.widget ?? "contact");
  return Object.entries(formLabelsOf(description))
    .filter(([name]) => isShown(name))
    .map(([name, label]) => [label, filled[name] ?? ""]);
}

/** Returns the export file's column labels, and a function for a record's cells. */
export function fileColumnsOf<D extends RecordDescription>(description: D) {
  const inFile = (name: string) => description.fields[name.split(".")[0] ?? ""]?.isInFile === true;
  const columns = Object.entries(formLabelsOf(description)).filter(([name]) => inFile(name));
  return {
    head: columns.map(([, label]) => label),
    cells(record: ValuesOf<D>): string[] {
      const filled = formattedValues(description, record);
      return columns.map(([name]) => filled[name] ?? "");
    },
  };
}

function formattedValues<D extends RecordDescription>(
  description: D,
  record: ValuesOf<D>,
  options: RecordOptions = {},
): Typed {
  const filled = filledRecord(description, record);
  return Object.fromEntries(
    Object.keys(formLabelsOf(description)).map((name) => [
      name,
      formatValue(description.fields[name], filled[name] ?? "", options[name]),
    ]),
  );
}
