import { arrivalText, dayText } from "@curat/contract/arrival.values";
import { quantityText } from "@curat/contract/quantity-text.values";
import { BUCKET_LITRES, shareBani } from "@curat/contract/dose.values";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { MailTextKey } from "@curat/contract/staff/mail-texts.values";
import type { Zone } from "@curat/contract/zones.values";
import { withoutLinks } from "../../../text/links.ts";
import { formatLei } from "../../../text/money.ts";
import { html, type Html } from "../../../text/template.ts";
import {
  isPickup,
  type Order,
  type OrderLine,
  type OrderRecord,
  trackerSteps,
} from "../../selling/orders/index.ts";
import type { Mail } from "./mail.ts";
import { buttonLink, letter, link, paragraph, type Part, section } from "./letter.ts";
import { type MailShop, pictureAddress } from "./mail-page.ts";
import type { MailWords } from "./texts/mail-words.ts";

export interface OrderFacts extends Pick<OrderRecord, "order" | "lines" | "events" | "shipment"> {
  shop: MailShop;
  zone?: Zone | undefined;
  /** Shares of a piece in one bucket, by product id (`loadBucketShares`). */
  bucketShares?: ReadonlyMap<number, readonly [from: number, to: number]> | undefined;
}

/** Returns the URL of the withdrawal form. Guests enter their order there. */
export function withdrawalAddress(
  { customerId, randomId }: Pick<Order, "customerId" | "randomId">,
  shopUrl: string,
): string {
  return customerId === null ? `${shopUrl}/retragere` : `${shopUrl}/retragere?comanda=${randomId}`;
}

/** Returns an order email: title, greeting, leading parts, link to the order, remaining parts. */
export function orderMail(
  { order, shop, zone }: Pick<OrderFacts, "order" | "shop" | "zone">,
  {
    key,
    step = key,
    head,
    parts,
    amountBani = order.totalBani,
    ...words
  }: MailWords & {
    key: MailTextKey;
    /** Distinguishes several emails with the same order and key. */
    step?: string;
    head?: Part[];
    parts: Part[];
    always?: string;
    amountBani?: number;
  },
): Mail {
  const { number, email: to, firstName: name } = order;
  const way = toOrder(order, shop, !parts.some(({ isButton }) => isButton));
  const places = { numar: String(number), nume: name, suma: formatLei(amountBani) };
  return letter(
    {
      ...words,
      key,
      places,
      id: `order-${number}-${step}`,
      to,
      name,
      zone,
      parts: head && way.isButton ? [...head, way, ...parts] : [...(head ?? []), ...parts, way],
    },
    shop,
  );
}

type Found = Pick<Order, "number" | "customerId" | "randomId">;

/** Returns a link to the order: in the account for customers, or by number and email address for guests. */
export function orderLink(order: Found, shop: MailShop): Part {
  return order.customerId === null
    ? link(`Caută comanda ${order.number} după număr și adresa ta de e-mail`, `${shop.url}/comanda`)
    : link(`Vezi comanda ${order.number}`, `${shop.url}/account/comenzi/${order.randomId}`);
}

function toOrder(order: Found, shop: MailShop, isButton: boolean): Part {
  if (!isButton) return orderLink(order, shop);
  if (order.customerId !== null)
    return buttonLink("Urmărește comanda", `${shop.url}/account/comenzi/${order.randomId}`);
  const found = buttonLink("Urmărește comanda", `${shop.url}/comanda`);
  const how = `O găsești după numărul ${order.number} și adresa ta de e-mail.`;
  return { ...found, html: html`${found.html}${paragraph(how).html}`, text: `${found.text}\n${how}` };
}

export function arrivalParts(order: Order): Part[] {
  if (!order.promise) return [];
  const text = isPickup(order)
    ? `O poți ridica de ${dayText(order.promise.to)}, după ce îți scriem că este gata.`
    : `Ajunge ${arrivalText(order.promise)}.`;
  const box =
    "margin:12px 0;padding:12px 16px;border-radius:8px;background:#e8f5ec;color:#14602a;font-size:17px";
  return [{ html: html`<p style="${box}"><b>${text}</b></p> `, text }];
}

