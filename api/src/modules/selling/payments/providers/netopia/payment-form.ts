/** Payment request to Netopia: a form with the encrypted order (law: Netopia v1; decisions/0042: Values). */
import { decimalLei } from "../../../../../text/money.ts";
import type { NetopiaAccount } from "../../../../../config.ts";
import { html } from "../../../../../text/template.ts";
import type { CardOrder } from "../processor.ts";
import { seal } from "./envelope.ts";
import { escapeXml } from "../../../../../text/escape-xml.ts";
import { romanianWallClock } from "../../../../../calendar/romanian-time.ts";

export function cardPaymentForm(account: NetopiaAccount, order: CardOrder): string {
  const fields = Object.entries(seal(orderXml(account, order), account.certificatePem));
  const inputs = fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  return html`<form method="post" action="${account.url}">${inputs}<button type="submit">Continuă către plată</button></form>`
    .markup;
}

function orderXml({ signature }: NetopiaAccount, order: CardOrder): string {
  const { reference, amountBani, details, buyer, returnUrl, confirmUrl, at } = order;
  const timestamp = romanianWallClock(at).replaceAll(/\D/g, "");
  const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
  const typed = (name: string, text: string): string => element(name, urlEncoded(text));
  const billing = [
    typed("first_name", buyer.firstName),
    typed("last_name", buyer.lastName),
    typed("address", buyer.address),
    typed("email", buyer.email),
    typed("mobile_phone", buyer.phone),
  ].join("");
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<order type="card" id="${escapeXml(reference)}" timestamp="${timestamp}">`,
    element("signature", signature),
    `<url>${element("return", returnUrl)}${element("confirm", confirmUrl)}</url>`,
    `<invoice currency="RON" amount="${decimalLei(amountBani)}">${typed("details", details)}`,
    `<contact_info><billing type="${buyer.type}">${billing}</billing></contact_info></invoice>`,
    // Without this element, Netopia encrypts its messages with RC4.
    element("ipn_cipher", "aes-256-cbc"),
    "</order>",
  ].join("");
}

/** Encodes a text like PHP's `urlencode`, which Netopia's page decodes (Netopia's PHP_CARD). */
function urlEncoded(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1).replaceAll("*", "%2A");
}
