import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import type { Permission } from "@curat/contract/staff/permissions.values";

type Noun<P extends string = Permission> = P extends `${infer N}:${string}` ? N : never;
type Verb<P extends string = Permission> = P extends `${string}:${infer V}` ? V : never;

const NOUNS: Record<Noun, string> = {
  orders: "Comenzi",
  figures: "Cifrele vânzărilor",
  payments: "Încasări",
  refunds: "Restituiri de bani",
  credit: "Plata la termen și creanțe",
  shipments: "Colete și AWB",
  invoices: "Facturi",
  books: "Registre și contabilitate",
  compliance: "Conformitate",
  doctor: "Starea magazinului",
  returns: "Retururi",
  complaints: "Sesizări",
  messages: "Mesaje",
  offers: "Cereri de ofertă și oferte",
  reviews: "Recenzii",
  templates: "Șabloane de răspuns",
  products: "Produse",
  prices: "Prețuri",
  "price-lists": "Liste de prețuri",
  stock: "Stoc",
  purchasing: "Furnizori, comenzi și recepții",
  costs: "Costuri de achiziție și marje",
  categories: "Categorii",
  parameters: "Caracteristici",
  brands: "Branduri",
  promotions: "Promoții",
  bundles: "Pachete",
  vouchers: "Vouchere",
  discounts: "Reduceri pe comenzi",
  stores: "Puncte de lucru",
  settings: "Setări",
  content: "Conținutul site-ului",
  blog: "Blog",
  redirects: "Redirecționări",
  media: "Imagini și fișiere",
  campaigns: "Campanii",
  customers: "Clienți",
  moving: "Import din alt magazin",
  changes: "Jurnalul modificărilor",
  jobs: "Operațiuni de durată",
  exports: "Exporturi",
  keys: "Chei API",
  webhooks: "Webhookuri",
  emag: "Vânzarea pe eMAG",
  staff: "Echipa",
  roles: "Roluri",
};

const VERBS: Record<Verb, string> = {
  view: "vede",
  run: "o face",
  give: "acordă",
  edit: "modifică",
  move: "confirmă și finalizează",
  pack: "împachetează și predă",
  cancel: "anulează și refuză",
  send: "trimite",
  issue: "emite",
  match: "potrivește",
  answer: "răspunde",
  undo: "anulează",
  merge: "unește conturi",
  export: "descarcă toate datele",
  erase: "șterge datele",
};

export interface PermissionGroup {
  noun: string;
  permissions: { permission: Permission; verb: string }[];
}

export const PERMISSION_GROUPS: PermissionGroup[] = [
  ...Map.groupBy(PERMISSIONS, (permission) => partsOf(permission).noun),
].map(([noun, permissions]) => ({
  noun: NOUNS[noun],
  permissions: permissions.map((permission) => ({ permission, verb: VERBS[partsOf(permission).verb] })),
}));

/** Labels one permission: "Comenzi: vede". */
export function permissionText(permission: Permission): string {
  const { noun, verb } = partsOf(permission);
  return `${NOUNS[noun]}: ${VERBS[verb]}`;
}

/** Describes permissions in one sentence per noun: "Comenzi: vede, modifică". */
export function sentencesOf(permissions: readonly Permission[]): string[] {
  return PERMISSION_GROUPS.flatMap(({ noun, permissions: all }) => {
    const verbs = all.filter(({ permission }) => permissions.includes(permission)).map(({ verb }) => verb);
    return verbs.length > 0 ? [`${noun}: ${verbs.join(", ")}`] : [];
  });
}

function partsOf(permission: Permission): { noun: Noun; verb: Verb } {
  const [noun, verb] = permission.split(":");
  // The casts restore the types that splitting the permission loses.
  return { noun: noun as Noun, verb: verb as Verb };
}
