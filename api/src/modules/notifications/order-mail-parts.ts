/** What mails about orders are made of, each part in HTML and in text. Pure. */
import { quantityText } from "@curat/contract/quantity.values";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { withoutLinks } from "../../text/links.ts";
import { formatLei } from "../../text/money.ts";
import { html, type Html } from "../../text/template.ts";
import { isPickup, type Order, type OrderLine, type OrderRecord } from "../orders/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";
import { type ChosenWords, type MailWords, wordsOf } from "./texts/mail-words.ts";

/** What every mail about an order may tell. */
export interface OrderFacts extends Pick<OrderRecord, "order" | "lines" | "events" | "shipment"> {
  shop: MailShop;
  /** What the shop says in place of a mail's own words. */
  chosen?: ChosenWords;
  /** Hears of the mail's own words. */
  hear?: (own: MailWords) => void;
}

/** A part of a mail in both of its forms. */
export interface Part {
  html: Html;
  text: string;
}

/** A mail about an order: its title, a greeting, the parts, and the way to the order. */
export function orderMail(
  { order, shop, chosen = {}, hear }: Pick<OrderFacts, "order" | "shop" | "chosen" | "hear">,
  {
    step,
    parts,
    always = "",
    ...own
  }: MailWords & {
    step: string;
    parts: Part[];
    /** What follows the introduction whatever the shop says in it. */
    always?: string;
  },
): Mail {
  hear?.(own);
  const { title, intro } = wordsOf(step, own, { order, chosen });
  const all = [paragraph(`${greeting(order.firstName)} ${intro}${always}`), ...parts, orderLink(order, shop)];
  const page = mailPage(
    {
      title,
      body: html`${all.map((part) => part.html)}`,
      text: all.map((part) => part.text).join("\n\n"),
    },
    shop,
  );
  return { id: `order-${order.number}-${step}`, to: order.email, subject: `${shop.name}: ${title}`, ...page };
}

/** Every mail greets alike, by the first name; of a full name the first word is taken, of none just hello. */
export function greeting(name: string): string {
  const first = name.trim().split(" ", 1)[0];
  return first ? `Bună, ${first}!` : "Bună!";
}

export function paragraph(text: string): Part {
  return { html: html`<p>${text}</p> `, text };
}

/** Rows under a heading. */
export function section(title: string, rows: string[]): Part {
  return {
    html: html`<h2 style="font-size:16px;margin:24px 0 4px">${title}</h2>
      ${rows.map((row) => html`<div>${row}</div> `)}`,
    text: [title.toUpperCase(), ...rows].join("\n"),
  };
}

export function link(label: string, url: string): Part {
  return { html: html`<p><a href="${url}">${label}</a></p> `, text: `${label}: ${url}` };
}

/** The one thing that a mail asks for, as a button. */
export function buttonLink(label: string, url: string): Part {
  const style =
    "display:inline-block;padding:12px 20px;border-radius:8px;background:#c8102e;color:#fff;font-weight:bold;text-decoration:none";
  return { html: html`<p><a href="${url}" style="${style}">${label}</a></p> `, text: `${label}: ${url}` };
}

/** A client finds it in the account, a guest with number and e-mail. */
export function orderLink(order: Pick<Order, "number" | "customerId" | "randomId">, shop: MailShop): Part {
  return order.customerId === null
    ? link(`Vezi comanda ${order.number} cu numărul ei și adresa ta de e-mail`, `${shop.url}/comanda`)
    : link(`Vezi comanda ${order.number}`, `${shop.url}/account/comenzi/${order.randomId}`);
}

export function linesPart(lines: readonly OrderLine[]): Part {
  const goods = lines.filter((line) => line.productType !== PRODUCT_TYPE.handlingCharge);
  const rows = goods.map(
    (line) =>
      html`<tr>
        <td style="padding:6px 12px 6px 0">${nameOf(line)}</td>
        <td style="padding:6px 12px 6px 0;white-space:nowrap">${quantityText(line.quantity, line.unit)}</td>
        <td style="padding:6px 0;text-align:right;white-space:nowrap">${amountOf(line)}</td>
      </tr> `,
  );
  return { html: table(rows, "border-collapse:collapse"), text: goods.map(lineText).join("\n") };
}

export function totalsPart(order: Order): Part {
  const rows: [string, string][] = [
    ["Produse", formatLei(order.productsBani)],
    ...row(order.discountBani > 0, discountLabel(order), `-${formatLei(order.discountBani)}`),
    ...row(order.chargesBani > 0, "Taxă ramburs", formatLei(order.chargesBani)),
    ["Livrare", order.deliveryBani === 0 ? "Gratuit" : formatLei(order.deliveryBani)],
    ["Total", formatLei(order.totalBani)],
    ["din care TVA", formatLei(order.vatBani)],
  ];
  const cells = rows.map(
    ([label, amount]) =>
      html`<tr>
        <td style="padding:4px 0"><strong>${label}</strong></td>
        <td style="padding:4px 0;text-align:right">${amount}</td>
      </tr> `,
  );
  return {
    html: table(cells, "border-collapse:collapse;border-top:1px solid #ccc;margin-top:12px"),
    text: rows.map(([label, amount]) => `${label}: ${amount}`).join("\n"),
  };
}

export function deliveryPart(order: Order): Part {
  const place = placeOf(order).filter(Boolean).join(", ");
  const person = `${order.firstName} ${order.lastName}, ${order.phone}`;
  return section("Livrare", [order.deliveryName, person, withoutLinks(place)].filter(Boolean));
}

/** Where it is brought to; the name of a pickup says where it waits. */
function placeOf(order: Order): string[] {
  const { locker } = order;
  if (locker) return [locker.name, locker.address, locker.city, locker.county];
  if (isPickup(order)) return [];
  return [order.deliveryStreet, order.deliveryPostcode, order.deliveryCity, order.deliveryCounty];
}

function table(rows: Html[], style: string): Html {
  return html`<table width="100%" style="${style}">
    ${rows}
  </table>`;
}

function row(isShown: boolean, label: string, amount: string): [string, string][] {
  return isShown ? [[label, amount]] : [];
}

function discountLabel({ voucherCode }: Order): string {
  return voucherCode === null ? "Reducere" : `Reducere (cod ${voucherCode})`;
}

function nameOf({ name, bundleName }: OrderLine): string {
  return bundleName === null ? name : `${name} (din „${bundleName}”)`;
}

function lineText(line: OrderLine): string {
  const pieces = `${nameOf(line)}: ${quantityText(line.quantity, line.unit)}`;
  return isGift(line)
    ? `${pieces}, cadou`
    : `${pieces} × ${formatLei(line.unitPriceBani)} = ${amountOf(line)}`;
}

function amountOf(line: OrderLine): string {
  return isGift(line) ? "Cadou" : formatLei(line.quantity * line.unitPriceBani);
}

function isGift({ productType }: OrderLine): boolean {
  return productType === PRODUCT_TYPE.gift;
}
