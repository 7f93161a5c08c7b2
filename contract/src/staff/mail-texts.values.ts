/** The mails whose words a shop may choose: what is told of an order, by what happened to it. */
export const MAIL_TEXTS = {
  placed: "Comanda a fost înregistrată",
  paid: "Plata a fost primită",
  payment_failed: "Plata cu cardul nu a reușit",
  transfer_reminder: "Reamintire: banii nu au venit încă",
  confirmed: "Comanda a fost confirmată",
  shipped: "Comanda a plecat sau poate fi ridicată",
  delivered: "Comanda a fost livrată sau ridicată",
  cancelled: "Comanda a fost anulată",
  refused: "Comanda nu a putut fi finalizată",
} as const;
export type MailTextKey = keyof typeof MAIL_TEXTS;
// The table's own keys.
export const MAIL_TEXT_KEYS = Object.keys(MAIL_TEXTS) as [MailTextKey, ...MailTextKey[]];

/** What is put in where a text names it so. */
export const MAIL_PLACES = {
  numar: "numărul comenzii",
  nume: "prenumele cumpărătorului",
  suma: "totalul comenzii",
} as const;
export type MailPlace = keyof typeof MAIL_PLACES;

export const LONGEST_MAIL_TITLE = 120;
export const LONGEST_MAIL_INTRO = 500;

const PLACE = /\{([^{}]*)\}/g;

/** The places of a text that there are not, as they were typed. */
export function unknownPlaces(text: string): string[] {
  return [...text.matchAll(PLACE)]
    .map(([, name = ""]) => name)
    .filter((name) => !Object.hasOwn(MAIL_PLACES, name));
}

/** A text with its places filled in. */
export function filledText(text: string, values: Record<MailPlace, string>): string {
  return text.replaceAll(PLACE, (whole, name: string) =>
    Object.hasOwn(MAIL_PLACES, name) ? values[name as MailPlace] : whole,
  );
}
