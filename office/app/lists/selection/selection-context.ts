import { createContext } from "react";

/** The selection form of a list. Lists without selectable rows have none. */
export interface RowsForm {
  id: string;
  /** Rows that the latest action refused stay selected. */
  refused: readonly string[];
}

export const RowsFormContext = createContext<RowsForm | null>(null);
