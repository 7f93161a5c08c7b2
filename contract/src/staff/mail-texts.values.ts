/** Placeholders of email texts, with their labels. */
export const MAIL_PLACES = {
  numar: "numărul",
  nume: "prenumele cititorului",
  suma: "suma",
  produs: "denumirea produsului",
} as const;
export type MailPlace = keyof typeof MAIL_PLACES;

export const MAIL_GROUPS = {
  orders: "Comenzi",
  returns: "Retururi și retrageri",
  accounts: "Conturi",
  answers: "Mesaje, sesizări, recenzii",
  news: "Newsletter și alerte",
  privacy: "Date personale",
} as const;
export type MailGroup = keyof typeof MAIL_GROUPS;

interface MailText {
  group: MailGroup;
  /** The event after which the email is sent. */
  label: string;
  places: readonly MailPlace[];
}

const ofOrder = (label: string): MailText => ({ group: "orders", label, places: ["numar", "nume", "suma"] });
const ofReturn = (label: string): MailText => ({ group: "returns", label, places: ["numar", "nume"] });
const toReader = (group: MailGroup, label: string): MailText => ({ group, label, places: ["nume"] });
const ofProduct = (group: MailGroup, label: string): MailText => ({
  group,
  label,
  places: ["nume", "produs"],
});

/** Emails to buyers whose texts can be changed, in the order of events. */
export const MAIL_TEXTS = {
  placed: ofOrder("Comanda a fost înregistrată"),
  paid: ofOrder("Plata a fost primită"),
  payment_failed: ofOrder("Plata cu cardul nu a reușit"),
  transfer_reminder: ofOrder("Reamintire: plata nu a fost primită încă"),
  confirmed: ofOrder("Comanda a fost confirmată"),
  changed: ofOrder("Comanda a fost modificată de magazin"),
  parcel: ofOrder("O parte a comenzii a fost expediată"),
  parcel_last: ofOrder("Ultima parte a comenzii a fost expediată"),
  shipped: ofOrder("Comanda a fost expediată sau poate fi ridicată"),
  delivered: ofOrder("Comanda a fost livrată sau ridicată"),
  cancelled: ofOrder("Comanda a fost anulată"),
  refused: ofOrder("Comanda nu a putut fi finalizată"),
  invoice: ofOrder("Factura"),
  storno: ofOrder("Factura storno"),
  payment_reminder: ofOrder("Reamintire: factura nu este plătită"),
  refund: ofOrder("Restituire de bani"),
  refund_account: ofOrder("Contul pentru restituire s-a schimbat"),
  order_link: ofOrder("Linkul care deschide comanda"),
  payment_link: ofOrder("Linkul de plată"),
  return_declared: ofReturn("Retragerea a fost înregistrată"),
  return_requested: ofReturn("Cererea de retur a fost primită"),
  return_approved: ofReturn("Returul a fost aprobat"),
  return_on_the_way: ofReturn("Returul este pe drum"),
  return_received: ofReturn("Returul a fost recepționat"),
  return_refunded: ofReturn("Îi returnăm clientului banii pentru retur"),
  return_rejected: ofReturn("Returul a fost respins"),
  return_waybill: ofReturn("Curierul aduce returul înapoi"),
  return_account_asked: ofReturn("Îi cerem clientului contul pentru restituirea banilor"),
  return_account_named: ofReturn("Contul pentru restituirea banilor a fost salvat"),
  account_created: toReader("accounts", "Bun venit: contul a fost creat"),
  password_reset: toReader("accounts", "Resetarea parolei"),
  password_changed: toReader("accounts", "Parola a fost schimbată"),
  email_changed: toReader("accounts", "Adresa de e-mail nouă a contului"),
  email_left: toReader("accounts", "Adresa de e-mail veche, după schimbare"),
  contact_answer: toReader("answers", "Răspuns la un mesaj"),
  complaint_kept: { group: "answers", label: "Sesizarea a fost primită", places: ["numar", "nume"] },
  complaint_answer: { group: "answers", label: "Răspuns la o sesizare", places: ["numar", "nume"] },
  offer_received: toReader("answers", "Cererea de ofertă a fost primită"),
  offer_sent: { group: "answers", label: "Oferta", places: ["numar", "nume"] },
  recurring_draft: toReader("orders", "Comanda recurentă așteaptă confirmarea"),
  offer_withdrawn: { group: "answers", label: "Oferta a fost retrasă", places: ["numar", "nume"] },
  review_report: toReader("answers", "Semnalarea unei recenzii a fost primită"),
  review_published: ofProduct("answers", "Recenzia a fost publicată"),
  review_rejected: ofProduct("answers", "Recenzia nu a fost publicată"),
  newsletter_confirm: { group: "news", label: "Confirmarea abonării", places: [] },
  newsletter_code: { group: "news", label: "Codul de reducere pentru abonați", places: [] },
  stock_alert: ofProduct("news", "Produsul este din nou în stoc"),
  cart_reminder: toReader("news", "Un abonat a lăsat produse în coș"),
  reorder_reminder: toReader("news", "Un abonat ar putea comanda din nou"),
  privacy_copy: toReader("privacy", "Copia datelor"),
  privacy_erasure: toReader("privacy", "Confirmarea ștergerii datelor"),
  privacy_closed: toReader("privacy", "Cererea a fost închisă"),
} as const satisfies Record<string, MailText>;
export type MailTextKey = keyof typeof MAIL_TEXTS;
// Object.keys types its result as string[].
export const MAIL_TEXT_KEYS = Object.keys(MAIL_TEXTS) as [MailTextKey, ...MailTextKey[]];

/** Returns the placeholders that an email's texts may contain. */
export function placesOf(key: MailTextKey): readonly MailPlace[] {
  return MAIL_TEXTS[key].places;
}

export const MAX_MAIL_TITLE_LENGTH = 120;
export const MAX_MAIL_INTRO_LENGTH = 500;

const PLACE = /\{([^{}]*)\}/g;
const isPlace = (name: string): name is MailPlace => Object.hasOwn(MAIL_PLACES, name);

/** Returns the placeholders in a text that the email does not support, spelled as entered. */
export function unknownPlaces(text: string, key: MailTextKey): string[] {
  return [...text.matchAll(PLACE)]
    .map(([, name = ""]) => name)
    .filter((name) => !isPlace(name) || !placesOf(key).includes(name));
}

export function filledText(text: string, values: Partial<Record<MailPlace, string>>): string {
  return text.replaceAll(PLACE, (whole, name: string) => (isPlace(name) ? (values[name] ?? whole) : whole));
}
