import { leiNumber } from "@curat/contract/lei.values";
import { invoiceFilters } from "@curat/contract/staff/invoice-list";
import { type IssuedDocument, issuedAfter } from "../../../money/invoices/index.ts";
import type { SheetCell, SheetColumn, SheetKind } from "./kind.ts";

type Line = IssuedDocument["document"]["lines"][number];
interface InvoiceColumn extends SheetColumn {
  invoice?: (invoice: IssuedDocument) => SheetCell;
  line?: (line: Line) => SheetCell;
  /** Amount for the whole invoice. Exported only in the invoice's first row, so that the column can be summed. */
  sum?: (invoice: IssuedDocument) => number;
}

/** Exports few invoices per batch, because each invoice has several rows. */
const INVOICES_PER_PIECE = 150;

const COLUMNS: readonly InvoiceColumn[] = [
  { key: "series", label: "Seria", isKey: true, invoice: ({ series }) => series },
  { key: "number", label: "Numărul", isKey: true, invoice: ({ number }) => number },
  { key: "kind", label: "Felul", invoice: ({ kind }) => (kind === "storno" ? "storno" : "factură") },
  { key: "storno_of", label: "Stornează factura", invoice: ({ stornoOf }) => stornoOf },
  { key: "issued", label: "Emisă", invoice: ({ issuedOn }) => issuedOn },
  { key: "due", label: "Scadentă", invoice: ({ document }) => document.dueOn },
  { key: "order", label: "Comanda", invoice: ({ document }) => document.orderNumber },
  { key: "buyer", label: "Cumpărător", invoice: ({ document }) => document.buyer.name },
  { key: "cui", label: "CUI", invoice: ({ document }) => document.buyer.cui },
  {
    key: "registry",
    label: "Nr. la Registrul Comerțului",
    invoice: ({ document }) => document.buyer.registry,
  },
  { key: "address", label: "Adresa", invoice: ({ document }) => document.buyer.address.text },
  { key: "email", label: "E-mail", invoice: ({ document }) => document.buyer.email },
  { key: "phone", label: "Telefon", invoice: ({ document }) => document.buyer.phone },
  { key: "payment", label: "Metoda de plată", invoice: ({ document }) => document.payment },
  { key: "spv", label: "Index e-Factura", invoice: ({ spvIndex }) => spvIndex },
  { key: "code", label: "Cod produs", line: ({ code }) => code },
  { key: "name", label: "Produs", line: ({ name }) => name },
  { key: "quantity", label: "Cantitate", line: ({ quantity }) => quantity },
  { key: "unit", label: "U.M.", line: ({ unit }) => unit },
  { key: "price", label: "Preț (lei cu TVA)", line: ({ unitPriceBani }) => leiNumber(unitPriceBani) },
  {
    key: "line_discount",
    label: "Reducere (lei cu TVA)",
    line: ({ discountBani }) => leiNumber(discountBani),
  },
  { key: "line_net", label: "Valoare fără TVA (lei)", line: ({ netBani }) => leiNumber(netBani) },
  { key: "vat", label: "TVA (%)", line: ({ vatPercent }) => vatPercent },
  { key: "vat_category", label: "Categoria TVA", line: ({ vatCategory }) => vatCategory },
  { key: "line_vat", label: "TVA (lei)", line: ({ vatBani }) => leiNumber(vatBani) },
  { key: "total", label: "Total factură (lei cu TVA)", sum: ({ document }) => document.totalBani },
];

/** Invoices and stornos, one row per line. Export only, because issued documents do not change. */
export const INVOICES: SheetKind = {
  name: "invoices",
  title: "facturi",
  columns: COLUMNS,
  async read(db, { filter, after }) {
    const filters = invoiceFilters.safeParse(filter).data ?? {};
    const invoices = await issuedAfter(db, filters, { after: Number(after ?? 0), limit: INVOICES_PER_PIECE });
    return {
      rows: invoices.flatMap((invoice) =>
        invoice.document.lines.map((line, place) =>
          Object.fromEntries(COLUMNS.map((column) => [column.key, cellOf(column, { invoice, line, place })])),
        ),
      ),
      after: invoices.length < INVOICES_PER_PIECE ? null : String(invoices.at(-1)?.id),
    };
  },
};

function cellOf(
  { invoice: ofInvoice, sum, line: ofLine }: InvoiceColumn,
  { invoice, line, place }: { invoice: IssuedDocument; line: Line; place: number },
): SheetCell {
  if (ofLine) return ofLine(line);
  if (sum) return place === 0 ? leiNumber(sum(invoice)) : null;
  return ofInvoice?.(invoice) ?? null;
}
