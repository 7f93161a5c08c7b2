import type { Settings } from "@curat/contract/settings";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import type { Db } from "../../../../db/database.ts";
import type { PdfFile } from "../../../../http/pdf-answer.ts";
import { type PdfContent, renderPdf } from "../../../../pdf/render-pdf.ts";
import { rightCell, ruledTable, type TableColumn } from "../../../../pdf/ruled-table.ts";
import { dottedDay } from "../../../../text/time.ts";
import { loadLetterheadLogo, loadSettings } from "../../../platform/settings/index.ts";
import { stateOf, transferName } from "./transfers.rules.ts";
import { findTransfer, loadTransferLines, type Transfer, type TransferLine } from "./transfers.store.ts";

/** Returns a transfer's delivery slip as a PDF; undefined for an unknown id. */
export async function slipFile(db: Db, id: number): Promise<PdfFile | undefined> {
  const transfer = await findTransfer(db, id);
  if (!transfer) return undefined;
  const lines = await loadTransferLines(db, id);
  const { INVOICE: shop } = await loadSettings(db);
  const { number, year, sentAt, createdAt, undoneAt, undoReason, note } = transfer;
  const isSent = number !== null && year !== null;
  const title = isSent ? transferName({ number, year }) : "Transfer (ciornă)";
  const bytes = await renderPdf({
    title,
    author: shop.company,
    foot: [shop.company, shop.cui && `CUI ${shop.cui}`, shop.registry].filter(Boolean).join(" · "),
    issued: sentAt ?? createdAt,
    content: [
      await loadLetterheadLogo(db),
      { text: "Aviz de însoțire a mărfii", style: "title", margin: [0, 12, 0, 2] },
      { text: `${title}${sentAt ? `, din ${dottedDay(romanianDay(sentAt))}` : ""}`, style: "subtitle" },
      { text: "Nu se facturează: transfer între gestiuni ale aceleiași firme.", margin: [0, 0, 0, 6] },
      ...(undoneAt
        ? [{ text: `ANULAT: ${undoReason}`, bold: true, margin: [0, 0, 0, 6] } as PdfContent]
        : []),
      ends(transfer, shop),
      linesTable(lines, { isReceived: stateOf(transfer) === "received" }),
      { text: totalOf(lines), bold: true, margin: [0, 10, 0, 0] },
      ...(note === "" ? [] : [{ text: note, margin: [0, 8, 0, 0] } as PdfContent]),
      ...(transfer.differenceReason === ""
        ? []
        : [{ text: `Bucăți lipsă: ${transfer.differenceReason}`, margin: [0, 8, 0, 0] } as PdfContent]),
      signatures(transfer),
    ],
  });
  return { name: isSent ? `aviz-transfer-${number}-${year}.pdf` : `aviz-transfer-ciorna-${id}.pdf`, bytes };
}

function ends({ fromName, fromAddress, toName, toAddress }: Transfer, shop: Settings["INVOICE"]): PdfContent {
  // Without an address, as for the warehouse, the company's address is printed.
  const place = (label: string, name: string, address: string): PdfContent => ({
    stack: [
      { text: label, style: "small" },
      { text: name, bold: true, fontSize: 11 },
      { text: address || shop.address || " " },
    ],
  });
  return {
    columns: [place("De la", fromName, fromAddress), place("La", toName, toAddress)],
    columnGap: 24,
    margin: [0, 4, 0, 12],
  };
}

function linesTable(lines: readonly TransferLine[], { isReceived }: { isReceived: boolean }): PdfContent {
  const columns: TableColumn[] = [
    { head: "Nr.", width: 22 },
    { head: "Denumirea", width: "*" },
    { head: "UM", width: 40 },
    { head: "Trimise", width: 50, isNumber: true },
    { head: "Primite", width: 50, isNumber: true },
  ];
  return ruledTable(
    columns,
    lines.map((line, index): PdfContent[] => [
      `${index + 1}`,
      { stack: [line.name, { text: line.code, style: "small" }] },
      line.unit,
      rightCell(`${line.pieces}`),
      rightCell(isReceived ? `${line.received ?? ""}` : " "),
    ]),
  );
}

function totalOf(lines: readonly TransferLine[]): string {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  return `Produse: ${lines.length}. Bucăți trimise: ${pieces}.`;
}

function signatures({ sentBy, receivedBy }: Transfer): PdfContent {
  const place = (label: string, name: string | null): PdfContent => ({
    stack: [
      { text: label, style: "small" },
      { text: name ?? " " },
      { text: "Semnătura ................", margin: [0, 8, 0, 0] },
    ],
  });
  return {
    columns: [
      place("Predat de", sentBy),
      place("Delegat, mijloc de transport", null),
      place("Primit de", receivedBy),
    ],
    columnGap: 24,
    margin: [0, 22, 0, 0],
  };
}
