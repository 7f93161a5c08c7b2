import type { Customer } from "../../platform/sessions/index.ts";
import { letter, link, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export interface PasswordChangedFacts {
  customer: Customer;
  change: string;
}

/** Returns the email about a changed password, with advice in case someone else changed it. */
export function passwordChangedMail(
  { customer: { firstName, email }, change }: PasswordChangedFacts,
  shop: MailShop,
): Mail {
  return letter(
    {
      key: "password_changed",
      id: `password-changed-${change}`,
      to: email,
      name: firstName,
      title: "Parola ta a fost schimbată",
      intro: "Parola contului tău a fost schimbată, iar celelalte sesiuni au fost închise.",
      places: { nume: firstName },
      parts: [
        paragraph("Dacă tu ai schimbat-o, nu ai nimic de făcut. Dacă nu, alege imediat o parolă nouă:"),
        link("Am uitat parola", `${shop.url}/auth`),
      ],
    },
    shop,
  );
}
