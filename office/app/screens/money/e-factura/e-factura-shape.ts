import type { EfacturaDocument } from "@curat/contract/staff/efactura";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const DOCUMENTS: ListShape = {
  columns: [
    { key: "factura", label: "Factura", isName: true },
    { key: "stare", label: "Stare" },
    { key: "problema", label: "Motivul blocării" },
    { key: "termen", label: "Termen" },
    { key: "cumparator", label: "Cumpărător" },
    { key: "total", label: "Total", isNumber: true },
    { key: "emisa", label: "Emisă" },
  ],
  filters: [{ key: "lista", label: "Lista", kind: "choice", options: optionsOf(texts.views) }],
  sort: { by: "termen", isDescending: false },
};

export const RECEIVED: ListShape = {
  columns: [
    { key: "furnizor", label: "Furnizor", isName: true },
    { key: "numar", label: "Număr" },
    { key: "emisa", label: "Emisă" },
    { key: "total", label: "Total", isNumber: true },
    { key: "primita", label: "Primită" },
    { key: "fisier", label: "Fișier" },
    { key: "receptie", label: "Recepție" },
  ],
  filters: [],
  sort: { by: "primita", isDescending: true },
};

/** Buyers' messages about invoices, received through ANAF. */
export const BUYER_MESSAGES: ListShape = {
  columns: [{ key: "mesaj", label: "Mesaje de la cumpărători", isName: true }],
  filters: [],
  sort: { by: "mesaj", isDescending: true },
};

type Shown = Pick<
  EfacturaDocument,
  "state" | "problems" | "is_closed" | "is_late" | "standing" | "has_zip" | "waits_for"
>;

/** Returns the invoice's state as text, including closed without submission, stopped by ANAF's rules, and late. */
export function stateText(document: Shown): string {
  const { state, problems, is_closed: isClosed, is_late: isLate } = document;
  if (isClosed) return "închisă fără trimitere";
  const text = state === "draft" && problems.length > 0 ? "oprită de regulile ANAF" : texts.states[state];
  return isLate ? `${text}, întârziată` : text;
}

export function stateVariant({
  state,
  is_closed: isClosed,
}: Pick<Shown, "state" | "is_closed">): StatusVariant {
  if (isClosed) return "ended";
  return state === "accepted" ? "good" : "open";
}

export function problemText({
  state,
  problems,
  standing,
  has_zip: hasZip,
  waits_for: waitsFor,
}: Shown): string {
  if (problems.length > 0) return problems.map(({ rule, message }) => `${message} (${rule})`).join(" ");
  if (waitsFor !== null) return texts.waitsFor(waitsFor);
  if (state !== "accepted") return "";
  if (standing > 1) return "apare de două ori la ANAF";
  return hasZip ? "" : texts.noZip;
}

/** Returns the name of the office page on which the field can be changed. */
export function placeOf(field: string): string {
  const [root = ""] = field.split(".");
  return root === "seller" || root === "buyer" || root === "lines" ? texts.fields[root] : texts.fields.other;
}
