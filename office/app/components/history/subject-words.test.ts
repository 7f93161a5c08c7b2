import { expect, it } from "vitest";
import { SUBJECT_KINDS } from "@curat/contract/staff/changes.values";
import { subjectPage, subjectText } from "./subject-words.ts";

const ORDER = { id: 7, number: "100123" };
const reported = (subject_kind: (typeof SUBJECT_KINDS)[number], order: typeof ORDER | null = null) => ({
  subject_kind,
  subject_id: "9",
  order,
});

it.each([
  [reported("order", ORDER), "comandă 100123", "/comenzi/9"],
  [reported("shipment", ORDER), "colet al comenzii 100123", "/comenzi/7"],
  [reported("invoice", ORDER), "factură, comanda 100123", "/comenzi/7"],
  [reported("return", ORDER), "retur, comanda 100123", "/retururi/9"],
  [reported("staff_role"), "rol", "/roluri/9"],
  [reported("key"), "cheie API", "/chei/9"],
  [reported("menu"), "meniu", "/meniuri"],
  [reported("voucher"), "voucher", "/vouchere/9"],
  [reported("redirect"), "redirecționare", undefined],
])("the changed record %o is labelled %s and links to %s", (change, text, page) => {
  expect([subjectText(change), subjectPage(change)]).toEqual([text, page]);
});
