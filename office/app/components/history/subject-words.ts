import type { Change } from "@curat/contract/staff/changes";
import { SUBJECT_KINDS } from "@curat/contract/staff/changes.values";
import type { SubjectKind } from "@curat/contract/staff/changes.values";

const WORDS: Record<SubjectKind, string> = {
  account: "cont la un serviciu",
  answer_template: "șablon de răspuns",
  article: "articol",
  "blog-category": "categorie de blog",
  "blog-post": "articol de blog",
  "blog-tag": "etichetă de blog",
  brand: "brand",
  bundle: "pachet",
  category: "categorie",
  company: "firmă",
  "company-credit": "plata la termen a unei firme",
  complaint: "sesizare",
  cost: "cost",
  customer: "client",
  "customer-group": "grup de clienți",
  customer_note: "notă despre un client",
  draft: "ciornă",
  export: "fișier exportat",
  first_steps: "primii pași",
  home: "prima pagină",
  incoming_file: "fișier de încasări",
  incoming_row: "rând de încasări",
  invoice: "factură",
  job: "sarcină",
  key: "cheie API",
  landing: "pagină de campanie",
  medium: "imagine sau fișier",
  menu: "meniu",
  message: "mesaj",
  moving: "import din alt magazin",
  offer: "ofertă",
  order: "comandă",
  order_note: "notă despre o comandă",
  parameter: "caracteristică",
  price: "preț",
  "price-floor": "prețul minim",
  "price-list": "listă de prețuri",
  privacy_request: "cerere privind datele",
  product: "produs",
  "product-sheet": "foaie de produse",
  "promoted-price": "preț promoțional",
  promotion: "promoție",
  "purchase-order": "comandă la furnizor",
  receipt: "recepție",
  "recurring-order": "comandă recurentă",
  redirect: "redirecționare",
  refund: "restituire de bani",
  return: "retur",
  review: "recenzie",
  setting: "setare",
  shipment: "colet al comenzii",
  staff_factors: "al doilea factor al unui coleg",
  staff_member: "membru al echipei",
  staff_role: "rol",
  staff_view: "listă salvată",
  "courier-visit": "vizita curierului",
  handover: "predare la contabil",
  "stock-count": "inventar",
  "stock-level": "stocul minim",
  "stock-place": "loc de stoc",
  "delivery-method": "metodă de livrare",
  campaign: "campanie",
  "mail-suppression": "adresă exclusă din campanii",
  webhook: "webhook",
  "emag-offer": "ofertă eMAG",
  "stock-transfer": "transfer de stoc",
  "seap-item": "poziția din SEAP",
  stock: "stoc",
  store: "punct de lucru",
  supplier: "furnizor",
  "supplier-offer": "oferta unui furnizor",
  voucher: "voucher",
};

type Described = Pick<Change, "subject_kind" | "subject_id" | "order"> & Partial<Pick<Change, "product">>;

/** Labels a change's record: "comandă 100123", "preț, Săpun lichid (SAP-1)", "rol". */
export function subjectText({ subject_kind: kind, order, product }: Described): string {
  if (product) return `${WORDS[kind]}, ${product.name} (${product.code})`;
  if (!order) return WORDS[kind];
  if (kind === "order" || kind === "shipment") return `${WORDS[kind]} ${order.number}`;
  return `${WORDS[kind]}, comanda ${order.number}`;
}

/** Returns the office page of the changed record or of its order, if any. */
export function subjectPage({ subject_kind: kind, subject_id: id, order }: Described): string | undefined {
  const only = ONLY[kind];
  if (only !== undefined) return only;
  const room = ROOMS[kind];
  if (room !== undefined) return `${room}/${encodeURIComponent(id)}`;
  return order ? `/comenzi/${order.id}` : undefined;
}

const ONLY: Partial<Record<SubjectKind, string>> = {
  first_steps: "/pasi",
  home: "/acasa-magazin",
  job: "/lucrari/sarcini",
  menu: "/meniuri",
};

const ROOMS: Partial<Record<SubjectKind, string>> = {
  account: "/setari/conturi",
  brand: "/producatori",
  bundle: "/pachete",
  category: "/categorii",
  parameter: "/caracteristici",
  answer_template: "/sabloane",
  company: "/firme",
  "company-credit": "/firme",
  complaint: "/reclamatii",
  customer: "/clienti",
  "customer-group": "/grupuri-clienti",
  key: "/chei",
  landing: "/pagini",
  medium: "/media",
  article: "/articole",
  "blog-post": "/blog",
  message: "/mesaje",
  moving: "/mutare",
  offer: "/oferte",
  order: "/comenzi",
  price: "/produse",
  "promoted-price": "/produse",
  "price-floor": "/produse",
  "price-list": "/liste-preturi",
  privacy_request: "/cereri-date",
  product: "/produse",
  "product-sheet": "/foi",
  promotion: "/promotii",
  "purchase-order": "/comenzi-furnizori",
  receipt: "/receptii",
  "recurring-order": "/comenzi-recurente",
  return: "/retururi",
  review: "/recenzii",
  setting: "/setari",
  staff_factors: "/oameni",
  staff_member: "/oameni",
  staff_role: "/roluri",
  cost: "/produse",
  stock: "/produse",
  "courier-visit": "/comenzi/predare",
  handover: "/contabilitate",
  "stock-count": "/inventare",
  "stock-level": "/produse",
  "stock-place": "/locuri-stoc",
  "delivery-method": "/setari/metode-livrare",
  campaign: "/campanii",
  webhook: "/webhookuri",
  "emag-offer": "/emag/oferte",
  "stock-transfer": "/transferuri",
  "seap-item": "/produse",
  supplier: "/furnizori",
  voucher: "/vouchere",
};

export const SUBJECT_OPTIONS = SUBJECT_KINDS.map((value) => ({ value, label: WORDS[value] })).sort(
  (one, other) => one.label.localeCompare(other.label, "ro"),
);
