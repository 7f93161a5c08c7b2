import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("consent-form", {
  settings: "Setări cookie",
  about: "Alegi aici ce poate fi păstrat în browserul tău. Te poți răzgândi oricând.",
  loading: "Se încarcă setările…",
  all: "Accept tot",
  none: "Refuz tot",
  save: "Salvează alegerea",
  always: "mereu activ",
  kept: phrase("Păstrare: {durata}"),
  saved: "Alegerea ta a fost salvată.",
  failed: "Alegerea nu a putut fi salvată. Încearcă din nou.",
  unavailable: "Setările nu pot fi afișate acum. Reîncarcă pagina peste câteva clipe.",
});

/** The settings' own page, for everyone; every page links it. */
export const COOKIE_PAGE = "/cookie";
/** The three ways to answer; refusing is one press, as accepting is. */
export const CONSENT_INTENT = { all: "all", none: "none", chosen: "chosen" } as const;
