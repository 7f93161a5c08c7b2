/** Renders the report of a stock count, the "Proces-verbal de inventariere". (OMFP 2861/2009) */
import type { Settings } from "@curat/contract/settings";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Db } from "../../../db/database.ts";
import type { PdfFile } from "../../../http/pdf-answer.ts";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { rightCell, ruledTable, type TableColumn } from "../../../pdf/ruled-table.ts";
import { documentAmount } from "../../../text/money.ts";
import { loadLetterheadLogo, loadSettings } from "../../platform/settings/index.ts";
import { countName, differenceOf } from "./counts.rules.ts";
import { loadLines, type StoredLine } from "./counted-lines.store.ts";
import { type Count, type CountSums, findCount, sumsOf } from "./counts.store.ts";
import { NOTHING, valuesOf } from "./counts.wire.ts";
import { subjectOf } from "./drafts.service.ts";
import { dottedDay } from "../../../text/time.ts";

/** For a longer count, only the differences are printed. */
const MAX_PRINTED = 5_000;

interface PrintedLine extends StoredLine {
  difference: number;
  printedBani: number | null;
  costBani: number | null;
}

/** Returns the stock count report as a PDF; undefined for an unknown id. Values are omitted without `seesCosts`. */
export async function countFile(
  db: Db,
  id: number,
  { seesCosts }: { seesCosts: boolean },
): Promise<PdfFile | undefined> {
  const count = await findCount(db, id);
  if (!count) return undefined;
  const sums = (await sumsOf(db, [id])).get(id) ?? NOTHING;
  const show = sums.counted > MAX_PRINTED ? "different" : "counted";
  const { rows } = await loadLines(db, id, { show, paging: { page: 1, perPage: MAX_PRINTED } });
  const values = await valuesOf(db, count, rows);
  const lines = rows.map((line): PrintedLine => ({
    ...line,
    difference: differenceOf(line),
    printedBani: seesCosts ? (values.get(line.id)?.valueBani ?? null) : null,
    costBani: seesCosts ? (values.get(line.id)?.unitBani ?? null) : null,
  }));
  const { INVOICE: shop } = await loadSettings(db);
  const { number, year } = count;
  const title = number === null || year === null ? "Inventar (ciornă)" : countName({ number, year });
  const bytes = await renderPdf({
    title,
    author: shop.company,
    foot: "Proces-verbal de inventariere (OMFP 2861/2009)",
    issued: count.postedAt ?? count.createdAt,
    content: [
      await loadLetterheadLogo(db),
      { text: "Proces-verbal de inventariere", style: "title", margin: [0, 12, 0, 2] },
      { text: `${title}. ${subjectOf(count)}`, style: "subtitle" },
      ...(count.undoneAt
        ? [{ text: `ANULAT: ${count.undoReason}`, bold: true, margin: [0, 0, 0, 6] } as PdfContent]
        : []),
      head(count, shop),
      linesTable(lines, { seesCosts }),
      results(sums, { lines, seesCosts }),
      { text: "Concluziile și propunerile comisiei", style: "small", margin: [0, 10, 0, 0] },
      { text: count.note || " " },
      signatures(count),
    ],
  });
  return { name: number === null ? `inventar-${id}.pdf` : `inventar-${number}-${year}.pdf`, bytes };
}

function head(count: Count, shop: Settings["INVOICE"]): PdfContent {
  const unit = [shop.company, shop.cui && `CUI ${shop.cui}`, shop.registry].filter(Boolean).join(", ");
  const ended = count.postedAt ? dottedDay(romanianDay(count.postedAt)) : "–";
  const fact = (label: string, text: string): PdfContent => ({
    stack: [{ text: label, style: "small" }, { text: text || "–" }],
    margin: [0, 0, 0, 4],
  });
  return {
    columns: [
      {
        stack: [
          fact("Unitatea", unit),
          fact("Locul inventarierii", count.place),
          fact("Gestionar", count.keeper),
        ],
      },
      {
        stack: [
          fact("Începută la, terminată la", `${dottedDay(romanianDay(count.createdAt))}, ${ended}`),
          fact("Comisia", count.commission),
          fact("Decizia de numire", count.decision),
        ],
      },
    ],
    columnGap: 24,
    margin: [0, 0, 0, 8],
  };
}

