/** Prefix of the column fields. */
export const COLUMN_FIELD = "coloana.";
