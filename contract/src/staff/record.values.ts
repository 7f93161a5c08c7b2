/**
 * What a record that staff keep is made of: each field once, with its column, its labels and its widget. The call's schema, the
 * row, the form, the comparison of two writers, the file and the words of the audit log derive from it.
 */

interface FieldBase {
  /** Label of the form, the comparison and the file: "Denumirea mărcii". */
  label: string;
  /** As a sentence of the audit log names it: "denumirea". */
  inSentence: string;
  /** The column, where it is named otherwise than the field. */
  column?: string;
  hint?: string;
  /** Shown instead of the hint while an existing record is changed. */
  changeHint?: string;
  /** Heading above the field. */
  heading?: string;
  /** A paragraph above the field. */
  explain?: string;
  /** The list's file has a column of it. */
  isInFile?: true;
}

export type RecordField = FieldBase &
  /** One line; left empty, it is the field that `from` names. A form that is given options for it shows a list. */
  (
    | { widget: "text"; isRequired?: true; max?: number; from?: string }
    /** Text of several lines, at most `max` characters. */
    | { widget: "lines"; max: number; isOptional?: true }
    /** One of the options, by its value, with what people read; the value is a number where `isNumber` says so. */
    | { widget: "choice"; options: Readonly<Record<string, string>>; isNumber?: true }
    /** A required number with decimals. */
    | { widget: "number"; min: number; max: number }
    /** Yes or no. */
    | { widget: "flag" }
    /** The id of another record, or null, which reads as `none`. The form is given the options when it is shown. */
    | { widget: "reference"; none?: string; isRequired?: true }
    /** The last part of the page's address; left empty, it is made of the field that `from` names. */
    | { widget: "slug"; from: string }
    | { widget: "html"; isRequired?: true }
    | { widget: "picture" | "banners" | "order" | "country" }
    /** Only the label and the words derive: schema, columns and form are written by the kind itself. */
    | { widget: "own" }
    /** Name, postal and electronic address, whose labels end with `whose`. Three columns where `columns` says so, else JSON. */
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
              : F extends { widget: "picture" | "country" }
                ? string | null
                : F extends { widget: "choice"; options: infer Options }
                  ? keyof Options & string
                  : string;

/** The values of a record, by the names of its fields, without those that the kind keeps itself. */
export type ValuesOf<D extends RecordDescription> = {
  -readonly [
    Name in keyof D["fields"] as D["fields"][Name] extends { widget: "own" } ? never : Name
  ]: ValueOf<D["fields"][Name]>;
};

const CONTACT_PARTS = ["name", "address", "email"] as const;

/** The fields of a form that one field of the record is made of, with their labels; banners are named row by row elsewhere. */
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

/** "Numele producătorului", "Adresa poștală a producătorului", "Adresa electronică a producătorului". */
export function contactLabels(whose: string): Record<keyof Contact, string> {
  return {
    name: `Numele ${whose}`,
    address: `Adresa poștală a ${whose}`,
    email: `Adresa electronică a ${whose}`,
  };
}

/** The words of the audit log for each field. */
export function sentenceLabelsOf<D extends RecordDescription>({
  fields,
}: D): Record<keyof D["fields"] & string, string> {
  const words = Object.entries(fields).map(([name, { inSentence }]) => [name, inSentence]);
  // The entries of an object have its own keys.
  return Object.fromEntries(words) as Record<keyof D["fields"] & string, string>;
}
