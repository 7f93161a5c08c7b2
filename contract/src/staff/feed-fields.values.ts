/** Field labels of the setting `feeds`, keyed by name in its schema. */
import { FEED_FORMAT_LABEL } from "./feeds.values.ts";

export const FEED_FIELDS = {
  robots: { label: "Roboți cu acces în magazin" },
  search: { label: "Motoare de căutare" },
  assistants: { label: "Asistenți AI care caută pentru un utilizator" },
  training: { label: "Colectarea textelor pentru antrenarea modelelor" },
  feeds: { label: "Fluxuri de produse", row: "Fluxul", one: "un flux" },
  name: { label: "Numele fișierului", hint: "De exemplu compari.xml." },
  key: {
    label: "Cheia secretă",
    hint: "Cel puțin 20 de caractere. Dacă o lași goală, fluxul este public.",
  },
  format: {
    label: "Forma",
    options: FEED_FORMAT_LABEL,
  },
  hasSoldOut: { label: "Include produsele cu stoc epuizat" },
  template: { label: "Are un șablon propriu" },
  header: { label: "Începutul fișierului", isLong: true },
  item: { label: "Rândul unui produs", isLong: true },
  footer: { label: "Sfârșitul fișierului", isLong: true },
  escape: { label: "Caracterele speciale se scriu ca în", options: { xml: "XML", csv: "CSV" } },
} as const;
