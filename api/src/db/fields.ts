export type Fields<Row, Columns extends Record<string, keyof Row>> = {
  -readonly [Field in keyof Columns]: Row[Columns[Field]];
};

export function toFields<Row, const Columns extends Record<string, keyof Row>>(
  row: Row,
  columns: Columns,
): Fields<Row, Columns> {
  const fields = Object.entries(columns).map(([field, column]) => [field, row[column]]);
  return Object.fromEntries(fields) as Fields<Row, Columns>;
}

export function toColumns<
  Columns extends Record<string, string>,
  Given extends Record<keyof Columns, unknown>,
>(fields: Given, columns: Columns): { [Field in keyof Columns as Columns[Field]]: Given[Field] } {
  const row = Object.entries(columns).map(([field, column]) => [column, fields[field]]);
  return Object.fromEntries(row) as { [Field in keyof Columns as Columns[Field]]: Given[Field] };
}
