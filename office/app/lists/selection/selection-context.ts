import { createContext } from "react";

/** Null in lists whose rows cannot be selected. */
export interface RowsForm {
  /** Id of the form that contains the row checkboxes. */
  id: string;
  /** Rows that the latest action refused, which remain selected. */
  refused: readonly string[];
}

export const RowsFormContext = createContext<RowsForm | null>(null);
