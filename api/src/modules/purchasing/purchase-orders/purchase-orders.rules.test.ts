import { expect, it } from "vitest";
import { lineValue, missingFor, packsText, remarkOn, stateOf, warningsFor } from "./purchase-orders.rules.ts";

const AT = new Date("2026-11-20T08:00:00Z");
const SENT = { sentAt: AT, closedAt: null, cancelledAt: null };

it.each([
  ["draft", { ...SENT, sentAt: null }, { pieces: 24, received: 0, missing: 24 }],
  ["sent", SENT, { pieces: 24, received: 0, missing: 24 }],
  ["partial", SENT, { pieces: 24, received: 10, missing: 14 }],
  ["closed", SENT, { pieces: 24, received: 24, missing: 0 }],
  // One product was received twice, another not at all.
  ["partial", SENT, { pieces: 24, received: 24, missing: 12 }],
  ["closed", { ...SENT, closedAt: AT }, { pieces: 24, received: 10, missing: 14 }],
  ["cancelled", { ...SENT, cancelledAt: AT }, { pieces: 24, received: 0, missing: 24 }],
  ["closed", { ...SENT, cancelledAt: AT }, { pieces: 24, received: 4, missing: 20 }],
])("an order has the state %s after the events %j and receipts %j", (state, events, sums) => {
  expect(stateOf(events, sums)).toBe(state);
});

it("a quantity that is not a multiple of the pack gets a remark and is valued in proportion", () => {
  expect(remarkOn({ pieces: 24, pack: 12 })).toBe("");
  expect(remarkOn({ pieces: 30, pack: 12 })).toBe(
    "Furnizorul vinde doar în pachete de 12: comandă 24 sau 36.",
  );
  expect(remarkOn({ pieces: 5, pack: 12 })).toBe("Furnizorul vinde doar în pachete de 12: comandă 12.");
  expect([packsText({ pieces: 24, pack: 12 }), packsText({ pieces: 30, pack: 12 })]).toEqual([
    "2 × 12 buc.",
    "30 buc.",
  ]);
  expect(lineValue({ pieces: 30, pack: 12, priceBani: 100_00 })).toBe(250_00);
  expect(lineValue({ pieces: 30, pack: 12, priceBani: null })).toBeNull();
});

const LINE = { productCode: "A-1", isArchived: false, pieces: 24, pack: 12, priceBani: 100_00 };
const ORDER = {
  supplier: "Unu",
  isSupplierActive: true,
  currency: "RON" as const,
  minimumOrder: 500,
  lines: [LINE],
};

it("a draft with an archived supplier or product, or without lines, cannot be sent", () => {
  expect(missingFor(ORDER)).toEqual([]);
  const archived = { ...ORDER, isSupplierActive: false, lines: [{ ...LINE, isArchived: true }] };
  expect(missingFor(archived)).toEqual([
    "Furnizorul „Unu” este arhivat: activează-l mai întâi.",
    "Elimină din comandă produsele arhivate: A-1.",
  ]);
  expect(missingFor({ ...ORDER, lines: [] })).toEqual(["Adaugă produsele comandate."]);
});

it("a total below the supplier's minimum gets a warning, with the missing amount only for costs:view", () => {
  expect(warningsFor(ORDER, { seesCosts: true })).toEqual([
    "Sub comanda minimă a furnizorului, de 500 lei; mai lipsesc 300,00 lei.",
  ]);
  expect(warningsFor(ORDER, { seesCosts: false })).toEqual([
    "Sub comanda minimă a furnizorului, de 500 lei.",
  ]);
  expect(warningsFor({ ...ORDER, minimumOrder: 200 }, { seesCosts: true })).toEqual([]);
  const unpriced = { ...ORDER, lines: [{ ...LINE, pieces: 25, priceBani: null }] };
  expect(warningsFor(unpriced, { seesCosts: true })).toEqual([
    "Fără preț: un produs.",
    "Pachete incomplete: un produs.",
  ]);
});
