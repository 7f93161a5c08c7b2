/** Prefix for names of the fields that select a column. */
export const COLUMN_FIELD = "coloana.";
