import type { NoticeKind } from "@curat/contract/staff/dashboard.values";
import type { StaffSecurity } from "../../../jobs/enqueue.ts";
import { html } from "../../../text/template.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

interface Reader {
  name: string;
  email: string;
}

const WAITING: Record<NoticeKind, string> = {
  failed_payments: "Plăți cu cardul respinse",
  awb_problems: "Comenzi cu AWB refuzat de curier",
  late_parcels: "Colete întârziate",
  not_collected: "Colete neridicate",
  returned_parcels: "Colete întoarse din comenzi cu mai multe colete",
  not_invoiced: "Comenzi expediate fără factură",
  issuer_invoices: "Facturi neemise de SmartBill sau Oblio",
  anaf_invoices: "Facturi refuzate sau întârziate la ANAF",
  anaf_messages: "Mesaje de la cumpărători, prin ANAF",
  anaf_login: "Conectarea la ANAF expiră",
  returns: "Retururi și retrageri noi",
  complaints: "Sesizări noi",
  messages: "Mesaje noi",
  offers: "Cereri de ofertă",
  reviews: "Recenzii noi de verificat",
  low_stock: "Stoc pe terminate",
  failed_work: "Operațiuni de durată eșuate",
  failed_publishing: "Pagini nepublicate la ora programată",
  failed_jobs: "Sarcini eșuate",
};

const CHOOSE = "Alege în pagina Contul meu ce notificări primești.";

/** Returns an email to staff about pending work. `at` (ISO 8601) identifies retries as the same email. */
export function staffNoticeMail(
  {
    memberId,
    kind,
    count,
    at,
    reader,
  }: { memberId: number; kind: NoticeKind; count: number; at: string; reader: Reader },
  shop: MailShop,
): Mail {
  const title = WAITING[kind];
  const intro = `Bună, ${reader.name}! ${title}: ${count}.`;
  return {
    id: `staff-notice-${kind}-${memberId}-${Date.parse(at)}`,
    ...letter(reader, shop, {
      title,
      lines: [intro, CHOOSE],
      to: { path: "/admin", text: "Deschide panoul de administrare" },
    }),
  };
}

const HAPPENED: Record<StaffSecurity, { title: string; line: string }> = {
  password: {
    title: "Parola ta a fost schimbată",
    line: "Parola contului tău de administrare a fost schimbată.",
  },
  factors: {
    title: "Al doilea factor a fost schimbat",
    line: "Al doilea factor al contului tău de administrare a fost schimbat.",
  },
  new_place: {
    title: "Intrare în cont dintr-o rețea nouă",
    line: "Cineva a intrat în contul tău de administrare dintr-o rețea nouă.",
  },
};
const NOT_ME =
  "Dacă nu ai fost tu, schimbă-ți parola, închide sesiunile din Contul meu și anunță proprietarul magazinului.";

/**
 * Returns an email to a staff member about an event of their own login. `details` is the audit log's sentence or the
 * IP address.
 */
export function staffSecurityMail(
  facts: { memberId: number; what: StaffSecurity; details: string; at: string; reader: Reader },
  shop: MailShop,
): Mail {
  const { memberId, what, details, at, reader } = facts;
  const { title, line } = HAPPENED[what];
  const when = new Date(at).toLocaleString("ro-RO", { timeZone: "Europe/Bucharest" });
  const lines = [`Bună, ${reader.name}! ${line}`, `${when}${details && `: ${details}`}`, NOT_ME];
  return {
    id: `staff-security-${what}-${memberId}-${Date.parse(at)}`,
    ...letter(reader, shop, { title, lines, to: { path: "/admin/contul-meu", text: "Contul meu" } }),
  };
}

function letter(
  { email }: Reader,
  shop: MailShop,
  { title, lines, to }: { title: string; lines: string[]; to: { path: string; text: string } },
): Omit<Mail, "id"> {
  const address = `${shop.url}${to.path}`;
  const page = mailPage(
    {
      title,
      body: html`${lines.map((line) => html`<p>${line}</p>`)}
        <p><a href="${address}">${to.text}</a></p>`,
      text: [...lines.flatMap((line) => [line, ""]), `${to.text}: ${address}`].join("\n"),
    },
    shop,
  );
  return { to: email, subject: `${shop.name}: ${title}`, ...page };
}
