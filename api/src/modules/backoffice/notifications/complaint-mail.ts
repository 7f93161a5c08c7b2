import { COMPLAINT_DETAIL_LABELS } from "@curat/contract/complaints.values";
import { html } from "../../../text/template.ts";
import type { Complaint } from "../../aftersales/complaints/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage, senderOf } from "./mail-page.ts";

/**
 * Returns the email that forwards a complaint to the shop, with the customer as the reply address. Its subject
 * contains no customer input.
 */
export function complaintMail(complaint: Complaint, shop: MailShop): Mail {
  const { number, type, email, description } = complaint;
  const title = `Sesizarea ${number}: ${type}`;
  const rows = rowsOf(complaint);
  const page = mailPage(
    {
      title,
      body: html`<p>${rows.map(([name, value]) => html`<b>${name}:</b> ${value}<br />`)}</p>
        <p style="white-space:pre-line">${description}</p>`,
      text: [...rows.map(([name, value]) => `${name}: ${value}`), "", description].join("\n"),
    },
    shop,
  );
  const to = senderOf(shop).address;
  return { id: `complaint-${number}`, to, replyTo: email, subject: `${shop.name}: ${title}`, ...page };
}

export function rowsOf(complaint: Complaint): [string, string][] {
  const labels: Record<string, string> = COMPLAINT_DETAIL_LABELS;
  const rows: [string, string][] = [
    ["Nume", complaint.name],
    ["E-mail", complaint.email],
    ["Telefon", complaint.phone],
    ["Comanda", complaint.orderNumber],
    ...(complaint.invoiceDate === null
      ? []
      : [["Factura", `${complaint.invoiceNumber} din ${complaint.invoiceDate}`] satisfies [string, string]]),
    ...Object.entries(complaint.details).map(([name, text]): [string, string] => [
      labels[name] ?? name,
      text,
    ]),
  ];
  // Without line breaks, customer input cannot imitate another line of the email.
  return rows.map(([name, value]) => [name, value.replaceAll(/\s+/g, " ").trim()]);
}
