/** The link that answers a data-rights request. Pure: facts in, mail out. */
import { createHash } from "node:crypto";
import type { PrivacyLink } from "../privacy/index.ts";
import { buttonLink, letter, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

const WORDS = {
  checkdata: {
    key: "privacy_copy",
    title: "Datele tale personale",
    intro: "Ai cerut datele pe care le păstrăm despre tine. Le poți descărca de aici, ca PDF și ca JSON:",
    always: "",
    link: "Descarcă datele mele",
  },
  forgetme: {
    key: "privacy_erasure",
    title: "Confirmă ștergerea datelor",
    intro: "Ai cerut ștergerea contului și a datelor tale.",
    always:
      " Facturile și comenzile rămân atât cât cere legea contabilității. Ștergerea nu poate fi anulată.",
    link: "Șterge contul și datele mele",
  },
} as const;

/** Goes to the account's own address, whatever was typed into the form. */
export function privacyLinkMail({ email, firstName, kind, code }: PrivacyLink, shop: MailShop): Mail {
  const { link: label, ...words } = WORDS[kind];
  // The code itself stays between shop and mailbox: message ids are kept in many places.
  const id = createHash("sha256").update(code).digest("hex").slice(0, 24);
  return letter(
    {
      ...words,
      id: `privacy-${id}`,
      to: email,
      name: firstName,
      places: { nume: firstName },
      parts: [
        buttonLink(label, `${shop.url}/date-personale/${code}`),
        paragraph("Linkul este valabil 24 de ore și poate fi folosit o singură dată."),
        paragraph("Dacă nu tu ai făcut cererea, ignoră acest mesaj și schimbă-ți parola."),
      ],
    },
    shop,
  );
}
