import { check, type Check, checkEach } from "./checks.ts";
import type { EDocument, ERate } from "./e-document.ts";

const SUM_HINT = "Reîncarcă pagina și emite din nou. Dacă eroarea se repetă, verifică sumele comenzii.";
/**
 * Allowed difference between base × rate and the VAT of a rate. That VAT is the sum of the lines' rounded VAT.
 * (BR-CO-17)
 */
const TOLERANCE_BANI = 100;
const CATEGORIES = new Set(["S", "Z", "E", "AE", "O"]);

function sumOf(rows: readonly { netBani: number }[]): number {
  return rows.reduce((sum, { netBani }) => sum + netBani, 0);
}

function sameRate(a: ERate, b: ERate): boolean {
  return a.category === b.category && a.percent === b.percent;
}

function baseOf({ lines, allowances }: EDocument, rate: ERate): number {
  return (
    sumOf(lines.filter((row) => sameRate(row, rate))) - sumOf(allowances.filter((row) => sameRate(row, rate)))
  );
}

function vatIsNear({
  netBani,
  percent,
  vatBani,
}: {
  netBani: number;
  percent: number;
  vatBani: number;
}): boolean {
  return Math.abs(vatBani - (netBani * percent) / 100) < TOLERANCE_BANI;
}

const AMOUNTS = ["lineBani", "allowanceBani", "netBani", "vatBani", "totalBani"] as const;

const TIES: readonly Check[] = [
  ...AMOUNTS.map((field) =>
    check("BR-RO-Z2", field, `Suma are mai mult de două zecimale. ${SUM_HINT}`, (document) =>
      Number.isSafeInteger(document[field]),
    ),
  ),
  checkEach(["BR-24", "lines", "netBani"], "lipsește valoarea fără TVA.", ({ netBani }) =>
    Number.isSafeInteger(netBani),
  ),
  checkEach(["BR-31", "allowances", "netBani"], "lipsește valoarea.", ({ netBani }) =>
    Number.isSafeInteger(netBani),
  ),
  check(
    "BR-CO-10",
    "lineBani",
    `Suma rândurilor nu este corectă. ${SUM_HINT}`,
    (document) => document.lineBani === sumOf(document.lines),
  ),
  check(
    "BR-CO-11",
    "allowanceBani",
    `Suma reducerilor nu este corectă. ${SUM_HINT}`,
    (document) => document.allowanceBani === sumOf(document.allowances),
  ),
  check(
    "BR-CO-13",
    "netBani",
    `Totalul fără TVA nu este egal cu suma rândurilor minus reducerile. ${SUM_HINT}`,
    (document) => document.netBani === document.lineBani - document.allowanceBani,
  ),
  check(
    "BR-CO-14",
    "vatBani",
    `Suma TVA-ului pe cote nu este egală cu TVA-ul total. ${SUM_HINT}`,
    (document) => document.vatBani === document.vat.reduce((sum, { vatBani }) => sum + vatBani, 0),
  ),
  check(
    "BR-CO-15",
    "totalBani",
    `Totalul cu TVA nu este egal cu totalul fără TVA plus TVA. ${SUM_HINT}`,
    (document) => document.totalBani === document.netBani + document.vatBani,
  ),
];

