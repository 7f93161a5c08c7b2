import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import { parseCui } from "@curat/contract/cui.values";
import { parseIban } from "@curat/contract/iban.values";

export interface CompanyNumbers {
  cui: string;
  iban: string;
}

/**
 * Returns a company's numbers in stored form, with an error for each of the caller's `fields` whose number
 * has wrong check digits. (law: CUI/CIF, IBAN)
 */
export function readCompanyNumbers(
  sent: CompanyNumbers,
  fields: { cui: string; iban: string },
): { numbers: CompanyNumbers; errors: FieldErrors } {
  const cui = parseCui(sent.cui);
  const iban = sent.iban === "" ? "" : parseIban(sent.iban);
  const errors: FieldErrors = {};
  if (cui === undefined) errors[fields.cui] = [MESSAGES.invalid("Cod fiscal")];
  if (iban === undefined) errors[fields.iban] = [MESSAGES.invalid("IBAN")];
  return { numbers: { cui: withCountry(sent.cui, cui ?? ""), iban: iban ?? "" }, errors };
}

/** Keeps an entered "RO" prefix, because it marks a VAT payer on invoices. */
function withCountry(typed: string, digits: string): string {
  return digits !== "" && /^\s*ro/i.test(typed) ? `RO${digits}` : digits;
}