function linesTable(lines: readonly PrintedLine[], { seesCosts }: { seesCosts: boolean }): PdfContent {
  const columns: TableColumn[] = [
    { head: "Nr.", width: 18 },
    { head: "Denumirea", width: "*" },
    { head: "UM", width: 30 },
    ...(seesCosts ? [{ head: "Cost unitar", width: 40, isNumber: true }] : []),
    ...["Scriptic", "Faptic", "Plus", "Minus"].map((head) => ({ head, width: 32, isNumber: true })),
    ...(seesCosts ? [{ head: "Valoarea diferenței", width: 50, isNumber: true }] : []),
  ];
  return ruledTable(
    columns,
    lines.map((line, index): PdfContent[] => [
      `${index + 1}`,
      { stack: [line.name, { text: line.code, style: "small" }] },
      line.unit,
      ...(seesCosts ? [rightCell(line.costBani === null ? "–" : documentAmount(line.costBani))] : []),
      rightCell(`${line.expected ?? ""}`),
      rightCell(`${line.counted ?? ""}`),
      rightCell(line.difference > 0 ? `${line.difference}` : ""),
      rightCell(line.difference < 0 ? `${-line.difference}` : ""),
      ...(seesCosts ? [rightCell(valueText(line))] : []),
    ]),
  );
}

function valueText({ difference, printedBani }: PrintedLine): string {
  if (difference === 0) return "";
  return printedBani === null ? "necunoscută" : documentAmount(printedBani);
}

function results(
  sums: CountSums,
  { lines, seesCosts }: { lines: readonly PrintedLine[]; seesCosts: boolean },
): PdfContent {
  const hasAll = lines.filter(({ difference }) => difference !== 0).length === sums.different;
  const valueOf = (sign: 1 | -1) =>
    lines.reduce((sum, line) => sum + (line.difference * sign > 0 ? Math.abs(line.printedBani ?? 0) : 0), 0);
  const side = (label: string, pieces: number, sign: 1 | -1) =>
    `${label}: ${pieces} buc.${seesCosts && hasAll ? `, ${documentAmount(valueOf(sign))} lei fără TVA` : ""}`;
  const [uncounted, unlisted] = [sums.lines - sums.counted, sums.counted - lines.length];
  const total = (piecesOf: (line: PrintedLine) => number | null) =>
    documentAmount(
      lines.reduce((sum, line) => sum + Math.round((line.costBani ?? 0) * (piecesOf(line) ?? 0)), 0),
    );
  const hasCosts = seesCosts && unlisted === 0 && lines.every(({ costBani }) => costBani !== null);
  const texts = [
    `Produse numărate: ${sums.counted}. ${side("Plusuri", sums.surplus, 1)}. ${side("Minusuri", sums.missing, -1)}.`,
    hasCosts &&
      `Valoare scriptică: ${total(({ expected }) => expected)} lei; valoare faptică: ${total(({ counted }) => counted)} lei, fără TVA.`,
    uncounted > 0 && `Produse nenumărate, cu stoc neschimbat: ${uncounted}.`,
    unlisted > 0 && `Produse numărate care nu apar în tabel: ${unlisted}.`,
  ];
  return { text: texts.filter(Boolean).join(" "), bold: true, margin: [0, 10, 0, 0] };
}

function signatures({ commission, keeper }: Count): PdfContent {
  const place = (label: string, name: string): PdfContent => ({
    stack: [
      { text: label, style: "small" },
      { text: name || " " },
      { text: "Semnătura ................", margin: [0, 8, 0, 0] },
    ],
  });
  return {
    columns: [
      place("Comisia de inventariere", commission),
      place("Gestionar", keeper),
      place("Contabilitate", ""),
    ],
    columnGap: 24,
    margin: [0, 18, 0, 0],
  };
}
