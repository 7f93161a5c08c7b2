import type { DraftedKind } from "@curat/contract/staff/drafts.values";
import type { DashboardRow } from "@curat/contract/staff/dashboard";
import type { DashboardKind } from "@curat/contract/staff/dashboard.values";
import { subjectPage } from "../history/subject-words.ts";

interface DashboardWords {
  title: string;
  /** Null if the office has no page for this task. The details then explain what to do. */
  button: { text: string; to: string } | null;
  advice?: string;
}

export const DASHBOARD_WORDS: Record<DashboardKind, DashboardWords> = {
  transfers: {
    title: "Transferuri în așteptare",
    button: { text: "Verifică plățile", to: "/comenzi?stare=awaiting_payment&plata=BANK" },
  },
  failed_payments: {
    title: "Plăți cu cardul respinse",
    button: { text: "Vezi comenzile", to: "/comenzi?stare=awaiting_payment&incasare=failed" },
  },
  to_confirm: { title: "De confirmat", button: { text: "Confirmă", to: "/comenzi?etapa=to_confirm" } },
  to_pack: { title: "De împachetat", button: { text: "Împachetează", to: "/comenzi?etapa=to_pack" } },
  to_hand_over: {
    title: "De predat curierului",
    button: { text: "Predă coletele", to: "/comenzi?etapa=to_hand_over" },
  },
  awb_problems: {
    title: "Cu AWB refuzat de curier",
    button: { text: "Rezolvă", to: "/comenzi?etapa=problems" },
  },
  late_parcels: {
    title: "Colete întârziate",
    button: { text: "Urmărește", to: "/comenzi?etapa=late_parcels" },
  },
  not_collected: {
    title: "Colete neridicate",
    button: { text: "Anunță clienții", to: "/comenzi?etapa=not_collected" },
  },
  returned_parcels: {
    title: "Colete întoarse",
    button: { text: "Decide", to: "/comenzi?etapa=returned_parcels" },
  },
  late_promises: {
    title: "Comenzi cu ziua promisă depășită",
    button: { text: "Vezi comenzile", to: "/comenzi?etapa=late_promises" },
  },
  cash_not_received: {
    title: "Ramburs neîncasat",
    button: { text: "Verifică", to: "/incasari/neincasate" },
  },
  refunds: { title: "Bani de restituit", button: { text: "Restituie", to: "/restituiri" } },
  not_invoiced: {
    title: "Expediate fără factură",
    button: { text: "Vezi comenzile", to: "/comenzi?etapa=not_invoiced" },
  },
  issuer_invoices: {
    title: "Facturi neemise de SmartBill sau Oblio",
    button: { text: "Rezolvă", to: "/emitere-facturi" },
  },
  anaf_invoices: {
    title: "Facturi refuzate sau întârziate la ANAF",
    button: { text: "Rezolvă", to: "/e-factura" },
  },
  anaf_messages: {
    title: "Mesaje de la cumpărători, prin ANAF",
    button: { text: "Citește", to: "/e-factura/mesaje" },
  },
  anaf_login: { title: "Conectarea la ANAF expiră", button: { text: "Conectează", to: "/e-factura" } },
  anaf_zips: {
    title: "Facturi de verificat la ANAF",
    button: { text: "Verifică", to: "/e-factura" },
  },
  returns: { title: "Retururi și retrageri", button: { text: "Răspunde", to: "/retururi" } },
  complaints: { title: "Sesizări fără răspuns", button: { text: "Răspunde", to: "/reclamatii" } },
  messages: { title: "Mesaje fără răspuns", button: { text: "Răspunde", to: "/mesaje" } },
  offers: { title: "Cereri de ofertă", button: { text: "Creează oferta", to: "/oferte" } },
  recurring_orders: {
    title: "Livrări recurente fără răspuns",
    button: { text: "Sună clienții", to: "/comenzi-recurente?stare=unanswered" },
  },
  reviews: { title: "Recenzii de verificat", button: { text: "Verifică", to: "/recenzii" } },
  privacy_requests: {
    title: "Cereri privind datele",
    button: { text: "Răspunde", to: "/cereri-date" },
  },
  low_stock: {
    title: "Stoc pe terminate",
    button: { text: "Vezi produsele", to: "/produse?stare=published&stoc=low" },
  },
  expiring_lots: {
    title: "Loturi expirate sau care expiră în 30 de zile",
    button: { text: "Vezi loturile", to: "/loturi?zile=30" },
  },
  failed_work: {
    title: "Operațiuni eșuate",
    button: { text: "Vezi de ce", to: "/lucrari?stare=failed" },
  },
  failed_publishing: {
    title: "Pagini nepublicate la ora programată",
    button: { text: "Vezi ciorna", to: "/pagini" },
  },
  failed_jobs: {
    title: "Sarcini eșuate",
    button: { text: "Vezi de ce", to: "/lucrari/sarcini?stare=failed" },
  },
};

/** Names for pages that have no title. */
export const DASHBOARD_PAGES: Record<DraftedKind, string> = {
  landing: "Pagină de campanie",
  article: "Articol",
  "blog-post": "Articol de blog",
  home: "Prima pagină",
};

type PageLink = DashboardRow["pages"][number];

export function pathOf({ kind, id }: Pick<PageLink, "kind" | "id">): string {
  return subjectPage({ subject_kind: kind, subject_id: id, order: null }) ?? "/";
}

/**
 * Returns the texts for a kind of pending task. A page-specific button links to the first page in the list.
 */
export function wordsOf(kind: DashboardKind, [first]: readonly PageLink[]): DashboardWords {
  const { title, button, ...words } = DASHBOARD_WORDS[kind];
  return { ...words, title, button: button && first ? { ...button, to: pathOf(first) } : button };
}
