import { MAIL_GROUPS, MAIL_PLACES } from "@curat/contract/staff/mail-texts.values";
import type { MailPlace } from "@curat/contract/staff/mail-texts.values";

export const texts = {
  groups: MAIL_GROUPS,
  places: (places: MailPlace[]) => {
    const empty = "Un câmp gol păstrează textul inițial.";
    if (places.length === 0) return empty;
    const named = places.map((place) => `{${place}} este ${MAIL_PLACES[place]}`);
    return `Câmpuri care se completează automat: ${named.join(", ")}. ${empty}`;
  },
  whenEmpty: (text: string) =>
    text === ""
      ? "Dacă îl lași gol, textul începe imediat după salut."
      : `Dacă îl lași gol, apare: „${text}”`,
};
