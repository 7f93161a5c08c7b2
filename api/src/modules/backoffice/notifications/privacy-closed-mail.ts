/** The email that explains to a person why their privacy request was closed. (GDPR art. 12, 4) */
import { formatDay } from "../../../text/time.ts";
import type { ClosedRequest } from "../../customer-care/privacy/index.ts";
import { letter, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

const REQUESTED: Partial<Record<string, string>> = {
  checkdata: "copia datelor tale",
  forgetme: "ștergerea datelor tale",
};

export function privacyClosedMail(
  { id, kind, reason, createdAt, email, firstName }: ClosedRequest,
  shop: MailShop,
): Mail {
  return letter(
    {
      key: "privacy_closed",
      id: `privacy-closed-${id}`,
      to: email,
      name: firstName,
      title: "Răspuns la cererea despre datele tale",
      intro: `Pe ${formatDay(createdAt)} ai cerut ${REQUESTED[kind] ?? "datele tale"}. Am închis cererea.`,
      places: { nume: firstName },
      parts: [
        paragraph(`Motivul: ${reason}`),
        paragraph(
          "Poți cere din nou oricând, din cont. Dacă nu ești de acord, poți depune o plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal (dataprotection.ro) sau te poți adresa instanței.",
        ),
      ],
    },
    shop,
  );
}
