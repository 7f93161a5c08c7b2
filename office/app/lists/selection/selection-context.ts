import { createContext } from "react";

/** Context for the rows of a list. It is null in lists whose rows cannot be selected. */
export interface RowsForm {
  /** Id of the form to which the row checkboxes belong. */
  id: string;
  /** Ids of rows that the latest action refused; they remain selected. */
  refused: readonly string[];
}

export const RowsFormContext = createContext<RowsForm | null>(null);
