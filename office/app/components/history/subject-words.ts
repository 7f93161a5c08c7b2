/** What a change is about, in words. */
import { SUBJECT_KINDS } from "@curat/contract/staff/changes.values";
import type { SubjectKind } from "@curat/contract/staff/changes.values";

const WORDS: Record<SubjectKind, string> = {
  answer_template: "șablon de răspuns",
  article: "articol",
  "blog-category": "categorie de blog",
  "blog-post": "articol de blog",
  "blog-tag": "etichetă de blog",
  brand: "marcă",
  bundle: "pachet",
  category: "categorie",
  company: "firmă",
  complaint: "sesizare",
  customer: "client",
  customer_note: "notă despre un client",
  home: "prima pagină",
  incoming_file: "fișier de încasări",
  incoming_row: "rând de încasări",
  invoice: "factură",
  key: "cheie pentru programe",
  landing: "pagină de campanie",
  medium: "imagine sau fișier",
  menu: "meniu",
  message: "mesaj",
  order: "comandă",
  order_note: "notă despre o comandă",
  parameter: "caracteristică",
  price: "prețul produsului",
  privacy_request: "cerere privind datele",
  product: "produs",
  "promoted-price": "preț promoțional al produsului",
  promotion: "promoție",
  redirect: "redirecționare",
  refund: "restituire de bani",
  return: "retur",
  review: "recenzie",
  setting: "setare",
  shipment: "colet al comenzii",
  staff_factors: "al doilea factor al omului",
  staff_member: "om al magazinului",
  staff_role: "rol",
  staff_view: "listă salvată",
  stock: "stocul produsului",
  store: "punct de lucru",
  voucher: "voucher",
};

/** "produs 12": a thing by its kind and id. */
export function subjectText(kind: SubjectKind, id: string): string {
  return `${WORDS[kind]} ${id}`;
}

/** Where the office shows a thing; undefined where it has no page of its own. */
export function subjectPage(kind: SubjectKind, id: string): string | undefined {
  const room = ROOMS[kind];
  return room === undefined ? undefined : `${room}/${encodeURIComponent(id)}`;
}

const ROOMS: Partial<Record<SubjectKind, string>> = {
  customer: "/clienti",
  answer_template: "/sabloane",
  company: "/firme",
  complaint: "/reclamatii",
  message: "/mesaje",
  order: "/comenzi",
  price: "/produse",
  privacy_request: "/cereri-date",
  product: "/produse",
  return: "/retururi",
  review: "/recenzii",
  setting: "/setari",
  staff_member: "/oameni",
  staff_role: "/roluri",
  stock: "/produse",
};

/** The kinds as a filter offers them, by their words. */
export const SUBJECT_OPTIONS = SUBJECT_KINDS.map((value) => ({ value, label: WORDS[value] })).sort(
  (one, other) => one.label.localeCompare(other.label, "ro"),
);
