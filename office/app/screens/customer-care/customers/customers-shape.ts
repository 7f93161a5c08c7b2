import { CUSTOMER_STATES } from "../../../components/status/customer-status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const CUSTOMERS: ListShape = {
  columns: [
    { key: "nume", label: "Nume", isName: true, isSortable: true },
    { key: "email", label: "E-mail", more: "line" },
    { key: "telefon", label: "Telefon", more: "line" },
    { key: "stare", label: "Stare" },
    { key: "deschis", label: "Cont creat", isSortable: true, more: "line" },
    { key: "comenzi", label: "Comenzi", isNumber: true },
    { key: "valoare", label: "Total cumpărat", isNumber: true },
    { key: "ultima", label: "Ultima comandă" },
  ],
  filters: [
    { key: "q", label: "Nume, e-mail sau telefon", kind: "text", verb: "conține" },
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(CUSTOMER_STATES) },
    { key: "comenzi", label: "Comenzi", kind: "choice", options: optionsOf(texts.yesNo) },
    { key: "firma", label: "Firmă", kind: "choice", options: optionsOf(texts.yesNo) },
    { key: "din", label: "Cont creat", kind: "day", verb: "începând cu" },
    { key: "pana", label: "Cont creat", kind: "day", verb: "până la" },
  ],
  sort: { by: "deschis", isDescending: true },
};