const RATES: readonly Check[] = [
  check("BR-CO-18", "vat", "Factura nu conține nicio cotă de TVA.", ({ vat }) => vat.length > 0),
  checkEach(
    ["BR-CO-04", "lines", "category"],
    "nu are categorie de TVA.",
    ({ category }) => category !== null,
  ),
  checkEach(
    ["BR-32", "allowances", "category"],
    "nu are categorie de TVA.",
    ({ category }) => category !== null,
  ),
  checkEach(["BR-47", "vat", "category"], "nu are categorie.", ({ category }) => category !== null),
  checkEach(
    ["BR-CL-17", "vat", "category"],
    "categoria nu este una din lista ANAF.",
    ({ category }) => category === null || CATEGORIES.has(category),
  ),
  checkEach(
    ["BR-48", "vat", "percent"],
    "procentul nu este între 0 și 100.",
    ({ percent }) => percent >= 0 && percent < 100,
  ),
  checkEach(["BR-45", "vat", "netBani"], "lipsește baza.", ({ netBani }) => Number.isSafeInteger(netBani)),
  checkEach(["BR-46", "vat", "vatBani"], "lipsește TVA-ul.", ({ vatBani }) => Number.isSafeInteger(vatBani)),
  checkEach(
    ["BR-CO-17", "vat", "vatBani"],
    "TVA-ul diferă cu cel puțin un leu de baza înmulțită cu cota.",
    vatIsNear,
  ),
  ...(["S", "Z", "E", "AE", "O"] as const).flatMap((category) => [
    check(
      `BR-${category}-01`,
      "vat",
      `Factura are produse în categoria de TVA ${category}, dar totalurile nu conțin cota acestei categorii.`,
      ({ lines, allowances, vat }) =>
        [...lines, ...allowances]
          .filter((row) => row.category === category)
          .every((row) => vat.some((share) => sameRate(share, row))),
    ),
    checkEach(
      [`BR-${category}-08`, "vat", "netBani"],
      "baza trebuie să fie suma rândurilor cu această cotă, minus reducerile.",
      (share, document) => share.category !== category || share.netBani === baseOf(document, share),
    ),
  ]),
];

const CATEGORY_RULES: readonly Check[] = [
  checkEach(
    ["BR-S-05", "lines", "percent"],
    "cota de TVA standard nu este mai mare ca zero.",
    (line) => line.category !== "S" || line.percent > 0,
  ),
  checkEach(
    ["BR-S-06", "allowances", "percent"],
    "cota de TVA standard nu este mai mare ca zero.",
    (row) => row.category !== "S" || row.percent > 0,
  ),
  checkEach(
    ["BR-S-10", "vat", "exemption"],
    "o cotă cu TVA nu poate avea motiv de scutire.",
    (share) => share.category !== "S" || share.exemption === null,
  ),
  checkEach(
    ["BR-Z-10", "vat", "exemption"],
    "cota zero nu are motiv de scutire.",
    (share) => share.category !== "Z" || share.exemption === null,
  ),
  ...(["Z", "E", "AE", "O"] as const).flatMap((category) => [
    checkEach(
      [`BR-${category}-05`, "lines", "percent"],
      "categoria nu are TVA, deci cota trebuie să fie zero.",
      (line) => line.category !== category || line.percent === 0,
    ),
    checkEach(
      [`BR-${category}-09`, "vat", "vatBani"],
      "categoria nu are TVA, deci TVA-ul trebuie să fie zero.",
      (share) => share.category !== category || share.vatBani === 0,
    ),
  ]),
  ...(["E", "AE", "O"] as const).map((category) =>
    checkEach(
      [`BR-${category}-10`, "vat", "exemption"],
      "lipsește motivul pentru care nu are TVA.",
      (share) => share.category !== category || share.exemption !== null,
    ),
  ),
  check(
    "BR-AE-02",
    "buyer.vatId",
    "La taxare inversă TVA-ul este datorat de cumpărător: factura trebuie să conțină codul lui, cu RO în față.",
    ({ vat, seller, buyer }) =>
      !vat.some(({ category }) => category === "AE") || (seller.vatId !== null && buyer.vatId !== null),
  ),
  check(
    "BR-O-11",
    "vat",
    "Produsele în afara sferei TVA nu pot fi pe aceeași factură cu cele cu TVA. Verifică CUI-ul în Setări, la Datele firmei, și cotele produselor.",
    ({ vat }) => !vat.some(({ category }) => category === "O") || vat.length === 1,
  ),
];

export const SUM_CHECKS: readonly Check[] = [...TIES, ...RATES, ...CATEGORY_RULES];
