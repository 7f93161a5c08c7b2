import { html } from "../../../text/template.ts";
import { formatTime } from "../../../text/time.ts";
import type { ContactMessage } from "../../publishing/contact/index.ts";
import { letter, paragraph, typed } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export function reviewReportMail(
  { id, name, email, questions, at, product }: ContactMessage,
  shop: MailShop,
): Mail {
  return letter(
    {
      key: "review_report",
      id: `review-report-${id}`,
      to: email,
      name,
      title: "Am primit semnalarea ta",
      intro: `Am primit pe ${formatTime(at)} semnalarea unei recenzii${product === null ? "" : ` despre ${product}`}.`,
      places: { nume: name },
      parts: [
        paragraph("O persoană din echipa noastră o verifică, apoi îți comunicăm decizia și motivul."),
        typed({ html: html`<p style="white-space:pre-line">${questions}</p>`, text: questions }),
      ],
    },
    shop,
  );
}
