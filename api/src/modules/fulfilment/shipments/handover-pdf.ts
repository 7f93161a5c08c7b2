import { isOwnVan } from "@curat/contract/own-deliveries.values";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import type { PdfFile } from "../../../http/pdf-answer.ts";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { rightCell, ruledTable } from "../../../pdf/ruled-table.ts";
import { foldText } from "../../../text/fold.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { dottedDay } from "../../../text/time.ts";
import { loadLetterheadLogo, loadSettings } from "../../platform/settings/index.ts";
import { type HandoverParcel, listHandover } from "./handover.store.ts";

/** Returns the handover list of a courier's parcels for the day, which both sides sign. */
export async function handoverFile(
  { db, now }: ApiContext,
  { courier, name }: { courier: string; name: string },
  day: string = romanianDay(now()),
): Promise<PdfFile> {
  const parcels = await listHandover(db, courier, { day, isToday: day === romanianDay(now()) });
  const { INVOICE: shop } = await loadSettings(db);
  const title = `Borderou de predare: ${name}`;
  const bytes = await renderPdf({
    title,
    author: shop.company,
    foot: [shop.company, shop.cui && `CUI ${shop.cui}`].filter(Boolean).join(" · "),
    issued: now(),
    content: [
      await loadLetterheadLogo(db),
      { text: title, style: "title", margin: [0, 12, 0, 2] },
      { text: `din ${dottedDay(day)}`, style: "subtitle" },
      parcels.length === 0 ? { text: "Nu este niciun colet în această zi." } : tableOf(parcels),
      { text: totalOf(parcels), bold: true, margin: [0, 10, 0, 0] },
      signatures(isOwnVan(courier) ? "Preluat de șofer" : "Preluat de curier"),
    ],
  });
  return { name: `predare-${foldText(name).replaceAll(" ", "-")}-${day}.pdf`, bytes };
}

function tableOf(parcels: readonly HandoverParcel[]): PdfContent {
  return ruledTable(
    [
      { head: "Nr.", width: 26 },
      { head: "AWB", width: 130 },
      { head: "Comanda", width: 80 },
      { head: "Destinatar", width: "*" },
      { head: "Ramburs", width: 70, isNumber: true },
    ],
    parcels.map(({ awb, number, part, buyerName, cashBani }, index): PdfContent[] => [
      `${index + 1}`,
      awb || "–",
      part > 0 ? `${number}, coletul ${part}` : `${number}`,
      buyerName,
      rightCell(cashBani > 0 ? formatOfficeLei(cashBani) : "–"),
    ]),
  );
}

function totalOf(parcels: readonly HandoverParcel[]): string {
  const cashBani = parcels.reduce((sum, parcel) => sum + parcel.cashBani, 0);
  return `Colete: ${parcels.length}. Ramburs de încasat: ${formatOfficeLei(cashBani)}.`;
}

function signatures(taker: string): PdfContent {
  const place = (label: string): PdfContent => ({
    stack: [
      { text: label, style: "small" },
      { text: "Numele și semnătura ................", margin: [0, 8, 0, 0] },
    ],
  });
  return { columns: [place("Predat de"), place(taker)], columnGap: 24, margin: [0, 22, 0, 0] };
}
