/** Rows as the API names them: a table of `{ field: column }` says each name once, for reading and for writing. */

/** What a row is with these columns under their fields' names. */
export type Fields<Row, Columns extends Record<string, keyof Row>> = {
  -readonly [Field in keyof Columns]: Row[Columns[Field]];
};

/** The fields of a row. */
export function toFields<Row, const Columns extends Record<string, keyof Row>>(
  row: Row,
  columns: Columns,
): Fields<Row, Columns> {
  const fields = Object.entries(columns).map(([field, column]) => [field, row[column]]);
  return Object.fromEntries(fields) as Fields<Row, Columns>;
}

/** The columns that keep these fields. */
export function toColumns<
  Columns extends Record<string, string>,
  Given extends Record<keyof Columns, unknown>,
>(given: Given, columns: Columns): { [Field in keyof Columns as Columns[Field]]: Given[Field] } {
  const row = Object.entries(columns).map(([field, column]) => [column, given[field]]);
  return Object.fromEntries(row) as { [Field in keyof Columns as Columns[Field]]: Given[Field] };
}
