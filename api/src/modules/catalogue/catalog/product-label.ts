import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { doseText } from "@curat/contract/dose-text.values";
import { BUCKET_LITRES } from "@curat/contract/dose.values";
import type { PdfFile } from "../../../http/pdf-answer.ts";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import type { ProductView } from "./catalog.service.ts";
import { toWireDilution } from "./dose.rules.ts";
import { economicOperatorsOfRow } from "./legal.wire.ts";

const { resolve } = createRequire(import.meta.url);
/** Common bottle sizes in millilitres. */
const BOTTLES = [500, 750];
const PICTOGRAM_POINTS = 46;
const LINES = {
  hLineWidth: () => 0.75,
  vLineWidth: () => 0.75,
  hLineColor: () => "#868d9b",
  vLineColor: () => "#868d9b",
};
const MAX_STATEMENTS = 8;

/** Renders an A6 label to cut out or print on label paper. Its hazards are those of the undiluted product. */
export async function productLabel({ row }: Pick<ProductView, "row">, now: Date): Promise<PdfFile> {
  const pictograms = await Promise.all((row.safety?.pictograms ?? []).map(pictogramOf));
  const bytes = await renderPdf({
    title: `Etichetă: ${row.name}`,
    author: row.brand,
    foot: row.name,
    issued: now,
    size: "A6",
    content: labelContent({ row }, pictograms),
  });
  return { name: `eticheta-${row.code}.pdf`, bytes };
}

function labelContent({ row }: Pick<ProductView, "row">, pictograms: readonly string[]): PdfContent[] {
  const { safety, dilution } = row;
  const statements = safety?.statements ?? [];
  const { manufacturer } = economicOperatorsOfRow(row);
  const maker = [manufacturer.name, manufacturer.address].filter(Boolean).join(", ");
  return [
    { text: row.brand, style: "subtitle", margin: [0, 0, 0, 0] },
    { text: row.name, bold: true, fontSize: 15, lineHeight: 1.1 },
    ...doseLines(dilution),
    ...(safety ? [dangers(pictograms, safety.signalWord)] : []),
    ...statements.slice(0, MAX_STATEMENTS).map((text) => ({ text, fontSize: 6.5, lineHeight: 1.15 })),
    ...(statements.length > MAX_STATEMENTS
      ? [{ text: "Celelalte fraze se găsesc pe ambalaj.", fontSize: 6.5 }]
      : []),
    ...(safety && statements.length > 0 && dilution
      ? [{ text: "Indicațiile se referă la produsul nediluat.", style: "small", fontSize: 7 }]
      : []),
    written(["Preparat la", "Preparat de"]),
    ...(maker ? [{ text: `Producător: ${maker}`, style: "small", fontSize: 6.5 }] : []),
  ];
}

function dangers(pictograms: readonly string[], signalWord: string | null): PdfContent {
  return {
    columns: [
      ...pictograms.map((svg) => ({ svg, width: PICTOGRAM_POINTS })),
      {
        text: (signalWord ?? "").toUpperCase(),
        bold: true,
        fontSize: 15,
        margin: [0, 14, 0, 0] as [number, number, number, number],
      },
    ],
    columnGap: 6,
    margin: [0, 6, 0, 3],
  };
}

function written(labels: readonly string[]): PdfContent {
  return {
    table: {
      widths: labels.map(() => "*"),
      heights: 26,
      body: [labels.map((text) => ({ text, fontSize: 6.5, color: "#5b616e" }))],
    },
    layout: LINES,
    margin: [0, 6, 0, 4],
  };
}

/** Returns the dose for each bottle size and for a bucket, in large print for use while measuring. */
function doseLines(dilution: ProductView["row"]["dilution"]): PdfContent[] {
  if (!dilution) return [{ text: "Se folosește nediluat.", bold: true, fontSize: 11, margin: [0, 4, 0, 0] }];
  const dose = toWireDilution(dilution);
  const amounts = [...BOTTLES, BUCKET_LITRES * 1000].map((ml) => {
    const [from, to] = [dose.ml_from, dose.ml_to].map((part) =>
      reported((part * ml) / (dose.water_l * 1000)),
    );
    return {
      water: ml < 1000 ? `${ml} ml de apă` : `${ml / 1000} l de apă`,
      ml: from === to ? from : `${from} – ${to}`,
    };
  });
  return [
    { text: `Diluție: ${doseText(dose)}`, bold: true, fontSize: 10, margin: [0, 4, 0, 4] },
    {
      table: {
        widths: amounts.map(() => "*"),
        body: [
          amounts.map(({ water }) => ({ text: water, fontSize: 7.5, alignment: "center" as const })),
          amounts.map(({ ml }) => ({
            text: `${ml} ml`,
            bold: true,
            fontSize: 12,
            alignment: "center" as const,
          })),
        ],
      },
      layout: LINES,
    },
  ];
}

/** Formats millilitres with at most one decimal, because caps cannot measure smaller amounts. */
function reported(ml: number): string {
  return String(Math.round(ml * 10) / 10).replace(".", ",");
}

function pictogramOf(code: string): Promise<string> {
  return readFile(resolve(`@curat/contract/pictograms/${code.toLowerCase()}.svg`), "utf8");
}
