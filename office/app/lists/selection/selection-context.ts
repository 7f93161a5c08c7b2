import { createContext } from "react";

/** What the rows of a list that can be chosen know of it; null around one whose rows can not. */
export interface RowsForm {
  /** The id of the form that the rows' boxes belong to. */
  id: string;
  /** Rows that the last act refused: they stay chosen. */
  refused: readonly string[];
}

export const RowsFormContext = createContext<RowsForm | null>(null);
