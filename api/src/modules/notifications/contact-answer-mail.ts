/** The shop's answer to a visitor's message, for the visitor. Pure: facts in, mail out. */
import { html } from "../../text/template.ts";
import { formatTime } from "../../text/time.ts";
import type { MessageAnswer } from "../contact/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";
import { greeting, paragraph, type Part } from "./order-mail-parts.ts";

/** With what was asked below it; later answers stand in the first one's thread. */
export function contactAnswerMail(answer: MessageAnswer, shop: MailShop): Mail {
  const { id, firstId, name, email, text, questions, askedAt, product } = answer;
  const title = product === null ? "Răspuns la mesajul tău" : `Răspuns despre ${product}`;
  const asked = `La ${formatTime(askedAt)} ne-ai scris:`;
  const quote = "margin:0;padding-left:12px;border-left:3px solid #ccc;color:#555;white-space:pre-line";
  const parts: Part[] = [
    paragraph(greeting(name)),
    { html: html`<p style="white-space:pre-line">${text}</p> `, text },
    paragraph("Dacă mai ai o întrebare, răspunde la acest e-mail."),
    {
      html: html`<p>${asked}</p>
        <blockquote style="${quote}">${questions}</blockquote>`,
      text: [asked, ...questions.split("\n").map((line) => `> ${line}`)].join("\n"),
    },
  ];
  const page = mailPage(
    {
      title,
      body: html`${parts.map((part) => part.html)}`,
      text: parts.map((part) => part.text).join("\n\n"),
    },
    shop,
  );
  return {
    id: mailId(id),
    ...(firstId !== id && { thread: mailId(firstId) }),
    to: email,
    subject: `${shop.name}: ${title}`,
    ...page,
  };
}

function mailId(answerId: number): string {
  return `contact-answer-${answerId}`;
}
