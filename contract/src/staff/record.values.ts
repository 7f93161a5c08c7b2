/**
 * Describes a record's fields. Its schema, database row, form, conflict view, export file and audit log are
 * derived from them.
 */

interface FieldBase {
  /** Label in the form, conflict view and export file: "Denumirea brandului". */
  label: string;
  /** Label in a sentence of the audit log: "denumirea". */
  inSentence: string;
  column?: string;
  hint?: string;
  changeHint?: string;
  heading?: string;
  explain?: string;
  /** True if the list's export file has a column for the field. */
  isInFile?: true;
}

export type RecordField = FieldBase &
  /** Single-line text, or a list if the form passes options. If empty, the field `from` is used. */
  (
    | { widget: "text"; isRequired?: true; max?: number; from?: string }
    | { widget: "lines"; max: number; isOptional?: true }
    /** Values with labels; `isNumber` stores the value as a number. */
    | { widget: "choice"; options: Readonly<Record<string, string>>; isNumber?: true }
    | { widget: "number"; min: number; max: number }
    | { widget: "flag" }
    /** Id of another record, or null with the label `none`. The form gets the options when it is rendered. */
    | { widget: "reference"; none?: string; isRequired?: true }
    /** Last segment of the page's URL, derived from the field `from` if empty. */
    | { widget: "slug"; from: string }
    | { widget: "html"; isRequired?: true }
    | { widget: "picture" | "banners" | "order" | "country" }
    /** Path of a page in the shop, or empty. */
    | { widget: "path" }
    /** A date (yyyy-mm-dd), or null if empty. */
    | { widget: "day" }
    /** Only the labels are derived; the record has its own code for schema, columns and form. */
    | { widget: "own" }
    /** Name, postal address, and email or website. Stored in three `columns`, or else as JSON. */
    | { widget: "contact"; whose: string; isRequired?: true; columns?: readonly [string, string, string] }
  );

export interface RecordDescription {
  fields: Readonly<Record<string, RecordField>>;
}

export interface Contact {
  name: string;
  address: string;
  email: string;
}

export interface Banner {
  bannertype: number;
  bannertitle: string;
  url: string;
  bannerpic: string;
  bannerpic_mobile: string;
}

type ValueOf<F extends RecordField> = F extends { widget: "contact"; isRequired: true }
  ? Contact
  : F extends { widget: "contact" }
    ? Contact | null
    : F extends { widget: "banners" }
      ? Banner[]
      : F extends { widget: "order" }
        ? number
        : F extends { widget: "flag" }
          ? boolean
          : F extends
                | { widget: "number" }
                | { widget: "choice"; isNumber: true }
                | { widget: "reference"; isRequired: true }
            ? number
            : F extends { widget: "reference" }
              ? number | null
              : F extends { widget: "picture" | "country" | "day" }
                ? string | null
                : F extends { widget: "choice"; options: infer Options }
                  ? keyof Options & string
                  : string;

/** Values keyed by field, except for fields with the widget "own". */
export type ValuesOf<D extends RecordDescription> = {
  -readonly [
    Name in keyof D["fields"] as D["fields"][Name] extends { widget: "own" } ? never : Name
  ]: ValueOf<D["fields"][Name]>;
};

const CONTACT_PARTS = ["name", "address", "email"] as const;

/** Returns the labels of a record's form fields. Omits banners and fields with the widget "own". */
export function formLabelsOf({ fields }: RecordDescription): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.widget === "banners" || field.widget === "own") return [];
      if (field.widget !== "contact") return [[name, field.label]];
      const labels = contactLabels(field.whose);
      return CONTACT_PARTS.map((part) => [`${name}.${part}`, labels[part]]);
    }),
  );
}

/** Returns a contact's labels, such as "Adresa poștală a producătorului". */
export function contactLabels(whose: string): Record<keyof Contact, string> {
  return {
    name: `Numele ${whose}`,
    address: `Adresa poștală a ${whose}`,
    email: `Adresa de e-mail a ${whose}`,
  };
}

/** Returns the labels of a record's fields in the audit log. */
export function sentenceLabelsOf<D extends RecordDescription>({
  fields,
}: D): Record<keyof D["fields"] & string, string> {
  const words = Object.entries(fields).map(([name, { inSentence }]) => [name, inSentence]);
  // Object.fromEntries loses the keys of the type.
  return Object.fromEntries(words) as Record<keyof D["fields"] & string, string>;
}
