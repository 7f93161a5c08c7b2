import { expect, it } from "vitest";
import { dutiesOf, type Proofs } from "./compliance.rules.ts";

const MET: Proofs = {
  missingParts: 0,
  missingPages: 0,
  products: 12,
  productsWithGaps: 0,
  productsWithoutHistory: 0,
  productsWithoutNetQuantity: 0,
  fee: { chargeBani: 5_00, costBani: 6_00 },
  missingNotices: 0,
  labels: { all: 1, missing: 0 },
  withdrawals: { all: 3, late: 0 },
  hasVatFault: false,
  pendingInvoices: 0,
  unsaidPackaging: 0,
  choices: 40,
  requests: 2,
  lateRequests: false,
  reviews: 9,
  hasAccessibilityPage: true,
  hasContact: true,
};
const openOf = (changes: Partial<Proofs>) =>
  dutiesOf({ ...MET, ...changes })
    .filter(({ state }) => state === "open")
    .map(({ duty, open }) => [duty, open]);

it("dutiesOf reports no open obligation if nothing is missing", () => {
  expect(openOf({})).toEqual([]);
  expect(dutiesOf(MET)).toContainEqual({ duty: "withdrawals", state: "met", open: 0, total: 3 });
  expect(dutiesOf(MET)).toContainEqual({ duty: "order_button", state: "built_in", open: 0, total: null });
  expect(dutiesOf(MET)).toContainEqual({ duty: "sal", state: "built_in", open: 0, total: null });
  expect(dutiesOf(MET)).toContainEqual({ duty: "reviews", state: "met", open: 0, total: 9 });
});

it.each<[Partial<Proofs>, [string, number]]>([
  [{ missingParts: 2 }, ["identification", 2]],
  [{ missingPages: 1 }, ["pages", 1]],
  [{ productsWithoutHistory: 4 }, ["prices", 4]],
  [{ productsWithoutNetQuantity: 5 }, ["unit_price", 5]],
  [{ productsWithGaps: 6 }, ["safety", 6]],
  [{ fee: { chargeBani: 7_00, costBani: 6_00 } }, ["payment_fee", 1]],
  [{ missingNotices: 2 }, ["guarantee", 2]],
  [{ labels: { all: 3, missing: 2 } }, ["durability", 2]],
  [{ withdrawals: { all: 3, late: 1 } }, ["withdrawals", 1]],
  [{ hasVatFault: true }, ["vat_status", 1]],
  [{ pendingInvoices: 2 }, ["invoices", 2]],
  [{ pendingInvoices: null }, ["invoices", 1]],
  [{ unsaidPackaging: 8 }, ["packaging", 8]],
  [{ lateRequests: true }, ["personal_data", 2]],
  [{ hasAccessibilityPage: false }, ["accessibility", 1]],
  [{ hasContact: false }, ["contact", 1]],
])("dutiesOf reports exactly one open obligation for %j", (changes, duty) => {
  expect(openOf(changes)).toEqual([duty]);
});
