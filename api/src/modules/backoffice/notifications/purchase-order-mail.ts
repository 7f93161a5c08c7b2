import type { findPurchaseOrder } from "../../purchasing/purchase-orders/index.ts";
import { orderName } from "../../purchasing/purchase-orders/index.ts";
import { html } from "../../../text/template.ts";
import { formatDay } from "../../../text/time.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

type Order = NonNullable<Awaited<ReturnType<typeof findPurchaseOrder>>>;

/**
 * Returns the email with a purchase order to its supplier; undefined if the order was cancelled or not sent by email.
 * The caller attaches the PDF.
 */
export function purchaseOrderMail(order: Order, shop: MailShop): Mail | undefined {
  const { id, number, year, sentTo, expectedOn, note, cancelledAt } = order;
  if (number === null || year === null || expectedOn === null || !sentTo || cancelledAt) return undefined;
  const title = `Comanda ${orderName({ number, year })}`;
  const rows = [
    `Bună ziua, vă trimitem comanda ${orderName({ number, year })}, atașată acestui mesaj.`,
    `O așteptăm pe ${formatDay(new Date(`${expectedOn}T12:00:00Z`))}.`,
    note,
    "Vă rugăm să o confirmați printr-un răspuns la acest mesaj.",
  ].filter((row) => row !== "");
  const page = mailPage(
    {
      title,
      body: html`${rows.map((row) => html`<p style="white-space:pre-line">${row}</p> `)}`,
      text: rows.join("\n\n"),
    },
    shop,
  );
  return { id: `purchase-order-${id}`, to: sentTo, subject: `${shop.name}: ${title}`, ...page };
}
