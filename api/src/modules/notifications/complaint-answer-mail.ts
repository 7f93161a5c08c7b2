/** The shop's answer to a complaint, for the customer who wrote it. Pure: facts in, mail out. */
import { html } from "../../text/template.ts";
import type { Complaint } from "../complaints/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";
import { greeting, link, paragraph, type Part } from "./order-mail-parts.ts";

export function complaintAnswerMail(complaint: Complaint, shop: MailShop): Mail {
  const { number, type, orderNumber, name, email, answer, answeredAt, customerId } = complaint;
  const title = `Am răspuns la sesizarea ${number}`;
  const parts: Part[] = [
    paragraph(`${greeting(name)} Ai scris despre comanda ${orderNumber}: ${type}. Răspunsul nostru:`),
    { html: html`<p style="white-space:pre-line">${answer}</p> `, text: answer },
    paragraph("Dacă mai ai o întrebare, răspunde la acest e-mail."),
    ...(customerId === null ? [] : [link("Vezi sesizările tale", `${shop.url}/account/sesizari`)]),
  ];
  const page = mailPage(
    {
      title,
      body: html`${parts.map((part) => part.html)}`,
      text: parts.map((part) => part.text).join("\n\n"),
    },
    shop,
  );
  // An answer that was put right is another mail.
  const id = `complaint-${number}-answer-${answeredAt?.getTime() ?? 0}`;
  return { id, to: email, subject: `${shop.name}: ${title}`, ...page };
}
