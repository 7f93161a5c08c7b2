/** The confirmation of an order, on a durable medium as the law asks (law: Order button). Pure: facts in, mail out. */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { formatLei } from "../../text/money.ts";
import { html, type Html } from "../../text/template.ts";
import type { Order, OrderLine } from "../orders/index.ts";
import type { PaymentTerms } from "../payments/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

export interface OrderPlacedFacts {
  order: Order;
  lines: OrderLine[];
  shop: MailShop;
  bankTransfer: PaymentTerms["bankTransfer"];
}

/** Lines, totals, delivery, payment and seller; the same things in HTML and in text. */
export function orderPlacedMail({ order, lines, shop, bankTransfer }: OrderPlacedFacts): Mail {
  const sections = [
    deliverySection(order),
    invoiceSection(order),
    paymentSection(order, bankTransfer),
    ...(order.observation ? [{ title: "Observații", rows: [order.observation] }] : []),
  ];
  const title = `Comanda ${order.number} a fost înregistrată`;
  const intro = `Bună, ${order.firstName}! Îți mulțumim pentru comandă. Am primit-o la ${formatTime(order.placedAt)}.`;
  const page = mailPage(
    {
      title,
      body: html`<p>${intro}</p>
        ${linesTable(lines)} ${totalsTable(order)} ${sections.map(sectionHtml)}`,
      text: [
        intro,
        "",
        ...lines.map(lineText),
        "",
        ...totalRows(order).map(rowText),
        ...sections.map(sectionText),
      ].join("\n"),
    },
    shop,
  );
  return { id: `order-${order.number}-placed`, to: order.email, subject: `${shop.name}: ${title}`, ...page };
}

interface Section {
  title: string;
  rows: string[];
}

function deliverySection(order: Order): Section {
  const place = [order.deliveryStreet, order.deliveryPostcode, order.deliveryCity, order.deliveryCounty];
  return {
    title: "Livrare",
    rows: [
      order.deliveryName,
      `${order.firstName} ${order.lastName}, ${order.phone}`,
      place.filter(Boolean).join(", "),
    ],
  };
}

function invoiceSection(order: Order): Section {
  const { company } = order;
  const buyer = company
    ? [
        company.name,
        `CUI ${company.cui}`,
        company.registryNumber,
        [company.bank, company.iban].filter(Boolean).join(" "),
      ]
    : [`${order.firstName} ${order.lastName}`];
  const place = [order.invoiceStreet, order.invoiceCity, order.invoiceCounty].join(", ");
  return { title: "Facturare", rows: [...buyer.filter(Boolean), place] };
}

/** For a transfer: account, amount and the order number that belongs into its details. */
function paymentSection(order: Order, account: PaymentTerms["bankTransfer"]): Section {
  if (order.paymentCode !== PAYMENT_CODE.bankTransfer || !account)
    return { title: "Plată", rows: [order.paymentName] };
  return {
    title: "Plată",
    rows: [
      order.paymentName,
      `Beneficiar: ${account.beneficiary}`,
      `IBAN: ${account.iban}`,
      `Banca: ${account.bank}`,
      `Suma: ${formatLei(order.totalBani)}`,
      `Detalii plată: comanda ${order.number}`,
      "Pregătim comanda după ce plata ajunge în cont.",
    ],
  };
}

function totalRows(order: Order): [string, string][] {
  return [
    ["Produse", formatLei(order.productsBani)],
    ...(order.chargesBani > 0
      ? [["Taxă ramburs", formatLei(order.chargesBani)] satisfies [string, string]]
      : []),
    ["Livrare", order.deliveryBani === 0 ? "Gratuit" : formatLei(order.deliveryBani)],
    ["Total", formatLei(order.totalBani)],
    ["din care TVA", formatLei(order.vatBani)],
  ];
}

function linesTable(lines: OrderLine[]): Html {
  const rows = lines.map(
    (line) =>
      html`<tr>
        <td style="padding:6px 12px 6px 0">${line.name}</td>
        <td style="padding:6px 12px 6px 0;white-space:nowrap">${line.quantity} ${line.unit}</td>
        <td style="padding:6px 0;text-align:right;white-space:nowrap">${lineAmount(line)}</td>
      </tr> `,
  );
  return html`<table width="100%" style="border-collapse:collapse">
    ${rows}
  </table>`;
}

function totalsTable(order: Order): Html {
  const rows = totalRows(order).map(
    ([label, amount]) =>
      html`<tr>
        <td style="padding:4px 0"><strong>${label}</strong></td>
        <td style="padding:4px 0;text-align:right">${amount}</td>
      </tr> `,
  );
  return html`<table width="100%" style="border-collapse:collapse;border-top:1px solid #ccc;margin-top:12px">
    ${rows}
  </table>`;
}

function sectionHtml({ title, rows }: Section): Html {
  return html`<h2 style="font-size:16px;margin:24px 0 4px">${title}</h2>
    ${rows.map((row) => html`<div>${row}</div> `)}`;
}

function sectionText({ title, rows }: Section): string {
  return ["", title.toUpperCase(), ...rows].join("\n");
}

function lineText(line: OrderLine): string {
  return `${line.name}: ${line.quantity} ${line.unit} × ${formatLei(line.unitPriceBani)} = ${lineAmount(line)}`;
}

function lineAmount({ quantity, unitPriceBani }: OrderLine): string {
  return formatLei(quantity * unitPriceBani);
}

function rowText([label, amount]: [string, string]): string {
  return `${label}: ${amount}`;
}

function formatTime(date: Date): string {
  return date.toLocaleString("ro-RO", {
    timeZone: "Europe/Bucharest",
    dateStyle: "long",
    timeStyle: "short",
  });
}
