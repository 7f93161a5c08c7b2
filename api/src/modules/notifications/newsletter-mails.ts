/** The two mails of the newsletter: the link that confirms, and the code that was promised. Pure: facts in, mail out. */
import { createHash } from "node:crypto";
import { html } from "../../text/template.ts";
import { formatDay } from "../../text/time.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

interface ConfirmFacts {
  email: string;
  code: string;
  shop: MailShop;
}

/** Sent to whoever was typed in: it says what to do when it was somebody else. */
export function newsletterConfirmMail({ email, code, shop }: ConfirmFacts): Mail {
  const title = "Confirmă abonarea la newsletter";
  const link = `${shop.url}/newsletter/confirm/${code}`;
  const intro = `Ai cerut să primești ofertele ${shop.name} pe e-mail. Confirmă adresa și îți trimitem un cod de 10% pentru următoarea comandă.`;
  const stranger = "Dacă nu tu ai cerut abonarea, ignoră acest mesaj: fără confirmare nu îți mai scriem.";
  const page = mailPage(
    {
      title,
      body: html`<p>${intro}</p>
        <p><a href="${link}">Confirm abonarea</a></p>
        <p>${stranger}</p>`,
      text: [intro, "", link, "", stranger].join("\n"),
    },
    shop,
  );
  // The code itself stays between shop and mailbox: message ids are kept in many places.
  const id = createHash("sha256").update(code).digest("hex").slice(0, 24);
  return { id: `newsletter-${id}`, to: email, subject: `${shop.name}: ${title}`, ...page };
}

interface CodeFacts {
  email: string;
  code: string;
  endsAt: Date;
  /** Signed for this address. */
  unsubscribeUrl: string;
  shop: MailShop;
}

/** The voucher, with what it can be used for. */
export function newsletterCodeMail({ email, code, endsAt, unsubscribeUrl, shop }: CodeFacts): Mail {
  const title = "Codul tău de 10% pentru următoarea comandă";
  const until = formatDay(endsAt);
  const intro = "Abonarea ta la newsletter este confirmată. Codul tău este:";
  const terms = `Scrie codul în coș. Este valabil o singură dată, până la ${until}, la o comandă făcută cu adresa ${email}.`;
  const leave = "Nu mai vrei newsletterul?";
  const page = mailPage(
    {
      title,
      body: html`<p>${intro}</p>
        <p style="font-size:21px;font-weight:bold;letter-spacing:1px">${code}</p>
        <p>${terms}</p>
        <p>${leave} <a href="${unsubscribeUrl}">Dezabonează-mă</a></p>`,
      text: [intro, "", code, "", terms, "", `${leave} Dezabonează-mă: ${unsubscribeUrl}`].join("\n"),
    },
    shop,
  );
  return {
    id: `newsletter-${code.toLowerCase()}`,
    unsubscribeUrl,
    to: email,
    subject: `${shop.name}: ${title}`,
    ...page,
  };
}
