import type { Invoice } from "../invoices/index.ts";
import type { Mail } from "./mail.ts";
import { type OrderFacts, orderMail, totalsPart } from "./order-mail-parts.ts";

/** The invoice of an order, which goes with the mail. Pure: facts in, mail out. */
export function invoiceMail(facts: OrderFacts, { series, number }: Invoice): Mail {
  const { order } = facts;
  return {
    ...orderMail(facts, {
      step: "invoice",
      title: `Factura pentru comanda ${order.number}`,
      intro: `Factura seria ${series} nr. ${number} este atașată acestui mesaj.`,
      parts: [totalsPart(order)],
    }),
    // A corrected invoice of the same order is another mail.
    id: `invoice-${series}-${number}`,
  };
}
