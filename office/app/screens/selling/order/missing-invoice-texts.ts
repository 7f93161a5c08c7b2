const COMPANY = { to: "/setari/INVOICE", text: "Datele firmei" };

/** Returns the page on which a field can be corrected. Undefined if the error message already names it. */
export function placeOf(field: string, orderId: number): { to: string; text: string } | undefined {
  if (/^(seller|iban|number)\b/.test(field)) return COMPANY;
  if (/^(buyer|orderReference|contractReference|buyerReference)\b/.test(field))
    return { to: `/comenzi/${orderId}/modifica`, text: "Datele comenzii" };
  if (/^(lines|vat|allowances)\b/.test(field)) return { to: "/produse", text: "Produse" };
  return undefined;
}
