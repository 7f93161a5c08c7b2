import { createContext } from "react";

/** Provided to the rows of a selectable list; null otherwise. */
export interface RowsForm {
  /** Id of the form that the row checkboxes belong to. */
  id: string;
  /** Rows that the last action refused, which stay selected. */
  refused: readonly string[];
}

export const RowsFormContext = createContext<RowsForm | null>(null);
