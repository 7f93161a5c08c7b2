/** What a change is about, in words. */

/** By the kinds that changes are recorded under; one that has no word yet is called by its own. */
const WORDS: Partial<Record<string, string>> = {
  article: "articol",
  "blog-category": "categorie de blog",
  "blog-post": "articol de blog",
  "blog-tag": "etichetă de blog",
  brand: "marcă",
  bundle: "pachet",
  category: "categorie",
  complaint: "sesizare",
  home: "prima pagină",
  invoice: "factură",
  key: "cheie pentru programe",
  landing: "pagină de campanie",
  medium: "imagine sau fișier",
  menu: "meniu",
  order: "comandă",
  parameter: "caracteristică",
  price: "prețul produsului",
  product: "produs",
  "promoted-price": "preț promoțional al produsului",
  promotion: "promoție",
  redirect: "redirecționare",
  refund: "restituire de bani",
  return: "retur",
  review: "recenzie",
  setting: "setare",
  shipment: "colet al comenzii",
  staff_member: "om al magazinului",
  staff_role: "rol",
  stock: "stocul produsului",
  store: "punct de lucru",
  voucher: "voucher",
};

/** "produs 12": a thing by its kind and id. */
export function subjectText(kind: string, id: string): string {
  return `${WORDS[kind] ?? kind} ${id}`;
}

/** Where the office shows a thing; undefined where it has no page of its own. */
export function subjectPage(kind: string, id: string): string | undefined {
  const room = ROOMS[kind];
  return room === undefined ? undefined : `${room}/${encodeURIComponent(id)}`;
}

const ROOMS: Partial<Record<string, string>> = {
  order: "/comenzi",
  return: "/retururi",
  staff_member: "/oameni",
  staff_role: "/roluri",
};

/** The kinds as a filter offers them. */
export const SUBJECT_KINDS = Object.entries(WORDS).map(([value, label]) => ({
  value,
  label: label ?? value,
}));
