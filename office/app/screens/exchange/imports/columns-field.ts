/** What the fields of the columns begin with. */
export const COLUMN_FIELD = "coloana.";