/** Returns the order's progress: a row of steps in HTML, the latest step as text. */
export function trackerPart({ order, events }: Pick<OrderFacts, "order" | "events">): Part {
  const steps = trackerSteps(order, events);
  const reached = steps.findLastIndex(({ state }) => state !== "next");
  // The column widths follow the longest word of each step, because with equal widths the labels would touch on phones.
  const widths = steps.map(({ label }) => Math.max(...label.split(" ").map((word) => word.length)) + 1);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const cells = steps.map(({ label, state }, index) => {
    const [ground, ink] = state === "next" ? ["#e4e7ec", "#5b616e"] : ["#1a7f37", "#16181d"];
    return html`<td
      width="${Math.round((100 * (widths[index] ?? 1)) / whole)}%"
      style="padding:8px 6px 0 0;border-top:4px solid ${ground};vertical-align:top;font-size:11px;line-height:1.35;letter-spacing:-.01em;color:${ink}"
    >
      ${index === reached ? html`<b>${label}</b>` : label}
    </td>`;
  });
  return {
    html: html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:16px 0;table-layout:fixed">
      <tr>
        ${cells}
      </tr>
    </table>`,
    text: `Unde este comanda: ${steps[reached]?.label ?? ""}.`,
  };
}

const PICTURE = 64;

export function linesPart(
  lines: readonly OrderLine[],
  { url }: Pick<MailShop, "url">,
  bucketShares?: OrderFacts["bucketShares"],
): Part {
  const bucketOf = (line: OrderLine) => bucketText(line, bucketShares?.get(line.productId ?? 0));
  const goods = lines.filter((line) => line.productType !== PRODUCT_TYPE.handlingCharge);
  const rows = goods.map(
    (line) =>
      html`<tr>
        <td width="${PICTURE}" style="padding:8px 12px 8px 0;border-bottom:1px solid #e4e7ec;vertical-align:top">
          ${
            line.picture &&
            html`<img
              src="${pictureAddress(url, line.picture, 160)}"
              alt=""
              width="${PICTURE}"
              height="${PICTURE}"
              style="display:block;border:0;border-radius:6px;background:#f6f7f9"
            />`
          }
        </td>
        <td style="padding:8px 12px 8px 0;border-bottom:1px solid #e4e7ec;vertical-align:top">
          ${nameOf(line)}<br /><span style="color:#5b616e;font-size:13px"
            >${quantityText(line.quantity, line.unit)}</span
          >
          ${bucketOf(line) && html`<br /><span style="color:#14602a;font-size:13px">${bucketOf(line)}</span>`}
        </td>
        <td
          style="padding:8px 0;border-bottom:1px solid #e4e7ec;vertical-align:top;text-align:right;white-space:nowrap"
        >
          ${amountOf(line)}
        </td>
      </tr> `,
  );
  return {
    html: table(rows, "border-collapse:collapse"),
    text: goods.map((line) => [lineText(line), bucketOf(line)].filter(Boolean).join("; ")).join("\n"),
  };
}

const TOTAL = "padding-top:8px;border-top:2px solid #16181d;font-size:19px;font-weight:bold";
const QUIET = "color:#5b616e";

export function totalsPart(order: Order): Part {
  const rows: [string, string][] = [
    ["Produse", formatLei(order.productsBani)],
    ...row(order.discountBani > 0, discountLabel(order), `-${formatLei(order.discountBani)}`),
    ...row(order.chargesBani > 0, "Taxă ramburs", formatLei(order.chargesBani)),
    ["Livrare", order.deliveryBani === 0 ? "Gratuit" : formatLei(order.deliveryBani)],
    ["Total", formatLei(order.totalBani)],
    ...row(order.vatBani > 0, "din care TVA", formatLei(order.vatBani)),
  ];
  const cells = rows.map(
    ([label, amount]) =>
      html`<tr>
        <td style="padding:4px 0;${label === "Total" ? TOTAL : QUIET}">${label}</td>
        <td style="padding:4px 0;text-align:right;${label === "Total" ? TOTAL : ""}">${amount}</td>
      </tr> `,
  );
  return {
    html: table(cells, "border-collapse:collapse;margin-top:12px"),
    text: rows.map(([label, amount]) => `${label}: ${amount}`).join("\n"),
  };
}

export function deliveryPart(order: Order): Part {
  const place = placeOf(order).filter(Boolean).join(", ");
  const person = `${order.firstName} ${order.lastName}, ${order.phone}`;
  return section("Livrare", [order.deliveryName, person, withoutLinks(place)].filter(Boolean));
}

/** Returns the lines of the delivery address; none for a pickup, because the method's name includes the location. */
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

function bucketText(line: OrderLine, shares: readonly [from: number, to: number] | undefined): string {
  if (!shares || isGift(line)) return "";
  const [from, to] = shares.map((share) => formatLei(shareBani(line.unitPriceBani, share)));
  return `o găleată de ${BUCKET_LITRES} l costă ${from === to ? "" : "de la "}${from}`;
}

function amountOf(line: OrderLine): string {
  return isGift(line) ? "Cadou" : formatLei(line.quantity * line.unitPriceBani);
}

function isGift({ productType }: OrderLine): boolean {
  return productType === PRODUCT_TYPE.gift;
}
