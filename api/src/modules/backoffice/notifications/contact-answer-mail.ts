import { html } from "../../../text/template.ts";
import { formatTime } from "../../../text/time.ts";
import type { MessageAnswer } from "../../publishing/contact/index.ts";
import { letter, paragraph, typed, written } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

/** Returns the email with the shop's reply, quoting the visitor's message. Later replies join the same email thread. */
export function contactAnswerMail(answer: MessageAnswer, shop: MailShop): Mail {
  const { id, firstId, name, email, text, questions, askedAt, product, kind } = answer;
  const input = `La ${formatTime(askedAt)} ne-ai scris:`;
  const quote = "margin:0;padding-left:12px;border-left:3px solid #ccc;color:#555;white-space:pre-line";
  return letter(
    {
      key: "contact_answer",
      id: mailId(id),
      ...(firstId !== id && { thread: mailId(firstId) }),
      to: email,
      name,
      title:
        kind === "review"
          ? "Răspuns la semnalarea ta"
          : product === null
            ? "Răspuns la mesajul tău"
            : `Răspuns la întrebarea despre ${product}`,
      intro: "",
      places: { nume: name },
      parts: [
        written(text),
        paragraph("Dacă mai ai o întrebare, răspunde la acest e-mail."),
        typed({
          html: html`<p>${input}</p>
            <blockquote style="${quote}">${questions}</blockquote>`,
          text: [input, ...questions.split("\n").map((line) => `> ${line}`)].join("\n"),
        }),
      ],
    },
    shop,
  );
}

function mailId(answerId: number): string {
  return `contact-answer-${answerId}`;
}
