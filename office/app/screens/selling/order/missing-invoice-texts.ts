import { dayText } from "../../../components/time/day.ts";

const COMPANY = { to: "/setari/INVOICE", text: "Datele firmei" };

export const texts = {
  left: "Expediată fără factură",
  ahead: "Factura nu se poate emite",
  due: (day: string) => `Termenul legal pentru factură: ${dayText(day)}.`,
  late: (day: string) => `Termenul legal pentru factură a trecut pe ${dayText(day)}. Emite-o cât mai repede.`,
  why: "Factura nu se poate emite până nu corectezi:",
  whyAhead: "Comanda poate pleca, dar factura ei nu se poate emite până nu corectezi:",
  ready: "Nimic nu o împiedică: factura se poate emite acum.",
  mend: "Unde corectezi:",
  issue: "Emite factura",
};

/** The page where staff fix what a field of an invoice is made of; undefined where the message names it. */
export function placeOf(field: string, orderId: number): { to: string; text: string } | undefined {
  if (/^(seller|iban|number)\b/.test(field)) return COMPANY;
  if (/^(buyer|orderReference|contractReference|buyerReference)\b/.test(field))
    return { to: `/comenzi/${orderId}/modifica`, text: "Datele comenzii" };
  if (/^(lines|vat|allowances)\b/.test(field)) return { to: "/produse", text: "Produse" };
  return undefined;
}
