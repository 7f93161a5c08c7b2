/** What mails about orders are made of, each part in HTML and in text. Pure. */
import { quantityText } from "@curat/contract/quantity.values";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { MailTextKey } from "@curat/contract/staff/mail-texts.values";
import { withoutLinks } from "../../text/links.ts";
import { formatLei } from "../../text/money.ts";
import { html, type Html } from "../../text/template.ts";
import { isPickup, type Order, type OrderLine, type OrderRecord } from "../orders/index.ts";
import type { Mail } from "./mail.ts";
import { letter, link, type Part, section } from "./letter.ts";
import type { MailShop } from "./mail-page.ts";
import type { MailWords } from "./texts/mail-words.ts";

/** What every mail about an order may tell. */
export interface OrderFacts extends Pick<OrderRecord, "order" | "lines" | "events" | "shipment"> {
  shop: MailShop;
}

/** A mail about an order: its title, a greeting, the parts, and the way to the order. */
export function orderMail(
  { order, shop }: Pick<OrderFacts, "order" | "shop">,
  {
    key,
    step = key,
    parts,
    amountBani = order.totalBani,
    ...words
  }: MailWords & {
    key: MailTextKey;
    /** Names the mail among those of its order, where its key alone does not. */
    step?: string;
    parts: Part[];
    always?: string;
    /** What the place {suma} is: the order's total, where the mail is about no other sum. */
    amountBani?: number;
  },
): Mail {
  const { number, email: to, firstName: name } = order;
  const places = { numar: String(number), nume: name, suma: formatLei(amountBani) };
  return letter(
    {
      ...words,
      key,
      places,
      id: `order-${number}-${step}`,
      to,
      name,
      parts: [...parts, orderLink(order, shop)],
    },
    shop,
  );
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
