import { createHash } from "node:crypto";
import { html } from "../../../text/template.ts";
import { formatDay } from "../../../text/time.ts";
import { buttonLink, letter, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

interface ConfirmFacts {
  email: string;
  code: string;
  percent: number;
  shop: MailShop;
}

/**
 * Returns the email that asks the recipient to confirm the subscription, because anyone may have entered the
 * address.
 */
export function newsletterConfirmMail({ email, code, percent, shop }: ConfirmFacts): Mail {
  // The id contains only a hash, because message ids are logged and the code is secret.
  const id = createHash("sha256").update(code).digest("hex").slice(0, 24);
  return letter(
    {
      key: "newsletter_confirm",
      id: `newsletter-${id}`,
      to: email,
      title: "Confirmă abonarea la newsletter",
      intro: `Ai cerut să primești ofertele ${shop.name} pe e-mail. Confirmă adresa și îți trimitem un cod de ${percent}% pentru următoarea comandă.`,
      places: {},
      parts: [
        buttonLink("Confirmă abonarea", `${shop.url}/newsletter/confirm/${code}`),
        paragraph("Dacă nu tu ai cerut abonarea, ignoră acest mesaj: fără confirmare nu îți mai scriem."),
      ],
    },
    shop,
  );
}

interface CodeFacts {
  email: string;
  code: string;
  endsAt: Date;
  percent: number;
  unsubscribeUrl: string;
  shop: MailShop;
}

/** Returns the email with the voucher code and its conditions. */
export function newsletterCodeMail({ email, code, percent, endsAt, unsubscribeUrl, shop }: CodeFacts): Mail {
  const leave = "Nu mai vrei newsletterul?";
  return letter(
    {
      key: "newsletter_code",
      id: `newsletter-${code.toLowerCase()}`,
      to: email,
      unsubscribeUrl,
      title: `Codul tău de ${percent}% pentru următoarea comandă`,
      intro: "Abonarea ta la newsletter este confirmată. Codul tău este:",
      places: {},
      parts: [
        {
          html: html`<p style="font-size:21px;font-weight:bold;letter-spacing:1px">${code}</p> `,
          text: code,
        },
        paragraph(
          `Scrie codul în coș. Este valabil o singură dată, până la ${formatDay(endsAt)}, la o comandă făcută cu adresa ${email}.`,
        ),
        {
          html: html`<p>${leave} <a href="${unsubscribeUrl}" style="color:#16181d">Dezabonează-mă</a></p> `,
          text: `${leave} Dezabonează-mă: ${unsubscribeUrl}`,
        },
      ],
    },
    shop,
  );
}
