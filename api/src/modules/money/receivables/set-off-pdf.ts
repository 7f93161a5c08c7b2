/** Renders the report of a set-off, "Proces-verbal de compensare". (Codul civil, art. 1616-1617) */
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Db } from "../../../db/database.ts";
import type { PdfFile } from "../../../http/pdf-answer.ts";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { rightCell, ruledTable } from "../../../pdf/ruled-table.ts";
import { documentAmount } from "../../../text/money.ts";
import { dottedDay } from "../../../text/time.ts";
import { loadLetterheadLogo, loadSettings } from "../../platform/settings/index.ts";
import { findCompanyName } from "./receivables.store.ts";
import { setOffName } from "./set-offs.service.ts";
import { listSetOffs } from "./set-offs.store.ts";

/** Returns the PDF; undefined for an unknown set-off. */
export async function setOffFile(db: Db, cui: string, id: number): Promise<PdfFile | undefined> {
  const [made] = await listSetOffs(db, cui, id);
  if (!made) return undefined;
  const company = (await findCompanyName(db, cui)) ?? "";
  const { INVOICE: shop } = await loadSettings(db);
  const own = [shop.company, shop.cui && `CUI ${shop.cui}`, shop.registry].filter(Boolean).join(", ");
  const other = `${company}, CUI ${cui}`;
  const name = setOffName(made);
  const total = documentAmount(made.parts.reduce((sum, { amountBani }) => sum + amountBani, 0));
  const bytes = await renderPdf({
    title: `Proces-verbal de compensare ${name}`,
    author: shop.company,
    foot: `Proces-verbal de compensare ${name} (Codul civil, art. 1616 și 1617)`,
    issued: made.at,
    content: [
      await loadLetterheadLogo(db),
      { text: "Proces-verbal de compensare", style: "title", margin: [0, 12, 0, 2] },
      { text: `${name} din ${dottedDay(made.signedOn)}`, style: "subtitle" },
      ...(made.undoReason === null
        ? []
        : [{ text: `ANULAT: ${made.undoReason}`, bold: true, margin: [0, 0, 0, 6] } as PdfContent]),
      { text: `Încheiat între ${own} și ${other}. Părțile își sting reciproc datoriile de mai jos.` },
      { text: `Facturile emise de ${shop.company}`, style: "small", margin: [0, 10, 0, 2] },
      ruledTable(
        [
          { head: "Factura", width: "*" },
          { head: "Data", width: 80 },
          { head: "Suma compensată, lei", width: 120, isNumber: true },
        ],
        [
          ...made.parts.map(({ invoice, issuedOn, amountBani }) => [
            invoice,
            dottedDay(issuedOn),
            rightCell(documentAmount(amountBani)),
          ]),
          [{ text: "Total", bold: true }, "", { text: total, bold: true, alignment: "right" }],
        ],
      ),
      { text: `Facturile emise de ${company}`, style: "small", margin: [0, 10, 0, 2] },
      { text: made.supplierDocuments },
      { text: `Din aceste facturi se compensează ${total} lei.`, margin: [0, 4, 0, 0] },
      { columns: [signature(own), signature(other)], columnGap: 24, margin: [0, 24, 0, 0] },
      { text: `Întocmit la ${dottedDay(romanianDay(made.at))}.`, margin: [0, 12, 0, 0] },
    ],
  });
  return { name: `compensare-${made.number}-${made.year}.pdf`, bytes };
}

function signature(party: string): PdfContent {
  return { stack: [{ text: party }, { text: "Semnătura ................", margin: [0, 10, 0, 0] }] };
}
