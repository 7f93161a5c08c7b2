import { MAIL_GROUPS, MAIL_PLACES } from "@curat/contract/staff/mail-texts.values";
import type { MailPlace } from "@curat/contract/staff/mail-texts.values";

export const texts = {
  title: "Texte mailuri",
  intro:
    "Toate mailurile către clienți au texte ale lor. Aici alegi subiectul și introducerea; tabelele, linkurile și ce cere legea rămân.",
  own: "textul magazinului",
  chosen: "scris de voi",
  words: "Textul",
  subject: "Subiect",
  introduction: "Introducere",
  groups: MAIL_GROUPS,
  places: (places: MailPlace[]) => {
    const empty = "Un câmp gol rămâne cum este mailul.";
    if (places.length === 0) return empty;
    const named = places.map((place) => `{${place}} este ${MAIL_PLACES[place]}`);
    return `Locuri care se completează singure: ${named.join(", ")}. ${empty}`;
  },
  whenEmpty: (text: string) => (text === "" ? "Gol: după salut vine ce este de spus." : `Gol: „${text}”`),
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
