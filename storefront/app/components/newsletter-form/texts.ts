import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("newsletter-form", {
  email: "Adresa ta de e-mail",
  subscribe: "Abonează-mă",
});
