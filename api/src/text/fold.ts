/** Folds Romanian text for comparison, so that typed text matches names. */
import { foldText } from "@curat/contract/text.values";

export { foldText };

/** Folds a code or barcode and removes separators: "NX-104/5" and "nx 1045" are the same. */
export function foldCode(code: string): string {
  return foldText(code).replaceAll(" ", "");
}
