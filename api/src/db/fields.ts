/** Maps rows to API field names. One `{ field: column }` table serves both reading and writing. */

/** The shape of a row with its columns renamed to fields. */
export type Fields<Row, Columns extends Record<string, keyof Row>> = {
  -readonly [Field in keyof Columns]: Row[Columns[Field]];
};

/** Renames the columns of a row to fields. */
export function toFields<Row, const Columns extends Record<string, keyof Row>>(
  row: Row,
  columns: Columns,
): Fields<Row, Columns> {
  const fields = Object.entries(columns).map(([field, column]) => [field, row[column]]);
  return Object.fromEntries(fields) as Fields<Row, Columns>;
}

/** Renames fields to the columns that store them. */
export function toColumns<
  Columns extends Record<string, string>,
  Given extends Record<keyof Columns, unknown>,
>(given: Given, columns: Columns): { [Field in keyof Columns as Columns[Field]]: Given[Field] } {
  const row = Object.entries(columns).map(([field, column]) => [column, given[field]]);
  return Object.fromEntries(row) as { [Field in keyof Columns as Columns[Field]]: Given[Field] };
}
