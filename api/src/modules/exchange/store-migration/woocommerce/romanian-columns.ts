/** WooCommerce exports column names in the user's language. */
import { foldText } from "../../../../text/fold.ts";
import { renamedColumns, type Table } from "../files/csv.ts";

/** Translations have changed over the years, so several are accepted. */
const ROMANIAN: Record<string, readonly string[]> = {
  Type: ["tip"],
  "GTIN, UPC, EAN, or ISBN": ["gtin upc ean sau isbn"],
  Name: ["nume", "denumire"],
  Published: ["publicat"],
  "Is featured?": ["este recomandat", "este reprezentativ", "este promovat"],
  "Visibility in catalog": ["vizibilitate in catalog", "vizibilitatea in catalog"],
  "Short description": ["descriere scurta"],
  Description: ["descriere"],
  "Date sale price starts": ["data de inceput a pretului redus", "data la care incepe pretul redus"],
  "Date sale price ends": ["data de sfarsit a pretului redus", "data la care se termina pretul redus"],
  "Tax status": ["stare taxa", "stare taxare", "starea taxei"],
  "Tax class": ["clasa taxa", "clasa de taxe", "clasa de taxare", "clasa taxei"],
  "In stock?": ["in stoc"],
  Stock: ["stoc"],
  "Low stock amount": ["cantitate stoc redus", "prag stoc redus", "cantitate stoc scazut"],
  "Backorders allowed?": ["precomenzi permise", "comenzi in asteptare permise"],
  "Sold individually?": ["vandut individual", "se vinde individual"],
  "Allow customer reviews?": ["permite recenzii de la clienti", "permiti recenzii de la clienti"],
  "Purchase note": ["nota de cumparare", "nota la cumparare"],
  "Sale price": ["pret redus", "pret promotional", "pret de vanzare"],
  "Regular price": ["pret normal", "pret obisnuit", "pret regulat"],
  Categories: ["categorii"],
  Tags: ["etichete"],
  "Shipping class": ["clasa de livrare", "clasa livrare", "clasa de transport"],
  Images: ["imagini"],
  "Download limit": ["limita descarcari", "limita de descarcare"],
  "Download expiry days": ["zile expirare descarcare", "zile pana la expirarea descarcarii"],
  Parent: ["parinte"],
  "Grouped products": ["produse grupate"],
  Upsells: ["vanzari suplimentare", "upsells"],
  "Cross-sells": ["vanzari incrucisate"],
  "External URL": ["url extern"],
  "Button text": ["text buton", "textul butonului"],
  Position: ["pozitie"],
  Brands: ["marci", "branduri"],
};
const ENGLISH = new Map(
  Object.entries(ROMANIAN).flatMap(([english, names]) => names.map((name) => [name, english] as const)),
);

const MEASURES: Record<string, string> = {
  greutate: "Weight",
  lungime: "Length",
  latime: "Width",
  inaltime: "Height",
};
const ATTRIBUTE: readonly (readonly [RegExp, (place: string) => string])[] = [
  [/^(?:nume(?:le)? atribut(?:ului)?|atribut(?:ul)?) (\d+)(?: nume)?$/, (place) => `Attribute ${place} name`],
  [
    /^(?:valo(?:are|area|ri|rile)(?: \w+)? atribut(?:ului)?|atribut(?:ul)?) (\d+)(?: valo(?:are|ri)(?: \w+)*)?$/,
    (place) => `Attribute ${place} value(s)`,
  ],
  [
    /^(?:vizibilitate(?:a)? atribut(?:ului)?|atribut(?:ul)?) (\d+)(?: vizibil)?$/,
    (place) => `Attribute ${place} visible`,
  ],
  [/^atribut(?:ul)?(?: global)? (\d+)(?: global)?$/, (place) => `Attribute ${place} global`],
];

/** Translates Romanian column names to English. Other names stay unchanged. */
export function inEnglish(table: Table): Table {
  return renamedColumns(table, englishOf);
}

function englishOf(column: string): string | undefined {
  const [, what = "", unit] = /^(\S+) \((\w+)\)$/.exec(column.trim()) ?? [];
  const measure = MEASURES[foldText(what)];
  if (measure !== undefined && unit !== undefined) return `${measure} (${unit})`;
  const folded = foldText(column);
  for (const [pattern, name] of ATTRIBUTE) {
    const place = pattern.exec(folded)?.[1];
    if (place !== undefined) return name(place);
  }
  return ENGLISH.get(folded);
}
