/** A demo company with its own price list and a delivery price without VAT. */
import type { PriceListImport } from "@curat/api";
import { COMPANIES } from "./companies.ts";
import { PERSONS } from "./persons.ts";

/** Returns the price list of the guest house, which starts on the day given. */
export function priceListImports(today: Date): PriceListImport[] {
  return [
    {
      name: "Pensiunea Valea Brazilor",
      startsAt: today,
      delivery: { bani: 10_00, freeFromBani: 150_00, isNet: true },
      cui: COMPANIES.pensiune.cui,
      buyerEmails: [PERSONS.mihai.email],
      percent: 5,
    },
  ];
}
