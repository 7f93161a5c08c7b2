/** Tells who asked about his data why the request was closed. Pure: facts in, mail out. (GDPR art. 12, 4) */
import { html } from "../../text/template.ts";
import { formatDay } from "../../text/time.ts";
import type { ClosedRequest } from "../privacy/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

const ASKED: Partial<Record<string, string>> = {
  checkdata: "copia datelor tale",
  forgetme: "ștergerea datelor tale",
};

export function privacyClosedMail(
  { id, kind, reason, createdAt, email, firstName }: ClosedRequest,
  shop: MailShop,
): Mail {
  const title = "Răspuns la cererea despre datele tale";
  const intro = `Bună, ${firstName}! La ${formatDay(createdAt)} ai cerut ${ASKED[kind] ?? "datele tale"}. Am închis cererea.`;
  const why = `Motivul: ${reason}`;
  const rights =
    "Poți cere din nou oricând, din cont. Dacă nu ești de acord, poți depune o plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal (dataprotection.ro) sau te poți adresa instanței.";
  const page = mailPage(
    {
      title,
      body: html`<p>${intro}</p>
        <p>${why}</p>
        <p>${rights}</p>`,
      text: [intro, "", why, "", rights].join("\n"),
    },
    shop,
  );
  return { id: `privacy-closed-${id}`, to: email, subject: `${shop.name}: ${title}`, ...page };
}
