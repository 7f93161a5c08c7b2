/** The label of a bottle that a product is filled into: what is in it, how it was diluted, what to beware of, since when. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { doseText } from "@curat/contract/dose-text.values";
import { BUCKET_LITRES } from "@curat/contract/dose.values";
import type { PdfFile } from "../../http/pdf-answer.ts";
import { type PdfContent, renderPdf } from "../../pdf/render-pdf.ts";
import type { ProductView } from "./catalog.service.ts";
import { toWireDilution } from "./dose.rules.ts";

const { resolve } = createRequire(import.meta.url);
/** Bottles that are usual, in millilitres. */
const BOTTLES = [500, 750];
const PICTOGRAM_POINTS = 46;
/** What fits the sheet beside the rest. */
const MOST_STATEMENTS = 8;

/** A6, to be cut out or printed on a label; hazards are those of the product as it is sold. */
export async function productLabel({ row }: Pick<ProductView, "row">, now: Date): Promise<PdfFile> {
  const pictograms = await Promise.all((row.safety?.pictograms ?? []).map(pictogramOf));
  const bytes = await renderPdf({
    title: `Etichetă: ${row.name}`,
    author: row.brand,
    foot: [row.manufacturer_name, row.manufacturer_address].filter(Boolean).join(", "),
    issued: now,
    size: "A6",
    content: labelContent({ row }, pictograms),
  });
  return { name: `eticheta-${row.code}.pdf`, bytes };
}

/** The parts of the label from top to bottom. `pictograms` are drawings as SVG. */
function labelContent({ row }: Pick<ProductView, "row">, pictograms: readonly string[]): PdfContent[] {
  const { safety, dilution } = row;
  const statements = safety?.statements ?? [];
  return [
    { text: row.brand, style: "subtitle", margin: [0, 0, 0, 0] },
    { text: row.name, style: "title", fontSize: 15 },
    ...doseLines(dilution),
    ...(pictograms.length > 0
      ? [
          {
            columns: pictograms.map((svg) => ({ svg, width: PICTOGRAM_POINTS })),
            columnGap: 6,
            margin: [0, 8, 0, 2] as [number, number, number, number],
          },
        ]
      : []),
    ...(safety?.signalWord ? [{ text: safety.signalWord.toUpperCase(), bold: true, fontSize: 13 }] : []),
    ...statements.slice(0, MOST_STATEMENTS).map((text) => ({ text, fontSize: 7 })),
    ...(statements.length > MOST_STATEMENTS
      ? [{ text: "Celelalte fraze sunt pe ambalaj.", fontSize: 7 }]
      : []),
    ...(safety && statements.length > 0 && dilution
      ? [{ text: "Indicațiile sunt ale produsului nediluat.", style: "small" }]
      : []),
    { text: "Preparat la: ____ / ____ / ________", margin: [0, 12, 0, 6] },
    { text: "Preparat de: ______________________" },
  ];
}

function doseLines(dilution: ProductView["row"]["dilution"]): PdfContent[] {
  if (!dilution) return [{ text: "Se folosește nediluat.", bold: true }];
  const dose = toWireDilution(dilution);
  const bottles = BOTTLES.map((ml) => {
    const [from, to] = [dose.ml_from, dose.ml_to].map((part) => told((part * ml) / (dose.water_l * 1000)));
    return `${ml} ml de apă: ${from === to ? from : `${from} – ${to}`} ml`;
  });
  const bucket = [dose.ml_from, dose.ml_to].map((part) => told((part * BUCKET_LITRES) / dose.water_l));
  const inBucket = bucket[0] === bucket[1] ? bucket[0] : bucket.join(" – ");
  return [
    { text: `Diluție: ${doseText(dose)}`, bold: true, fontSize: 11 },
    { text: [...bottles, `${BUCKET_LITRES} l de apă: ${inBucket} ml`].join("\n"), margin: [0, 2, 0, 0] },
  ];
}

/** To a tenth of a millilitre: no cap measures finer. */
function told(ml: number): string {
  return String(Math.round(ml * 10) / 10).replace(".", ",");
}

function pictogramOf(code: string): Promise<string> {
  return readFile(resolve(`@curat/contract/pictograms/${code.toLowerCase()}.svg`), "utf8");
}
