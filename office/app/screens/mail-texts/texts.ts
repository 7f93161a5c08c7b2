import { MAIL_PLACES } from "@curat/contract/staff/mail-texts.values";

const places = Object.entries(MAIL_PLACES).map(([place, what]) => `{${place}} este ${what}`);

export const texts = {
  title: "Texte mailuri",
  intro:
    "Mailurile despre comenzi au texte ale lor. Aici alegi subiectul și introducerea; tabelele, linkurile și ce cere legea rămân.",
  own: "textul magazinului",
  chosen: "scris de voi",
  words: "Textul",
  subject: "Subiect",
  introduction: "Introducere",
  places: `Locuri care se completează singure: ${places.join(", ")}. Un câmp gol rămâne cum este mailul.`,
  whenEmpty: (text: string) => `Gol: „${text}”`,
  show: "Vezi mailul",
  save: "Salvează",
  saved: "Textul a fost salvat. Mailurile pleacă de acum așa.",
  reset: "Revino la textul inițial",
  wasReset: "Mailul are din nou textul lui.",
  test: "Trimite-mi o probă",
  sent: (to: string) => `Proba a plecat la ${to}.`,
  preview: "Cum arată",
  subjectIs: "Subiect:",
  asHtml: "Mailul",
  asText: "Numai text",
  readOnly: "Poți vedea textele, dar nu le poți schimba.",
};
