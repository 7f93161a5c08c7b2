import { RESET_MINUTES } from "../../selling/customers/index.ts";
import type { Customer } from "../../platform/sessions/index.ts";
import { buttonLink, letter, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export interface PasswordResetFacts {
  customer: Customer;
  token: string;
  request: string;
}

/**
 * Returns the email with a link to reset the password, its lifetime, and advice for recipients who did not request
 * it.
 */
export function passwordResetMail(
  { customer: { firstName, email }, token, request }: PasswordResetFacts,
  shop: MailShop,
): Mail {
  return letter(
    {
      key: "password_reset",
      id: `password-reset-${request}`,
      to: email,
      name: firstName,
      title: "Resetarea parolei",
      intro: "Am primit o cerere de resetare a parolei contului tău.",
      places: { nume: firstName },
      parts: [
        buttonLink("Alege o parolă nouă", `${shop.url}/password-reset/${token}`),
        paragraph(`Linkul este valabil ${RESET_MINUTES} de minute și poate fi folosit o singură dată.`),
        paragraph("Dacă nu tu ai cerut resetarea, ignoră acest mesaj: parola rămâne neschimbată."),
      ],
    },
    shop,
  );
}
