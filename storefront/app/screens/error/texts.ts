import { catalogue } from "@curat/contract/texts.values";

const messages: Record<number, string> = {
  400: "Cererea nu este validă.",
  403: "Nu ai acces la această pagină.",
  429: "Prea multe încercări. Încearcă mai târziu.",
  500: "A apărut o eroare. Încearcă din nou peste puțin timp.",
  503: "Serviciul nu este disponibil momentan.",
};

export const texts = catalogue("error", {
  // Quoted verbatim (requirements: C8).
  unnamed: "Error",
  fallback: "An error occurred while showing the error page",
  home: "Mergi la prima pagină",
  again: "Încearcă din nou",
  tooBusy: "Magazinul are foarte mulți vizitatori acum.",
  kept: "Coșul și contul tău sunt păstrate.",
  tooBusyHint: "Coșul și contul tău sunt păstrate. Încearcă din nou peste câteva secunde.",
  messages,
});
