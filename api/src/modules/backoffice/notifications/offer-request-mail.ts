import { html } from "../../../text/template.ts";
import { numberOf, type Offer } from "../../selling/offers/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage, senderOf } from "./mail-page.ts";

/**
 * Returns the email that forwards a request to the shop, with the buyer as the reply address. Its subject contains no
 * user input.
 */
export function offerRequestMail(offer: Offer, shop: MailShop): Mail {
  return toShop(offer, shop, {
    id: `offer-request-${offer.id}`,
    title: `Cerere de ofertă ${offer.id}`,
    lines: offer.asked.map(({ text, quantity }) => `${quantity} × ${oneLine(text)}`),
  });
}

/** Returns the email to the shop about an accepted offer whose lines cannot be put into a cart. */
export function offerAcceptedMail(offer: Offer, shop: MailShop): Mail {
  return toShop(offer, shop, {
    id: `offer-accepted-${offer.id}-${offer.sent[0]?.version ?? 0}`,
    title: `Oferta ${numberOf(offer)} a fost acceptată: pregătește comanda`,
    lines: offer.sent[0]?.lines.map(({ name, quantity }) => `${quantity} × ${oneLine(name)}`) ?? [],
  });
}

function toShop(
  offer: Offer,
  shop: MailShop,
  { id, title, lines }: { id: string; title: string; lines: string[] },
): Mail {
  const { firstName, lastName, email, phone, company, cui, message } = offer;
  const all: [string, string][] = [
    ["Nume", `${firstName} ${lastName}`],
    ["Firmă", [company, cui].filter(Boolean).join(", ")],
    ["E-mail", email],
    ["Telefon", phone],
  ];
  const rows = all.filter(([, value]) => value !== "").map(([name, value]) => [name, oneLine(value)]);
  const page = mailPage(
    {
      title,
      body: html`<p>${rows.map(([name, value]) => html`<b>${name}:</b> ${value}<br />`)}</p>
        <p style="white-space:pre-line">${message}</p>
        <p>${lines.map((line) => html`${line}<br />`)}</p>
        <p><a href="${officeUrl(offer, shop)}">Deschide în panoul de administrare</a></p>`,
      text: [
        ...rows.map(([name, value]) => `${name}: ${value}`),
        "",
        message,
        "",
        ...lines,
        "",
        officeUrl(offer, shop),
      ].join("\n"),
    },
    shop,
  );
  return { id, to: senderOf(shop).address, replyTo: email, subject: `${shop.name}: ${title}`, ...page };
}

function officeUrl({ id }: Offer, shop: MailShop): string {
  return `${shop.url}/admin/oferte/${id}`;
}

/** Returns user input on one line, so that it cannot imitate another line of the email. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
