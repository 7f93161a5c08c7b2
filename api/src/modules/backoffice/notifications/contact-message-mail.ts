import { html } from "../../../text/template.ts";
import { formatTime } from "../../../text/time.ts";
import type { ContactMessage } from "../../publishing/contact/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage, senderOf } from "./mail-page.ts";

/**
 * Returns the email that forwards a visitor's message to the shop. Its headers contain no input except the validated
 * email address.
 */
export function contactMessageMail(message: ContactMessage, shop: MailShop): Mail {
  const { id, email, questions } = message;
  const title = titleOf(message);
  const rows = rowsOf(message, shop);
  const page = mailPage(
    {
      title,
      body: html`<p>${rows.map(([name, value]) => html`<b>${name}:</b> ${value}<br />`)}</p>
        <p style="white-space:pre-line">${questions}</p>`,
      text: [...rows.map(([name, value]) => `${name}: ${value}`), "", questions].join("\n"),
    },
    shop,
  );
  return {
    id: `contact-message-${id}`,
    to: senderOf(shop).address,
    ...(email !== "" && { replyTo: email }),
    subject: `${shop.name}: ${title}`,
    ...page,
  };
}

function titleOf({ kind, product }: ContactMessage): string {
  if (kind === "review") return "Semnalarea unei recenzii";
  return product === null ? "Mesaj din formularul de contact" : `Cerere de informații: ${product}`;
}

function rowsOf(
  { kind, name, lastName, email, phone, at, product, code, url, review }: ContactMessage,
  shop: MailShop,
) {
  const isReport = kind === "review";
  const rows: [string, string | false][] = [
    ["Nume", (!isReport || name !== "") && oneLine(`${name} ${lastName}`)],
    ["E-mail", (!isReport || email !== "") && email],
    ["Telefon", !isReport && phone],
    ["Trimis la", formatTime(at)],
    ["Recenzia", review !== null && oneLine(review)],
    ["Produs", product !== null && [product, code && `(cod ${code})`].filter(Boolean).join(" ")],
    ["Pagina produsului", url !== null && `${shop.url}${url}`],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== false);
}

/** Returns visitor input on one line, so that it cannot imitate another line of the email. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
