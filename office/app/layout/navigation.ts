import { MAY_IMPORT } from "@curat/contract/staff/exchange.values";
import type { Permission } from "@curat/contract/staff/permissions.values";
import type { NavigationIcon } from "./navigation-icons.ts";

export interface NavigationLink {
  to: string;
  text: string;
  icon: NavigationIcon;
}

interface Room extends NavigationLink {
  /** Any one of these permissions opens the page. Null if everyone may open it. */
  needs: Permission | readonly Permission[] | null;
  /** A permission required in addition. */
  needsToo?: Permission;
}

const ROOMS: { key: string; group: string; rooms: Room[] }[] = [
  { key: "home", group: "Acasă", rooms: [{ to: "/", text: "Acasă", icon: "home", needs: null }] },
  {
    key: "selling",
    group: "Vânzări",
    rooms: [
      { to: "/comenzi", text: "Comenzi", icon: "orders", needs: "orders:view" },
      { to: "/comenzi-recurente", text: "Comenzi recurente", icon: "recurring-orders", needs: "orders:view" },
      { to: "/oferte", text: "Oferte", icon: "offers", needs: "offers:view" },
      { to: "/vouchere", text: "Vouchere", icon: "vouchers", needs: "vouchers:view" },
      { to: "/seap", text: "Catalog SEAP", icon: "seap", needs: "products:view" },
      { to: "/emag", text: "eMAG", icon: "emag", needs: "emag:view" },
      { to: "/cifre", text: "Cifre", icon: "figures", needs: "figures:view" },
    ],
  },
  {
    key: "fulfilment",
    group: "Livrare",
    rooms: [
      {
        to: "/impachetare",
        text: "Împachetare",
        icon: "packing",
        needs: "orders:pack",
        needsToo: "orders:view",
      },
      {
        to: "/comenzi/predare",
        text: "Predare la curier",
        icon: "courier",
        needs: ["shipments:view", "shipments:edit"],
      },
    ],
  },
  {
    key: "catalogue",
    group: "Catalog",
    rooms: [
      { to: "/produse", text: "Produse", icon: "products", needs: "products:view" },
      { to: "/categorii", text: "Categorii", icon: "categories", needs: "categories:view" },
      { to: "/caracteristici", text: "Caracteristici", icon: "parameters", needs: "parameters:view" },
      { to: "/producatori", text: "Branduri", icon: "brands", needs: "brands:view" },
      { to: "/promotii", text: "Promoții", icon: "promotions", needs: "promotions:view" },
      { to: "/cadouri", text: "Cadouri", icon: "gifts", needs: "promotions:view" },
      { to: "/pachete", text: "Pachete", icon: "bundles", needs: "bundles:view" },
      { to: "/liste-preturi", text: "Liste de prețuri", icon: "price-lists", needs: "price-lists:view" },
    ],
  },
  {
    key: "purchasing",
    group: "Aprovizionare",
    rooms: [
      { to: "/de-comandat", text: "De comandat", icon: "replenishment", needs: "purchasing:view" },
      {
        to: "/comenzi-furnizori",
        text: "Comenzi la furnizori",
        icon: "purchase-orders",
        needs: "purchasing:view",
      },
      { to: "/receptii", text: "Recepții", icon: "receipts", needs: "purchasing:view" },
      { to: "/inventare", text: "Inventare", icon: "stock-counts", needs: "purchasing:view" },
      { to: "/transferuri", text: "Transferuri", icon: "stock-transfers", needs: "purchasing:view" },
      { to: "/locuri-stoc", text: "Locuri de stoc", icon: "stock-places", needs: "purchasing:view" },
      { to: "/loturi", text: "Loturi", icon: "lots", needs: "stock:view" },
      { to: "/fara-vanzari", text: "Fără vânzări", icon: "slow-movers", needs: "purchasing:view" },
      { to: "/furnizori", text: "Furnizori", icon: "suppliers", needs: "purchasing:view" },
    ],
  },
  {
    key: "money",
    group: "Bani",
    rooms: [
      { to: "/facturi", text: "Facturi", icon: "invoices", needs: "invoices:view" },
      { to: "/creante", text: "Creanțe", icon: "receivables", needs: "credit:view" },
      { to: "/incasari/ramburs", text: "Ramburs încasat", icon: "cash", needs: "payments:view" },
      { to: "/incasari/banca", text: "Extrase de cont", icon: "bank", needs: "payments:view" },
      { to: "/restituiri", text: "Restituiri", icon: "refunds", needs: "refunds:view" },
      { to: "/e-factura", text: "e-Factura", icon: "e-factura", needs: "invoices:view" },
      { to: "/registre", text: "Registre", icon: "books", needs: "books:view" },
      { to: "/contabilitate", text: "Contabilitate", icon: "accounting", needs: "books:view" },
    ],
  },
  {
    key: "aftersales",
    group: "După vânzare",
    rooms: [
      { to: "/retururi", text: "Retururi", icon: "returns", needs: "returns:view" },
      { to: "/reclamatii", text: "Sesizări", icon: "complaints", needs: "complaints:view" },
      { to: "/mesaje", text: "Mesaje", icon: "messages", needs: "messages:view" },
      { to: "/recenzii", text: "Recenzii", icon: "reviews", needs: "reviews:view" },
      { to: "/sabloane", text: "Șabloane de răspuns", icon: "templates", needs: "templates:view" },
    ],
  },
  {
    key: "customers",
    group: "Clienți",
    rooms: [
      { to: "/clienti", text: "Clienți", icon: "customers", needs: "customers:view" },
      { to: "/firme", text: "Firme", icon: "companies", needs: "customers:view" },
      { to: "/grupuri-clienti", text: "Grupuri de clienți", icon: "groups", needs: "price-lists:view" },
      { to: "/alerte-stoc", text: "Alerte de stoc", icon: "alerts", needs: "customers:view" },
      { to: "/campanii", text: "Campanii", icon: "campaigns", needs: "campaigns:view" },
      { to: "/newsletter", text: "Newsletter", icon: "newsletter", needs: "customers:view" },
      { to: "/cereri-date", text: "Cereri privind datele", icon: "privacy", needs: "customers:view" },
    ],
  },
  {
    key: "publishing",
    group: "Conținut",
    rooms: [
      { to: "/acasa-magazin", text: "Prima pagină", icon: "home-page", needs: "content:view" },
      { to: "/articole", text: "Articole", icon: "articles", needs: "content:view" },
      { to: "/blog", text: "Blog", icon: "blog", needs: "blog:view" },
      { to: "/pagini", text: "Pagini de campanie", icon: "landing", needs: "content:view" },
      { to: "/meniuri", text: "Meniuri", icon: "menus", needs: "content:view" },
      { to: "/texte-mailuri", text: "Texte de e-mail", icon: "mails", needs: "settings:view" },
      { to: "/texte-magazin", text: "Textele magazinului", icon: "texts", needs: "settings:view" },
      { to: "/redirectionari", text: "Redirecționări", icon: "redirects", needs: "redirects:view" },
      { to: "/media", text: "Media", icon: "media", needs: "media:view" },
    ],
  },
  {
    key: "exchange",
    group: "Date și conexiuni",
    rooms: [
      { to: "/import", text: "Import", icon: "import", needs: MAY_IMPORT },
      { to: "/export", text: "Export", icon: "export", needs: "exports:view" },
      { to: "/lucrari", text: "Operațiuni", icon: "jobs", needs: "jobs:view" },
      { to: "/mutare", text: "Import din alt magazin", icon: "moving", needs: "moving:run" },
      { to: "/fluxuri", text: "Fluxuri de produse", icon: "webhooks", needs: "settings:view" },
      { to: "/webhookuri", text: "Webhookuri", icon: "webhooks", needs: "webhooks:view" },
      { to: "/chei", text: "Chei API", icon: "keys", needs: "keys:view" },
    ],
  },
  {
    key: "backoffice",
    group: "Administrare",
    rooms: [
      { to: "/setari", text: "Setări", icon: "settings", needs: "settings:view" },
      { to: "/oameni", text: "Echipă", icon: "people", needs: "staff:view" },
      { to: "/roluri", text: "Roluri", icon: "roles", needs: "roles:view" },
      { to: "/conformitate", text: "Conformitate", icon: "compliance", needs: "compliance:view" },
      { to: "/stare", text: "Starea magazinului", icon: "alerts", needs: "doctor:view" },
      { to: "/jurnal", text: "Jurnalul modificărilor", icon: "log", needs: "changes:view" },
      { to: "/ce-nu-a-mers", text: "Ce nu a mers", icon: "alerts", needs: "jobs:view" },
      { to: "/pasi", text: "Primii pași", icon: "steps", needs: "settings:view" },
    ],
  },
];

export interface NavigationGroup {
  key: string;
  group: string;
  links: NavigationLink[];
}

/** Returns the navigation for these permissions, without empty groups. */
export function navigationFor(permissions: readonly Permission[]): NavigationGroup[] {
  return ROOMS.map(({ key, group, rooms }) => ({
    key,
    group,
    links: rooms
      .filter(({ needs, needsToo = needs }) =>
        [needs, needsToo].every(
          (needed) => needed === null || [needed].flat().some((one) => permissions.includes(one)),
        ),
      )
      .map(({ to, text, icon }) => ({ to, text, icon })),
  })).filter(({ links }) => links.length > 0);
}

/** Returns the menu's link to the page at this path, or to its nearest parent. */
export function linkAt(groups: readonly NavigationGroup[], pathname: string): NavigationLink | undefined {
  return groups
    .flatMap(({ links }) => links)
    .filter(({ to }) => pathname === to || (to !== "/" && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}
