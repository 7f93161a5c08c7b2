export const COLUMN_FIELD = "coloana.";
