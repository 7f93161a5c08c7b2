import { MAY_IMPORT } from "@curat/contract/staff/exchange.values";
import type { Permission } from "@curat/contract/staff/permissions.values";

export interface NavigationLink {
  to: string;
  text: string;
  icon:
    | "home"
    | "orders"
    | "products"
    | "packing"
    | "courier"
    | "figures"
    | "customers"
    | "companies"
    | "returns"
    | "complaints"
    | "messages"
    | "reviews"
    | "alerts"
    | "newsletter"
    | "campaigns"
    | "privacy"
    | "templates"
    | "log"
    | "jobs"
    | "moving"
    | "import"
    | "export"
    | "settings"
    | "people"
    | "roles"
    | "keys"
    | "webhooks"
    | "media"
    | "articles"
    | "blog"
    | "menus"
    | "home-page"
    | "landing"
    | "texts"
    | "redirects"
    | "steps"
    | "mails"
    | "categories"
    | "parameters"
    | "brands"
    | "promotions"
    | "gifts"
    | "bundles"
    | "vouchers"
    | "groups"
    | "price-lists"
    | "suppliers"
    | "receipts"
    | "stock-counts"
    | "stock-places"
    | "stock-transfers"
    | "replenishment"
    | "slow-movers"
    | "lots"
    | "seap"
    | "purchase-orders"
    | "offers"
    | "recurring-orders"
    | "refunds"
    | "cash"
    | "invoices"
    | "receivables"
    | "bank"
    | "e-factura"
    | "books"
    | "accounting"
    | "compliance";
}

interface Room extends NavigationLink {
  /** Any one of these permissions opens the page. Null if everyone may open it. */
  needs: Permission | readonly Permission[] | null;
  /** A permission required in addition. */
  needsToo?: Permission;
}

const ROOMS: { group: string; rooms: Room[] }[] = [
  {
    group: "Magazin",
    rooms: [
      { to: "/", text: "Acasă", icon: "home", needs: null },
      { to: "/comenzi", text: "Comenzi", icon: "orders", needs: "orders:view" },
      { to: "/comenzi-recurente", text: "Comenzi recurente", icon: "recurring-orders", needs: "orders:view" },
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
      { to: "/cifre", text: "Cifre", icon: "figures", needs: "figures:view" },
    ],
  },
  {
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
      { to: "/seap", text: "Catalog SEAP", icon: "seap", needs: "products:view" },
      { to: "/vouchere", text: "Vouchere", icon: "vouchers", needs: "vouchers:view" },
    ],
  },
  {
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
    group: "Bani",
    rooms: [
      { to: "/facturi", text: "Facturi", icon: "invoices", needs: "invoices:view" },
      { to: "/creante", text: "Creanțe", icon: "receivables", needs: "credit:view" },
      { to: "/incasari/ramburs", text: "Ramburs încasat", icon: "cash", needs: "payments:view" },
      { to: "/incasari/banca", text: "Extrase de cont", icon: "bank", needs: "payments:view" },
      { to: "/e-factura", text: "e-Factura", icon: "e-factura", needs: "invoices:view" },
      { to: "/registre", text: "Registre", icon: "books", needs: "books:view" },
      { to: "/contabilitate", text: "Contabilitate", icon: "accounting", needs: "books:view" },
      { to: "/restituiri", text: "Restituiri", icon: "refunds", needs: "refunds:view" },
    ],
  },
  {
    group: "Clienți",
    rooms: [
      { to: "/clienti", text: "Clienți", icon: "customers", needs: "customers:view" },
      { to: "/firme", text: "Firme", icon: "companies", needs: "customers:view" },
      { to: "/grupuri-clienti", text: "Grupuri de clienți", icon: "groups", needs: "price-lists:view" },
      { to: "/retururi", text: "Retururi", icon: "returns", needs: "returns:view" },
      { to: "/reclamatii", text: "Sesizări", icon: "complaints", needs: "complaints:view" },
      { to: "/mesaje", text: "Mesaje", icon: "messages", needs: "messages:view" },
      { to: "/oferte", text: "Oferte", icon: "offers", needs: "offers:view" },
      { to: "/recenzii", text: "Recenzii", icon: "reviews", needs: "reviews:view" },
      { to: "/alerte-stoc", text: "Alerte de stoc", icon: "alerts", needs: "customers:view" },
      { to: "/campanii", text: "Campanii", icon: "campaigns", needs: "campaigns:view" },
      { to: "/newsletter", text: "Newsletter", icon: "newsletter", needs: "customers:view" },
      { to: "/cereri-date", text: "Cereri privind datele", icon: "privacy", needs: "customers:view" },
      { to: "/sabloane", text: "Șabloane de răspuns", icon: "templates", needs: "templates:view" },
    ],
  },
  {
    group: "Conținut",
    rooms: [
      { to: "/articole", text: "Articole", icon: "articles", needs: "content:view" },
      { to: "/blog", text: "Blog", icon: "blog", needs: "blog:view" },
      { to: "/acasa-magazin", text: "Prima pagină", icon: "home-page", needs: "content:view" },
      { to: "/meniuri", text: "Meniuri", icon: "menus", needs: "content:view" },
      { to: "/pagini", text: "Pagini de campanie", icon: "landing", needs: "content:view" },
      { to: "/texte-mailuri", text: "Texte de e-mail", icon: "mails", needs: "settings:view" },
      { to: "/texte-magazin", text: "Textele magazinului", icon: "texts", needs: "settings:view" },
      { to: "/redirectionari", text: "Redirecționări", icon: "redirects", needs: "redirects:view" },
      { to: "/media", text: "Media", icon: "media", needs: "media:view" },
    ],
  },
  {
    group: "Administrare",
    rooms: [
      { to: "/conformitate", text: "Conformitate", icon: "compliance", needs: "compliance:view" },
      { to: "/stare", text: "Starea magazinului", icon: "alerts", needs: "doctor:view" },
      { to: "/jurnal", text: "Jurnalul modificărilor", icon: "log", needs: "changes:view" },
      { to: "/import", text: "Import", icon: "import", needs: MAY_IMPORT },
      { to: "/export", text: "Export", icon: "export", needs: "exports:view" },
      { to: "/ce-nu-a-mers", text: "Ce nu a mers", icon: "alerts", needs: "jobs:view" },
      { to: "/lucrari", text: "Operațiuni", icon: "jobs", needs: "jobs:view" },
      { to: "/pasi", text: "Primii pași", icon: "steps", needs: "settings:view" },
      { to: "/mutare", text: "Import din alt magazin", icon: "moving", needs: "moving:run" },
      { to: "/setari", text: "Setări", icon: "settings", needs: "settings:view" },
      { to: "/oameni", text: "Echipă", icon: "people", needs: "staff:view" },
      { to: "/roluri", text: "Roluri", icon: "roles", needs: "roles:view" },
      { to: "/chei", text: "Chei API", icon: "keys", needs: "keys:view" },
      { to: "/fluxuri", text: "Fluxuri de produse", icon: "webhooks", needs: "settings:view" },
      { to: "/webhookuri", text: "Webhookuri", icon: "webhooks", needs: "webhooks:view" },
    ],
  },
];

export interface NavigationGroup {
  group: string;
  links: NavigationLink[];
}

/** Returns the navigation for these permissions, without empty groups. */
export function navigationFor(permissions: readonly Permission[]): NavigationGroup[] {
  return ROOMS.map(({ group, rooms }) => ({
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
