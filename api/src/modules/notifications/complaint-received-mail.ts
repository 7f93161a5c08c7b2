/** Tells who complained that it arrived, with what was written; goes to no address that was only typed. Pure: facts in, mail out. */
import { html } from "../../text/template.ts";
import { formatTime } from "../../text/time.ts";
import type { Complaint } from "../complaints/index.ts";
import { rowsOf } from "./complaint-mail.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";
import { greeting, link, paragraph, type Part, section } from "./order-mail-parts.ts";

export function complaintReceivedMail(complaint: Complaint, shop: MailShop): Mail {
  const { number, type, orderNumber, name, ownEmail, description, createdAt, customerId } = complaint;
  const title = `Am primit sesizarea ${number}`;
  const rows = rowsOf(complaint).map(([label, value]) => `${label}: ${value}`);
  const parts: Part[] = [
    paragraph(
      `${greeting(customerId === null ? "" : name)} Am primit la ${formatTime(createdAt)} sesizarea ta: ${type}. Îți răspundem pe e-mail.`,
    ),
    // A guest's words go to the shop alone: nobody has shown that the address is his.
    ...(customerId === null
      ? [paragraph(`Comanda: ${orderNumber}`)]
      : [
          section("Ce ne-ai scris", rows),
          { html: html`<p style="white-space:pre-line">${description}</p> `, text: description },
          link("Vezi sesizările tale", `${shop.url}/account/sesizari`),
        ]),
  ];
  const page = mailPage(
    {
      title,
      body: html`${parts.map((part) => part.html)}`,
      text: parts.map((part) => part.text).join("\n\n"),
    },
    shop,
  );
  return { id: `complaint-${number}-kept`, to: ownEmail, subject: `${shop.name}: ${title}`, ...page };
}
