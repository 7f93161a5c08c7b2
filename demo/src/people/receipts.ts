/** Goods receipts of the demo shop: posted ones, one that was undone, and a draft with open questions. */
import type { ReceiptImport, SupplierImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";
import { SUPPLIERS } from "./received-invoices.ts";
import { IMPORTER, PAPER_MILL } from "./suppliers.ts";

const HOUR_MS = 3_600_000;
/** Net price of goods that the shop does not sell. */
const UNKNOWN_BANI = 3_15;
const COMMISSION = "Mihai Rus, Elena Moldovan";

/** Returns the receipts, oldest first, at the suppliers' prices. `today` is midnight UTC. */
export function receiptImports(today: Date, suppliers: readonly SupplierImport[]): ReceiptImport[] {
  const offers = new Map(
    suppliers.flatMap(({ offers = [] }) => offers.map(({ code, priceBani }) => [code, priceBani])),
  );
  const made = (daysAgo: number) => {
    const at = new Date(today.getTime() - daysAgo * DAY_MS + 9 * HOUR_MS);
    return { at, documentOn: at.toISOString().slice(0, 10), commission: COMMISSION, extraBani: 0 };
  };
  const line = (code: string, name: string, quantity: number, { unit = "buc.", share = 1 } = {}) => ({
    code,
    name,
    unit,
    quantity,
    valueBani: quantity * Math.round((offers.get(code) ?? UNKNOWN_BANI) * share),
  });
  const [floor, grease, soap] = [
    ["CH-P05", "Detergent concentrat pentru pardoseli"],
    ["CH-D05", "Degresant alcalin"],
    ["CH-S05", "Săpun lichid cu glicerină"],
  ] as const;
  const towels = ["4001-12", "Prosoape pliate"] as const;
  const paper = ["4002-24", "Hârtie igienică"] as const;
  const { company: chemicals } = SUPPLIERS.chemicals;
  return [
    {
      ...made(40),
      supplier: chemicals,
      documentNumber: "CCE-20102",
      state: "posted",
      extraBani: 150_00,
      lines: [line(...floor, 40, { share: 0.98 }), line(...grease, 24, { share: 0.97 })],
    },
    {
      ...made(33),
      supplier: PAPER_MILL,
      documentNumber: "AV-3310",
      state: "posted",
      lines: [line(...towels, 10, { unit: "bax", share: 0.98 }), line(...paper, 6, { unit: "bax" })],
    },
    {
      ...made(21),
      supplier: chemicals,
      documentNumber: "CCE-20277",
      state: "posted",
      extraBani: 120_00,
      lines: [line(...soap, 48, { share: 0.96 }), line(...floor, 20)],
    },
    {
      ...made(12),
      supplier: PAPER_MILL,
      documentNumber: "AV-3388",
      state: "undone",
      lines: [line(...paper, 2, { unit: "bax" })],
    },
    {
      ...made(6),
      supplier: PAPER_MILL,
      documentNumber: "AV-3402",
      state: "posted",
      lines: [line(...towels, 8, { unit: "bax" })],
    },
    {
      ...made(2),
      supplier: chemicals,
      documentNumber: "CCE-20411",
      state: "posted",
      isOfOrder: true,
      lines: [line(...soap, 48), line(...grease, 12)],
    },
    {
      ...made(1),
      supplier: IMPORTER,
      documentNumber: "RE-2026-118",
      state: "draft",
      lines: [line("MOP-40", "Flachmopp 40 cm", 4, { unit: "set" }), line("XK-7", "Eimer 12 l", 10)],
    },
  ];
}
