import type { EfacturaDocument } from "@curat/contract/staff/efactura";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Invoices on their way to ANAF, as a list. */
export const DOCUMENTS: ListShape = {
  columns: [
    { key: "factura", label: texts.document, isName: true },
    { key: "stare", label: texts.state },
    { key: "problema", label: texts.problem },
    { key: "termen", label: texts.due },
    { key: "cumparator", label: texts.buyer },
    { key: "total", label: texts.total, isNumber: true },
    { key: "emisa", label: texts.issued },
  ],
  filters: [{ key: "lista", label: texts.view, kind: "choice", options: optionsOf(texts.views) }],
  sort: { by: "termen", isDescending: false },
};

/** Invoices that others sent. */
export const RECEIVED: ListShape = {
  columns: [
    { key: "furnizor", label: texts.seller, isName: true },
    { key: "numar", label: texts.number },
    { key: "emisa", label: texts.issued },
    { key: "total", label: texts.total, isNumber: true },
    { key: "primita", label: texts.came },
    { key: "fisier", label: texts.file },
  ],
  filters: [],
  sort: { by: "primita", isDescending: true },
};

/** What buyers wrote about invoices through ANAF. */
export const BUYER_MESSAGES: ListShape = {
  columns: [{ key: "mesaj", label: texts.buyerMessages, isName: true }],
  filters: [],
  sort: { by: "mesaj", isDescending: true },
};

type Shown = Pick<
  EfacturaDocument,
  "state" | "problems" | "is_closed" | "is_late" | "standing" | "has_zip" | "waits_for"
>;

/** Its state in words, with what is out of order. */
export function stateText(document: Shown): string {
  const { state, problems, is_closed: isClosed, is_late: isLate } = document;
  if (isClosed) return texts.closed;
  const said = state === "draft" && problems.length > 0 ? texts.held : texts.states[state];
  return isLate ? `${said}, ${texts.late}` : said;
}

export function stateVariant({
  state,
  is_closed: isClosed,
}: Pick<Shown, "state" | "is_closed">): StatusVariant {
  if (isClosed) return "ended";
  return state === "accepted" ? "good" : "open";
}

/** What of it is to be looked at, in words. */
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
  if (standing > 1) return texts.twice;
  return hasZip ? "" : texts.noZip;
}

/** Where a field stands in the office. */
export function placeOf(field: string): string {
  const [root = ""] = field.split(".");
  return root === "seller" || root === "buyer" || root === "lines" ? texts.fields[root] : texts.fields.other;
}
