import type { Complaint } from "../../aftersales/complaints/index.ts";
import { buttonLink, letter, paragraph, written } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export function complaintAnswerMail(complaint: Complaint, shop: MailShop): Mail {
  const { number, type, orderNumber, name, email, answer, answeredAt, customerId } = complaint;
  return letter(
    {
      key: "complaint_answer",
      // The id contains the time, so that a corrected reply is sent as a separate email.
      id: `complaint-${number}-answer-${answeredAt?.getTime() ?? 0}`,
      to: email,
      name,
      title: `Am răspuns la sesizarea ${number}`,
      intro: `Ai scris despre comanda ${orderNumber}: ${type}. Răspunsul nostru:`,
      places: { numar: String(number), nume: name },
      parts: [
        written(answer),
        paragraph("Dacă mai ai o întrebare, răspunde la acest e-mail."),
        ...(customerId === null ? [] : [buttonLink("Vezi sesizările tale", `${shop.url}/account/sesizari`)]),
      ],
    },
    shop,
  );
}
