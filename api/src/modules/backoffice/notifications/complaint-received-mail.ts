/** Confirms a complaint to its author. Repeats the complaint only if the email may quote the author. */
import { formatTime } from "../../../text/time.ts";
import type { Complaint } from "../../aftersales/complaints/index.ts";
import { rowsOf } from "./complaint-mail.ts";
import { buttonLink, letter, paragraph, section, typed, written } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export function complaintReceivedMail(complaint: Complaint, shop: MailShop): Mail {
  const { number, type, orderNumber, ownEmail, description, createdAt, customerId } = complaint;
  const rows = rowsOf(complaint).map(([label, value]) => `${label}: ${value}`);
  const { name } = complaint;
  return letter(
    {
      key: "complaint_kept",
      id: `complaint-${number}-kept`,
      to: ownEmail,
      name,
      title: `Am primit sesizarea ${number}`,
      intro: `Am primit pe ${formatTime(createdAt)} sesizarea ta: ${type}. Îți răspundem pe e-mail.`,
      places: { numar: String(number), nume: name },
      parts: [
        ...(shop.mayQuote ? [] : [paragraph(`Comanda: ${orderNumber}`)]),
        typed(section("Ce ne-ai scris", rows)),
        typed(written(description)),
        ...(customerId === null ? [] : [buttonLink("Vezi sesizările tale", `${shop.url}/account/sesizari`)]),
      ],
    },
    shop,
  );
}
