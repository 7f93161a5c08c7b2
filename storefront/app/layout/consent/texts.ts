import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("consent-banner", {
  banner: "Cookie-uri",
  title: "Tu alegi ce păstrăm în browserul tău",
  about:
    "Câteva cookie-uri sunt necesare pentru coș și cont. Pentru preferințe, statistică și reclame îți cerem acordul; te poți răzgândi oricând.",
  policy: "Politica de cookie-uri",
});
