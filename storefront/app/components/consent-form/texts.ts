import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("consent-form", {
  settings: "Setări cookie",
  about: "Alege ce date putem păstra în browserul tău. Te poți răzgândi oricând.",
  loading: "Se încarcă setările…",
  all: "Accept tot",
  none: "Refuz tot",
  save: "Salvează alegerea",
  always: "mereu activ",
  kept: phrase("Durată: {durata}"),
  saved: "Alegerea ta a fost salvată.",
  failed: "Alegerea nu a putut fi salvată. Încearcă din nou.",
  unavailable: "Setările nu pot fi afișate acum. Reîncarcă pagina peste câteva clipe.",
});

export const COOKIE_PAGE = "/cookie";
/** Submit buttons: accept all, refuse all, or save the ticked choices. */
export const CONSENT_INTENT = { all: "all", none: "none", chosen: "chosen" } as const;
