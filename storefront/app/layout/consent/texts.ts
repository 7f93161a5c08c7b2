import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("consent-banner", {
  banner: "Cookie-uri",
  title: "Tu alegi ce păstrăm în browserul tău",
  about:
    "Coșul și contul au nevoie de câteva cookie-uri. Pentru preferințe, statistică și reclame îți cerem acordul; te poți răzgândi oricând.",
  policy: "Politica de cookie-uri",
});
