import { createContext } from "react";

/** Lists whose rows cannot be selected have none. */
export interface RowsForm {
  id: string;
  /** Rows that the latest action refused stay selected. */
  refused: readonly string[];
}

export const RowsFormContext = createContext<RowsForm | null>(null);
