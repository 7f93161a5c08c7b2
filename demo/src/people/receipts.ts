/** Goods receipts of the demo shop: posted ones, one that was undone, and a draft with open questions. */
import type { ReceiptImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";
import { SUPPLIERS } from "./received-invoices.ts";
import { IMPORTER, PAPER_MILL } from "./suppliers.ts";

const HOUR_MS = 3_600_000;
const COMMISSION = "Mihai Rus, Elena Moldovan";

/** Returns the receipts, oldest first. `today` is a midnight. */
export function receiptImports(today: Date): ReceiptImport[] {
  const made = (daysAgo: number) => {
    const at = new Date(today.getTime() - daysAgo * DAY_MS + 9 * HOUR_MS);
    return { at, documentOn: at.toISOString().slice(0, 10), commission: COMMISSION, extraBani: 0 };
  };
  const line = (code: string, name: string, quantity: number, netPriceBani: number, unit = "buc.") => ({
    code,
    name,
    unit,
    quantity,
    valueBani: quantity * netPriceBani,
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
      lines: [line(...floor, 40, 30_90), line(...grease, 24, 42_00)],
    },
    {
      ...made(33),
      supplier: PAPER_MILL,
      documentNumber: "AV-3310",
      state: "posted",
      lines: [line(...towels, 10, 94_80, "bax"), line(...paper, 6, 118_80, "bax")],
    },
    {
      ...made(21),
      supplier: chemicals,
      documentNumber: "CCE-20277",
      state: "posted",
      extraBani: 120_00,
      lines: [line(...soap, 48, 26_40), line(...floor, 20, 31_40)],
    },
    {
      ...made(12),
      supplier: PAPER_MILL,
      documentNumber: "AV-3388",
      state: "undone",
      lines: [line(...paper, 2, 119_50, "bax")],
    },
    {
      ...made(6),
      supplier: PAPER_MILL,
      documentNumber: "AV-3402",
      state: "posted",
      lines: [line(...towels, 8, 96_00, "bax")],
    },
    {
      ...made(1),
      supplier: IMPORTER,
      documentNumber: "RE-2026-118",
      state: "draft",
      lines: [line("MOP-40", "Flachmopp 40 cm", 4, 21_60, "set"), line("XK-7", "Eimer 12 l", 10, 3_15)],
    },
  ];
}
