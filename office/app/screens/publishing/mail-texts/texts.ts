import { MAIL_GROUPS, MAIL_PLACES } from "@curat/contract/staff/mail-texts.values";
import type { MailPlace } from "@curat/contract/staff/mail-texts.values";

export const texts = {
  groups: MAIL_GROUPS,
  places: (places: MailPlace[]) => {
    const empty = "Un câmp gol rămâne cum este mailul.";
    if (places.length === 0) return empty;
    const named = places.map((place) => `{${place}} este ${MAIL_PLACES[place]}`);
    return `Locuri care se completează singure: ${named.join(", ")}. ${empty}`;
  },
  whenEmpty: (text: string) => (text === "" ? "Gol: după salut vine ce este de spus." : `Gol: „${text}”`),
};
