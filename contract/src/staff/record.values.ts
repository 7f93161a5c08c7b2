/**
 * Describes a record that staff edit: the column, labels and widget of each field. The call's schema, the
 * database row, the form, the conflict view, the export file and the audit log are derived from it.
 */

interface FieldBase {
  /** Label in the form, the conflict view and the export file: "Denumirea brandului". */
  label: string;
  /** Label within a sentence of the audit log: "denumirea". */
  inSentence: string;
  /** Column name, if it differs from the field name. */
  column?: string;
  hint?: string;
  /** Hint for editing an existing record, in place of the general one. */
  changeHint?: string;
  /** Heading above the field. */
  heading?: string;
  /** Paragraph above the field. */
  explain?: string;
  /** Whether the list's export file has a column for the field. */
  isInFile?: true;
}

export type RecordField = FieldBase &
  /**
   * Single-line text. If it is empty, the value of the field `from` is used. With options, the form shows a
   * list to select from.
   */
  (
    | { widget: "text"; isRequired?: true; max?: number; from?: string }
    /** Multi-line text of at most `max` characters. */
    | { widget: "lines"; max: number; isOptional?: true }
    /** One of several values with labels; `isNumber` stores it as a number. */
    | { widget: "choice"; options: Readonly<Record<string, string>>; isNumber?: true }
    /** A required decimal number. */
    | { widget: "number"; min: number; max: number }
    | { widget: "flag" }
    /**
     * Id of another record, or null with the label `none`. The options are passed to the form when it is
     * rendered.
     */
    | { widget: "reference"; none?: string; isRequired?: true }
    /** Last segment of the page's address. If it is empty, it is derived from the field `from`. */
    | { widget: "slug"; from: string }
    | { widget: "html"; isRequired?: true }
    | { widget: "picture" | "banners" | "order" | "country" }
    /**
     * Only the labels are derived from the description. The record has its own code for schema, columns and
     * form.
     */
    | { widget: "own" }
    /**
     * Name, postal address and e-mail or website; their labels end in `whose`. Stored in three `columns` or,
     * without these, as JSON.
     */
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

/** Values of a record by field name, except for fields with the widget "own". */
export type ValuesOf<D extends RecordDescription> = {
  -readonly [
    Name in keyof D["fields"] as D["fields"][Name] extends { widget: "own" } ? never : Name
  ]: ValueOf<D["fields"][Name]>;
};

const CONTACT_PARTS = ["name", "address", "email"] as const;

/**
 * Returns the labels of a record's form fields. Banners are not included, because each row is labelled
 * separately.
 */
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

/**
 * Returns the labels of a contact: "Numele producătorului", "Adresa poștală a producătorului", "Adresa
 * electronică a producătorului".
 */
export function contactLabels(whose: string): Record<keyof Contact, string> {
  return {
    name: `Numele ${whose}`,
    address: `Adresa poștală a ${whose}`,
    email: `Adresa de e-mail a ${whose}`,
  };
}

/** Returns the labels of a record's fields as used in the audit log. */
export function sentenceLabelsOf<D extends RecordDescription>({
  fields,
}: D): Record<keyof D["fields"] & string, string> {
  const words = Object.entries(fields).map(([name, { inSentence }]) => [name, inSentence]);
  // Object.fromEntries loses the keys of the type.
  return Object.fromEntries(words) as Record<keyof D["fields"] & string, string>;
}
