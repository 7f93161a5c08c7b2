import { catalogue, optional } from "@curat/contract/texts.values";

export const texts = catalogue("checkout-form", {
  free: "Gratuit",
  loginOver: "Sesiunea a expirat. Intră din nou: coșul și datele comenzii s-au păstrat.",
  zipcode: "Cod poștal",
  zipcodeHint: optional("Opțional, 6 cifre."),
});
