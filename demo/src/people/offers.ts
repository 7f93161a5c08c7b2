/** A pending, an answered, a declined and an accepted offer request. The accepted one has a service. */
import type { OfferImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";
import type { Assortment } from "./assortment.ts";
import { COMPANIES } from "./companies.ts";
import { PERSONS } from "./persons.ts";

interface WrittenOffer {
  person: keyof typeof PERSONS;
  company: keyof typeof COMPANIES;
  message: string;
  /** A line without `base` is outside the catalogue, such as installation. */
  lines: readonly {
    base?: string;
    text: string;
    quantity: number;
    percentOff?: number;
    priceBani?: number;
  }[];
  daysAgo: number;
  answer?: { days: number; note: string; isDeclined?: boolean; isAccepted?: boolean };
}

const WRITTEN: readonly WrittenOffer[] = [
  {
    person: "carmen",
    company: "scoala",
    message: "Avem nevoie de produse pentru semestrul al doilea; livrarea poate fi în două tranșe.",
    daysAgo: 1,
    lines: [
      { base: "dispenser-sapun-picur", text: "Dozatoare de săpun pentru 12 grupuri sanitare", quantity: 24 },
      { base: "laveta-microfibra-catifea", text: "Lavete de microfibră", quantity: 120 },
      { text: "Covorașe de intrare 120 × 180 cm, gri", quantity: 6 },
    ],
  },
  {
    person: "mihai",
    company: "pensiune",
    message: "",
    daysAgo: 3,
    lines: [
      {
        base: "detergent-pudra-hotel",
        text: "Detergent pudră pentru spălătorie",
        quantity: 20,
        percentOff: 12,
      },
      { base: "sapun-spuma-norisor", text: "Săpun spumă", quantity: 30, percentOff: 8 },
    ],
    answer: {
      days: 30,
      note: "Prețurile sunt pentru toată cantitatea. Dacă le luați lunar, scrieți-ne: avem o listă de prețuri pentru pensiuni.",
    },
  },
  {
    person: "andrei",
    company: "curatenie",
    message: "Preț pentru un contract de un an.",
    daysAgo: 9,
    lines: [{ base: "aspirator-umed-uscat-bura", text: "Aspirator umed-uscat", quantity: 4, percentOff: 5 }],
    answer: { days: 14, note: "", isDeclined: true },
  },
  {
    person: "carmen",
    company: "scoala",
    message: "Vă rugăm să includeți și montajul.",
    daysAgo: 5,
    lines: [
      { base: "dispenser-sapun-picur", text: "Dozatoare de săpun", quantity: 6, percentOff: 5 },
      { text: "Montaj dozatoare, la sediul școlii", quantity: 6, priceBani: 35_00 },
    ],
    answer: { days: 30, note: "Montajul se face în ziua livrării.", isAccepted: true },
  },
];

/** Returns requests for existing products. Omits a request without any. */
export function offerImports(assortment: Assortment, today: Date): OfferImport[] {
  return WRITTEN.flatMap(({ person, company, message, daysAgo, answer, ...written }) => {
    const createdAt = new Date(today.getTime() - daysAgo * DAY_MS - DAY_MS / 2);
    const lines = written.lines.flatMap(({ base, ...line }) => {
      if (base === undefined) return [line];
      const found = assortment.findLike(base, { since: createdAt });
      return found ? [{ ...line, productId: found.product.id }] : [];
    });
    if (lines.length === 0) return [];
    const { firstName, lastName, email, phone } = PERSONS[person];
    const { name, cui } = COMPANIES[company];
    const at = new Date(createdAt.getTime() + DAY_MS / 4);
    return [
      {
        firstName,
        lastName,
        email,
        phone,
        company: name,
        cui,
        message,
        lines,
        createdAt,
        ...(answer && { answer: { ...answer, at, by: "Echipa Curat" } }),
      },
    ];
  });
}
