/** Companies of the demo that pay on terms. One of them has an overdue, doubtful invoice. */
import type { CreditImport } from "@curat/api";
import { COMPANIES } from "./companies.ts";
import { PERSONS } from "./persons.ts";

export const CREDITS: CreditImport[] = [
  {
    cui: COMPANIES.pensiune.cui,
    termDays: 30,
    limitBani: 8_000_00,
    blockAfterDays: 15,
    note: "Contract 14/2025",
    buyerEmails: [PERSONS.mihai.email],
  },
  {
    cui: COMPANIES.bistro.cui,
    termDays: 30,
    limitBani: 3_000_00,
    blockAfterDays: 7,
    note: "",
    buyerEmails: [PERSONS.cristina.email],
    doubt: "Nu răspunde la somația trimisă prin executor.",
  },
];
