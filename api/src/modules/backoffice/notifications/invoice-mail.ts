import { formatLei } from "../../../text/money.ts";
import type { Invoice } from "../../money/invoices/index.ts";
import type { Mail } from "./mail.ts";
import { section } from "./letter.ts";
import { type OrderFacts, orderMail } from "./order-mail-parts.ts";

const WORDS = {
  invoice: { title: "Factura pentru comanda", paper: "Factura", total: "Total" },
  storno: { title: "Factura storno pentru comanda", paper: "Factura storno", total: "Total stornat" },
} as const;

/** Returns the email for an order's invoice or storno. The caller attaches the PDF. */
export function invoiceMail(
  facts: OrderFacts,
  {
    series,
    number,
    kind,
    document,
  }: Pick<Invoice, "series" | "number" | "kind"> & {
    document: Pick<Invoice["document"], "totalBani">;
  },
): Mail {
  const { title, paper, total } = WORDS[kind];
  return {
    ...orderMail(facts, {
      key: kind,
      amountBani: document.totalBani,
      title: `${title} ${facts.order.number}`,
      intro: `${paper} seria ${series} nr. ${number} este atașată acestui mesaj.`,
      parts: [section(total, [formatLei(document.totalBani)])],
    }),
    // The id contains the invoice number, so that a corrected invoice is sent as a separate email.
    id: `invoice-${series}-${number}`,
  };
}
