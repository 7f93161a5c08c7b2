/** Two suppliers' e-Factura invoices for last week's goods and their packaging. */
import type { ReceivedInvoiceImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";

const HOUR_MS = 3_600_000;
const BANK = "Banca Exemplu S.A.";

/** Suppliers with invented fiscal codes, which are higher than any issued one. */
export const SUPPLIERS = {
  chemicals: {
    company: "Chimie pentru Curățenie Exemplu S.R.L.",
    cui: "RO99003014",
    registry: "J2012999201128",
    address: "",
    street: "Str. Combinatului nr. 4",
    city: "Târnăveni",
    county: "Mureș",
    countyCode: "MS",
    postcode: "545600",
    bank: BANK,
    iban: "RO54AAAA1B31007593840201",
    tel: "+40 265 000 201",
    email: "facturi@chimie.example",
  },
  packaging: {
    company: "Ambalaje Carton Exemplu S.R.L.",
    cui: "RO99003022",
    registry: "J2015999202120",
    address: "",
    street: "Calea Clujului nr. 210",
    city: "Dej",
    county: "Cluj",
    countyCode: "CJ",
    postcode: "405200",
    bank: BANK,
    iban: "RO27AAAA1B31007593840202",
    tel: "+40 264 000 202",
    email: "facturi@ambalaje.example",
  },
} as const satisfies Record<string, ReceivedInvoiceImport["supplier"]>;

const VAT = 21;

/** Returns both invoices, which ANAF received an hour after they were issued. `today` is midnight UTC. */
export function receivedInvoiceImports(today: Date): ReceivedInvoiceImport[] {
  const at = (daysAgo: number, hour: number) => {
    const issuedAt = new Date(today.getTime() - daysAgo * DAY_MS + hour * HOUR_MS);
    return { issuedAt, receivedAt: new Date(issuedAt.getTime() + HOUR_MS) };
  };
  const line = (name: string, code: string, quantity: number, netPriceBani: number, unit = "buc.") => ({
    name,
    code,
    unit,
    quantity,
    netPriceBani,
    vatPercent: VAT,
  });
  return [
    {
      message: "3990000001",
      uploadIndex: "4990000001",
      series: "CCE",
      number: 20_418,
      ...at(9, 9),
      days: 30,
      supplier: SUPPLIERS.chemicals,
      lines: [
        line("Detergent concentrat pentru pardoseli, bidon 5 l", "CH-P05", 120, 31_40),
        line("Degresant alcalin pentru bucătării, bidon 5 l", "CH-D05", 80, 42_75),
        line("Săpun lichid cu glicerină, bidon 5 l", "CH-S05", 96, 26_90),
        line("Transport paletizat", "TR-1", 1, 180_00),
      ],
    },
    {
      message: "3990000002",
      uploadIndex: "4990000002",
      series: "AMB",
      number: 7_305,
      ...at(4, 11),
      days: 15,
      supplier: SUPPLIERS.packaging,
      lines: [
        line("Cutie de carton ondulat 400 × 300 × 250 mm", "CUT-403025", 1_500, 2_15),
        line("Cutie de carton ondulat 600 × 400 × 400 mm", "CUT-604040", 600, 4_80),
        line("Bandă adezivă din hârtie 50 mm × 50 m", "BND-H50", 144, 6_30),
      ],
    },
  ];
}
