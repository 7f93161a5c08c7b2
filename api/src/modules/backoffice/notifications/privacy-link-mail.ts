import { createHash } from "node:crypto";
import type { PrivacyLink } from "../../customer-care/privacy/index.ts";
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
    intro: "Ai cerut ștergerea datelor tale.",
    always:
      " Facturile se păstrează atât cât cere legea contabilității, iar datele unei comenzi în curs, până când comanda se încheie. Ștergerea nu poate fi anulată.",
    link: "Șterge datele mele",
  },
} as const;

/**
 * Returns the email with the link that completes a privacy request. The recipient is the account's address, or the
 * one that the guest entered.
 */
export function privacyLinkMail({ email, firstName, kind, code }: PrivacyLink, shop: MailShop): Mail {
  const { link: label, ...words } = WORDS[kind];
  // The id contains only a hash, because message ids are logged and the code is secret.
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
        paragraph("Dacă nu tu ai făcut cererea, ignoră acest mesaj, iar dacă ai cont, schimbă-ți parola."),
      ],
    },
    shop,
  );
}
