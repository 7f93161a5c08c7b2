/** Files never change orders, so companies that only occur in orders are just compared. */
import type { FieldErrors } from "@curat/contract/envelope";
import { foldText } from "../../../../text/fold.ts";
import { refusedRow, type RowResult } from "../../../platform/changes/index.ts";
import type { OrderedCompany } from "./company-list.store.ts";
import type { ImportedCompany } from "./imported-companies.ts";

/** Returns `same` if a row matches the orders. Otherwise refuses each cell that differs. */
export function judgeOrdered(
  { email: _none, cui: _digits, ...reported }: ImportedCompany,
  ordered: OrderedCompany | undefined,
): RowResult {
  if (!ordered) return refusedRow({ email: [UNKNOWN] });
  const errors: FieldErrors = {};
  for (const [field, value] of Object.entries(reported)) {
    if (value === undefined) continue;
    const known = ordered[field as keyof OrderedCompany] as string | undefined;
    if (known === undefined && value !== "") errors[COLUMNS[field] ?? field] = [NOT_IN_ORDERS];
    if (known !== undefined && foldText(known) !== foldText(value)) errors[field] = [otherThan(known)];
  }
  return Object.keys(errors).length > 0 ? refusedRow(errors) : { outcome: "same" };
}

/** Fields whose column in the file has another name. */
const COLUMNS: Readonly<Record<string, string>> = { registryNumber: "registry" };

const UNKNOWN = "Completează coloana „E-mail client”: nicio comandă nu are acest CUI.";
const NOT_IN_ORDERS =
  "Firma apare doar în comenzi, fără aceste date. Completează coloana „E-mail client” ca să o adaugi în contul unui client.";

function otherThan(known: string): string {
  return `În comenzi apare „${known}”, iar un fișier nu schimbă comenzile. Completează coloana „E-mail client” ca să o adaugi în contul unui client.`;
}
