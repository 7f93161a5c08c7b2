import type { Settings } from "@curat/contract/settings";
import { MAX_STATEMENT_ENTRIES } from "@curat/contract/staff/receivables.values";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Db } from "../../../db/database.ts";
import type { PdfFile } from "../../../http/pdf-answer.ts";
import { invalid } from "../../../http/refusal.ts";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { rightCell, ruledTable } from "../../../pdf/ruled-table.ts";
import { documentAmount } from "../../../text/money.ts";
import { loadLetterheadLogo, loadSettings } from "../../platform/settings/index.ts";
import { type EntryMethod, entryName } from "../../selling/ledger/index.ts";
import type { InterestRate } from "./late-interest.rules.ts";
import { findCompanyName, listLateClaims, loadStatement, type StatementEntry } from "./receivables.store.ts";
import { dottedDay } from "../../../text/time.ts";

const LINE = "#e4e7ec";
const TOO_LONG = "Fișa ar avea prea multe rânduri. Alege o perioadă mai scurtă.";

export interface StatementRequest {
  cui: string;
  from: string;
  to: string;
  now: Date;
  rate: InterestRate | undefined;
}

/** Returns the PDF; undefined for a company without orders. Throws 422 for too many entries. */
export async function statementFile(db: Db, request: StatementRequest): Promise<PdfFile | undefined> {
  const { cui, from, to, now, rate } = request;
  const company = await findCompanyName(db, cui);
  if (company === undefined) return undefined;
  const limit = MAX_STATEMENT_ENTRIES + 1;
  const { openingBani, entries } = await loadStatement(db, { cui, from, to, limit });
  if (entries.length === limit) throw invalid({ to: [TOO_LONG] });
  const { INVOICE: shop } = await loadSettings(db);
  const bytes = await renderPdf({
    title: `Fișa partenerului ${company}`,
    author: shop.company,
    foot: `Fișa partenerului ${company}, CUI ${cui}`,
    issued: now,
    content: [
      await loadLetterheadLogo(db),
      { text: "Fișă de partener", style: "title", margin: [0, 12, 0, 2] },
      { text: `${dottedDay(from)} – ${dottedDay(to)}`, style: "subtitle" },
      partiesOf(shop, { company, cui }),
      entriesTable({ openingBani, entries, to }),
      ...(rate ? await interestTable(db, { cui, rate, today: romanianDay(now) }) : []),
      { text: `Întocmită la ${dottedDay(romanianDay(now))}.`, margin: [0, 10, 0, 0] },
    ],
  });
  return { name: `fisa-${cui}.pdf`, bytes };
}

/** Returns the late interest of the overdue invoices; empty if none is overdue. */
async function interestTable(
  db: Db,
  { cui, rate, today }: { cui: string; rate: InterestRate; today: string },
): Promise<PdfContent[]> {
  const claims = await listLateClaims(db, { cui, rate, today, limit: MAX_CLAIMS });
  if (claims.length === 0) return [];
  const total = documentAmount(claims.reduce((sum, { interestBani }) => sum + interestBani, 0));
  const columns = [
    { head: "Factura", width: "*" },
    { head: "Scadența", width: 70 },
    { head: "Zile de întârziere", width: 80, isNumber: true },
    { head: "De încasat", width: 80, isNumber: true },
    { head: "Dobânda", width: 80, isNumber: true },
  ] as const;
  const title = `Dobânzi de întârziere calculate la ${dottedDay(today)}, neincluse în sold`;
  return [
    { text: title, bold: true, margin: [0, 12, 0, 4] },
    ruledTable(columns, [
      ...claims.map(({ invoice, dueOn, daysLate, openBani, interestBani }) => [
        invoice,
        dottedDay(dueOn),
        rightCell(String(daysLate)),
        rightCell(documentAmount(openBani)),
        rightCell(documentAmount(interestBani)),
      ]),
      [{ text: "Total, lei", bold: true }, "", "", "", { text: total, bold: true, alignment: "right" }],
    ]),
  ];
}

const MAX_CLAIMS = 1_000;

function partiesOf(
  shop: Settings["INVOICE"],
  { company, cui }: { company: string; cui: string },
): PdfContent {
  const own = [shop.company, shop.cui && `CUI ${shop.cui}`, shop.registry].filter(Boolean).join(", ");
  return {
    columns: [
      { stack: [{ text: "Furnizor", style: "small" }, { text: own }] },
      { stack: [{ text: "Client", style: "small" }, { text: `${company}, CUI ${cui}` }] },
    ],
    columnGap: 24,
    margin: [0, 0, 0, 10],
  };
}

function entriesTable({
  openingBani,
  entries,
  to,
}: {
  openingBani: number;
  entries: readonly StatementEntry[];
  to: string;
}): PdfContent {
  const bold = (text: string, more: object = {}): PdfContent => ({ text, bold: true, ...more });
  let [balanceBani, debitBani, creditBani] = [openingBani, 0, 0];
  const rows = entries.map(({ at, orderNumber, invoice, cause, method, document, amountBani }) => {
    balanceBani += amountBani;
    debitBani += Math.max(0, amountBani);
    creditBani += Math.max(0, -amountBani);
    return [
      dottedDay(romanianDay(at)),
      // Check constraints allow only these methods.
      entryName({ cause, method: method as EntryMethod | null }),
      [`Comanda ${orderNumber}`, invoice && `factura ${invoice}`, document].filter(Boolean).join(", "),
      rightCell(amountBani > 0 ? documentAmount(amountBani) : ""),
      rightCell(amountBani < 0 ? documentAmount(-amountBani) : ""),
      rightCell(documentAmount(balanceBani)),
    ];
  });
  const heads = ["Data", "Operațiunea", "Documentul", "Debit", "Credit", "Sold"];
  return {
    table: {
      headerRows: 1,
      widths: [56, 110, "*", 62, 62, 66],
      body: [
        heads.map((text, index) => bold(text, { alignment: index > 2 ? "right" : "left" })),
        ["", "Sold inițial", "", "", "", rightCell(documentAmount(openingBani))],
        ...rows,
        [
          bold(`Sold la ${dottedDay(to)}, lei`, { colSpan: 3 }),
          "",
          "",
          bold(documentAmount(debitBani), { alignment: "right" }),
          bold(documentAmount(creditBani), { alignment: "right" }),
          bold(documentAmount(balanceBani), { alignment: "right" }),
        ],
      ] as PdfContent[][],
    },
    layout: { hLineColor: () => LINE, vLineColor: () => LINE },
    fontSize: 8.5,
  };
}
