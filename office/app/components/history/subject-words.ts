/** What a change is about, in words. */

/** By the kinds that the log knows; one that has no word yet is called by its own. */
const WORDS: Partial<Record<string, string>> = {
  article: "articol",
  blog_section: "secțiune de blog",
  brand: "marcă",
  bundle: "pachet",
  category: "categorie",
  complaint: "sesizare",
  footer: "subsolul site-ului",
  home: "prima pagină",
  landing: "pagină de campanie",
  menu: "meniu",
  order: "comandă",
  parameter: "caracteristică",
  post: "articol de blog",
  product: "produs",
  promotion: "promoție",
  redirect: "redirecționare",
  return: "retur",
  review: "recenzie",
  settings: "setări",
  staff_key: "cheie pentru programe",
  staff_member: "om al magazinului",
  staff_role: "rol",
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
  staff_member: "/oameni",
  staff_role: "/roluri",
};

/** The kinds as a filter offers them. */
export const SUBJECT_KINDS = Object.entries(WORDS).map(([value, label]) => ({
  value,
  label: label ?? value,
}));
