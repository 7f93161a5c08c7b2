/** The link that answers a data-rights request. Pure: facts in, mail out. */
import { createHash } from "node:crypto";
import { html } from "../../text/template.ts";
import type { PrivacyLink } from "../privacy/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

const WORDS = {
  checkdata: {
    title: "Datele tale personale",
    intro: "Ai cerut datele pe care le păstrăm despre tine. Le poți descărca de aici, ca PDF și ca JSON:",
    link: "Descarcă datele mele",
  },
  forgetme: {
    title: "Confirmă ștergerea datelor",
    intro:
      "Ai cerut ștergerea contului și a datelor tale. Facturile și comenzile rămân atât cât cere legea contabilității. Ștergerea nu poate fi anulată.",
    link: "Șterge contul și datele mele",
  },
};

/** Goes to the account's own address, whatever was typed into the form. */
export function privacyLinkMail({ email, firstName, kind, code }: PrivacyLink, shop: MailShop): Mail {
  const { title, intro, link } = WORDS[kind];
  const hello = `Bună, ${firstName}!`;
  const limit = "Linkul este valabil 24 de ore și poate fi folosit o singură dată.";
  const stranger = "Dacă nu tu ai făcut cererea, ignoră acest mesaj și schimbă-ți parola.";
  const address = `${shop.url}/date-personale/${code}`;
  const page = mailPage(
    {
      title,
      body: html`<p>${hello} ${intro}</p>
        <p><a href="${address}">${link}</a></p>
        <p>${limit}</p>
        <p>${stranger}</p>`,
      text: [`${hello} ${intro}`, "", address, "", limit, "", stranger].join("\n"),
    },
    shop,
  );
  // The code itself stays between shop and mailbox: message ids are kept in many places.
  const id = createHash("sha256").update(code).digest("hex").slice(0, 24);
  return { id: `privacy-${id}`, to: email, subject: `${shop.name}: ${title}`, ...page };
}
