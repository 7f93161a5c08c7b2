import type { Customer } from "../../platform/sessions/index.ts";
import { buttonLink, letter, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

/** Returns the email that confirms a new account, lists its benefits and links to it. */
export function customerCreatedMail({ id, firstName, email }: Customer, shop: MailShop): Mail {
  return letter(
    {
      key: "account_created",
      id: `customer-${id}-created`,
      to: email,
      name: firstName,
      title: "Contul tău a fost creat",
      intro: `Îți mulțumim că ți-ai creat un cont la ${shop.name}.`,
      places: { nume: firstName },
      parts: [
        paragraph("În cont găsești comenzile, adresele, firmele și produsele tale favorite."),
        buttonLink("Contul meu", `${shop.url}/account/info`),
        paragraph("Dacă nu tu ai creat contul, răspunde la acest e-mail și îl ștergem."),
      ],
    },
    shop,
  );
}
