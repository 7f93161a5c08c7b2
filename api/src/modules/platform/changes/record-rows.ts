import type {
  Banner,
  Contact,
  RecordDescription,
  RecordField,
  ValuesOf,
} from "@curat/contract/staff/record.values";

type Row = Record<string, unknown>;

interface BannerCodec<Stored> {
  read: (stored: Stored) => Banner;
  write: (banner: Banner) => Stored;
}

type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;
type ImportName<Name, F extends RecordField> = CamelCase<
  F extends { column: infer Column extends string } ? Column : Name & string
>;
type OptionalName<D extends RecordDescription> = {
  [Name in keyof D["fields"]]: D["fields"][Name] extends
    | { widget: "banners" | "country" | "day" | "contact" | "flag" | "text" | "path" }
    | { widget: "lines"; isOptional: true }
    ? D["fields"][Name] extends { isRequired: true }
      ? never
      : Name
    : never;
}[keyof D["fields"]];
type Imported<D extends RecordDescription, Stored, Name extends keyof ValuesOf<D>> = {
  [One in Name as ImportName<One, D["fields"][One]>]: D["fields"][One] extends { widget: "banners" }
    ? Stored[]
    : ValuesOf<D>[One];
};

/** Fields are column names in camel case. Banners are in stored form. */
export type ImportOf<D extends RecordDescription, Stored> = Imported<
  D,
  Stored,
  Exclude<keyof ValuesOf<D>, OptionalName<D>>
> &
  Partial<Imported<D, Stored, OptionalName<D> & keyof ValuesOf<D>>>;

export interface RecordRows<D extends RecordDescription, Stored> {
  toRow(values: ValuesOf<D>): Row;
  fromRow(row: Row): ValuesOf<D>;
  /** Returns an upsert's set clause, which sets every column to its value in `excluded`. */
  overwrite<Value>(excluded: (column: string) => Value): Record<string, Value>;
  /** Returns an imported record's values. Missing fields keep their `current` values. */
  fromImport(imported: ImportOf<D, Stored>, current: ValuesOf<D> | undefined): ValuesOf<D>;
  blank: ValuesOf<D>;
}

export function rowsOf<D extends RecordDescription, Stored>(
  { fields }: D,
  banners?: BannerCodec<Stored>,
): RecordRows<D, Stored> {
  const entries = Object.entries(fields).filter(([, { widget }]) => widget !== "own");
  const valuesBy = (valueOf: (name: string, field: RecordField) => unknown): ValuesOf<D> =>
    // `ValuesOf` has the same fields, with the types of their widgets.
    Object.fromEntries(entries.map(([name, field]) => [name, valueOf(name, field)])) as ValuesOf<D>;
  return {
    overwrite: (excluded) =>
      Object.fromEntries(
        entries
          .flatMap(([name, field]) => columnsOf(name, field))
          .map((column) => [column, excluded(column)]),
      ),
    fromImport(imported, current) {
      const [importedRow, before]: [Row, Row | undefined] = [imported, current];
      return valuesBy((name, field) => {
        const value = importedRow[camelCase(field.column ?? name)];
        if (value === undefined) return before?.[name] ?? blankOf(field);
        return field.widget === "banners" && banners ? (value as Stored[]).map(banners.read) : value;
      });
    },
    toRow(values) {
      const row: Row = values;
      return Object.assign({}, ...entries.map(([name, field]) => cells(name, field, row[name], banners)));
    },
    fromRow: (row) => valuesBy((name, field) => valueIn(row, name, field, banners)),
    blank: valuesBy((_name, field) => blankOf(field)),
  };
}

function columnsOf(name: string, field: RecordField): readonly string[] {
  if (field.widget === "contact" && field.columns) return field.columns;
  return [field.column ?? name];
}

function cells<Stored>(name: string, field: RecordField, value: unknown, banners?: BannerCodec<Stored>): Row {
  const [column = name, ...more] = columnsOf(name, field);
  if (field.widget === "contact" && more.length > 0) {
    const contact = value as Contact; // A contact that spans several columns is always set.
    return Object.fromEntries([column, ...more].map((one, index) => [one, contact[PARTS[index] ?? "name"]]));
  }
  if (field.widget === "contact") return { [column]: value && JSON.stringify(value) };
  if (field.widget === "banners" && banners)
    return { [column]: JSON.stringify((value as Banner[]).map(banners.write)) };
  return { [column]: value };
}

const PARTS = ["name", "address", "email"] as const;

function valueIn<Stored>(row: Row, name: string, field: RecordField, banners?: BannerCodec<Stored>): unknown {
  const columns = columnsOf(name, field);
  if (columns.length > 1)
    return Object.fromEntries(PARTS.map((part, index) => [part, row[columns[index] ?? ""]]));
  const value = row[columns[0] ?? name];
  return field.widget === "banners" && banners ? (value as Stored[]).map(banners.read) : value;
}

function blankOf({ widget }: RecordField): unknown {
  if (widget === "banners") return [];
  if (widget === "order" || widget === "number") return 0;
  if (widget === "flag") return false;
  return ["picture", "country", "day", "contact", "reference"].includes(widget) ? null : "";
}

function camelCase(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
