/**
 * Personal data in the database, with reasons and retention periods. A test compares this list with the schema. (law:
 * Retention)
 */
import type { DataFate } from "@curat/contract/staff/privacy-requests.values";

const BASES = {
  contract: "Executarea contractului (GDPR art. 6 alin. 1 lit. b).",
  books: "Obligație legală: contabilitate și TVA (GDPR art. 6 alin. 1 lit. c).",
  consent: "Acordul persoanei (GDPR art. 6 alin. 1 lit. a).",
  interest: "Interesul legitim al magazinului (GDPR art. 6 alin. 1 lit. f).",
  proof: "Dovada respectării legii (GDPR art. 5 alin. 2).",
} as const;

export interface RetainedTable {
  holds: readonly string[];
  /** Other text columns. Some contain the name of a staff member. */
  plain: readonly string[];
  why: keyof typeof BASES;
  until: string;
  fate: DataFate;
  /** Data that the law requires the shop to keep after an erasure, by column. */
  stays?: Readonly<Record<string, readonly ("name" | "address" | "cui")[]>>;
}

type Retention = Pick<RetainedTable, "why" | "until" | "fate" | "stays">;

function stored(holds: string, plain: string, terms: Retention): RetainedTable {
  return { holds: words(holds), plain: words(plain), ...terms };
}

function words(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}

const ORDER_END =
  "Dacă se cere ștergerea, până când comanda este încheiată și nu mai poate fi returnată; altfel, câțiva ani după ultima modificare (setarea „Păstrarea datelor din comenzi”).";
const BOOKS_END = "Atât cât cere legea contabilității: cel puțin 5 ani, de la 1 iulie a anului următor.";

const order = (fate: DataFate): Retention => ({ why: "contract", until: ORDER_END, fate });
const account: Retention = { why: "contract", until: "Cât timp există contul.", fate: "goes" };
const days = (count: number, why: keyof typeof BASES = "contract"): Retention => ({
  why,
  until: `${count} de zile.`,
  fate: "goes",
});
const books = (stays: RetainedTable["stays"]): Retention => ({
  why: "books",
  until: BOOKS_END,
  fate: "stays",
  ...(stays && { stays }),
});
const asLongAsOrders = (fate: DataFate): Retention => ({
  why: "contract",
  until: "După răspuns, la fel ca datele comenzilor vechi (setarea „Păstrarea datelor din comenzi”).",
  fate,
});

export const RETAINED_DATA = {
  awb_attempt: stored("why", "state courier", {
    ...order("goes"),
    until: "Până la următoarea cerere de AWB.",
  }),
  background_job: stored(
    "parameters position error",
    "kind title state counts actor_kind actor_id actor_name",
    days(90, "interest"),
  ),
  background_job_note: stored("text", "", days(90, "interest")),
  change: stored("sentence before after inverse", "actor_kind actor_id actor_name subject_kind subject_id", {
    why: "proof",
    until:
      "Fără termen. Despre persoane se păstrează doar ce câmpuri s-au schimbat, nu și valorile; la ștergere, restul se elimină.",
    fate: "nameless",
  }),
  company_alias: stored("", "cui into_cui", books(undefined)),
  company_total: stored("name search", "cui city county", {
    ...books({ name: ["name"], search: ["name"], cui: ["cui"] }),
    until: `Cât timp se păstrează comenzile firmei. ${BOOKS_END}`,
  }),
  complaint: stored(
    "customer_name customer_phone customer_email description details answer",
    "order_number invoice_number state",
    asLongAsOrders("nameless"),
  ),
  complaint_answer: stored("text", "author", asLongAsOrders("nameless")),
  consent_log: stored("csvid", "version choices", {
    why: "proof",
    until: "Fără termen; identificatorul aparține unui browser și nu poate fi legat de o persoană.",
    fate: "stays",
  }),
  contact_answer: stored("text", "author", asLongAsOrders("goes")),
  contact_message: stored(
    "name last_name email phone questions note",
    "kind state assignee",
    asLongAsOrders("goes"),
  ),
  customer: stored("first_name last_name email phone password_hash search_text", "", account),
  customer_address: stored("street postcode", "", account),
  customer_code: stored("code_key code", "", account),
  customer_company: stored("name cui registry_number bank iban street postcode", "type", account),
  customer_group_member: stored("cui", "", account),
  customer_email_proof: stored("email_digest", "", account),
  customer_session: stored("device", "token_hash", { ...account, until: "Până la sfârșitul sesiunii." }),
  data_export: stored("filter", "kind actor_kind actor_id actor_name", days(7, "interest")),
  data_export_part: stored("content", "", days(7, "interest")),
  data_import: stored(
    "head sample",
    "kind file_name format columns options marks actor_kind actor_id actor_name",
    days(7, "interest"),
  ),
  data_import_part: stored("content", "stage", days(7, "interest")),
  data_import_row: stored("key cells faults changes warning place", "outcome", days(7, "interest")),
  efactura_attempt: stored(
    "xml answer",
    "ended upload_index settled",
    books({ xml: ["name", "address", "cui"] }),
  ),
  efactura_message: stored(
    "party zip words",
    "id kind cif upload_index number problem handled_by",
    books({ zip: ["name", "address", "cui"] }),
  ),
  incoming_row: stored(
    "payer iban details reference note",
    "kind hash awb currency bank_state state decided_by",
    {
      ...order("nameless"),
      why: "interest",
      until: `Copie a extrasului băncii, pentru înregistrarea plăților. ${ORDER_END}`,
    },
  ),
  invoice: stored("document", "series kind", books({ document: ["name", "address", "cui"] })),
  invoice_register: stored(
    "buyer cui",
    "series kind storno_of shares",
    books({ buyer: ["name"], cui: ["cui"] }),
  ),
  issuer_document: stored(
    "link pdf problem",
    "issuer series state issued_number",
    books({ pdf: ["name", "address", "cui"] }),
  ),
  login_failure: stored("key", "", {
    ...days(1, "interest"),
    until: "O zi; se păstrează doar o amprentă a adresei.",
  }),
  login_place: stored("key", "", {
    ...days(90, "interest"),
    until: "Câteva luni; se păstrează doar o amprentă a adresei.",
  }),
  migrated_record: stored("external_id", "platform kind", {
    ...account,
    until: "Cât timp există înregistrarea preluată; se păstrează doar numărul.",
  }),
  store_migration: stored(
    "",
    "platform store stage choices notes cookie_key created_by",
    days(30, "interest"),
  ),
  store_migration_file: stored("", "name kind sha256", days(30, "interest")),
  store_migration_file_part: stored("content", "", days(30, "interest")),
  store_migration_record: stored("external_id title record", "kind outcome why", days(30, "interest")),
  newsletter_subscription: stored("email", "code_hash", {
    why: "consent",
    until:
      "Până la dezabonare, apoi, ca dovadă, cât timp se păstrează comenzile vechi; o abonare neconfirmată, 30 de zile.",
    fate: "goes",
  }),
  campaign_recipient: stored("email fault", "state", {
    why: "interest",
    until: "Un an de la trimitere, ca dovadă; la ștergere, adresa este eliminată.",
    fate: "nameless",
  }),
  mail_suppression: stored("email detail", "digest reason", {
    why: "interest",
    until: "Cât timp adresa nu trebuie să primească reclame; la ștergere rămâne doar o amprentă a ei.",
    fate: "nameless",
  }),
  note: stored("text", "author_kind author_id author_name", { ...order("goes"), why: "interest" }),
  offer: stored("first_name last_name email phone company cui message asked draft reason", "token state", {
    why: "contract",
    until: "Doi ani după ultimul pas, dacă nu a devenit comandă.",
    fate: "nameless",
  }),
  offer_version: stored("note", "sent_by", {
    why: "contract",
    until: "Cât timp se păstrează oferta.",
    fate: "nameless",
  }),
  order_bulk: stored("note", "act status actor_kind actor_id actor_name", {
    ...days(30, "interest"),
    fate: "stays",
  }),
  order_bulk_item: stored("why", "state", { ...days(30, "interest"), fate: "stays" }),
  order_event: stored("note", "status actor trace", order("nameless")),
  order_mail: stored("sent_to subject html text", "mail_id papers", {
    ...order("goes"),
    until: "731 de zile.",
  }),
  marketplace_order: stored("pending", "lines problem told settled_by invoice changes", {
    why: "contract",
    until: "Până când comanda de pe eMAG intră în comenzile magazinului sau este anulată.",
    fate: "goes",
  }),
  order_reference: stored("purchase_order contract seap", "", books(undefined)),
  orders: stored(
    "first_name last_name email phone delivery_street delivery_postcode invoice_street invoice_postcode company company_cui locker observation placed_from search_text body_hash",
    "random_id order_type status customer_type delivery_county delivery_city invoice_county invoice_city delivery_code delivery_name own_delivery payment_code payment_name voucher_code payment_state delivery_county_code invoice_county_code placed_by typed_key",
    { ...order("nameless"), stays: { company: ["name", "cui"], company_cui: ["cui"] } },
  ),
  password_reset: stored("token_hash", "", { ...account, until: "O oră." }),
  payment: stored("detail", "provider reference state pass processor_id page_url", order("nameless")),
  price_list_member: stored("cui", "", account),
  company_credit_buyer: stored("cui", "", account),
  privacy_request: stored("email comments reason", "kind state code_hash files_taken closed_by", {
    why: "proof",
    until:
      "Cât timp se păstrează comenzile vechi; apoi rămân doar dovada și data cererii, fără datele persoanei și fără motiv.",
    fate: "nameless",
  }),
  rate_limit: stored("key", "", { ...days(1, "interest"), until: "Un minut." }),
  recurring_order: stored("email own_delivery", "state form_key created_by", {
    ...account,
    until: "Cât timp există.",
  }),
  refund: stored("iban bank reason", "state cause", order("nameless")),
  reorder_list: stored("name", "", account),
  return_request: stored("full_name email phone bank iban observation rejection", "status", {
    ...order("nameless"),
    until: `Până la restituirea banilor. ${ORDER_END}`,
  }),
  review: stored("name email title comment rejection", "state", {
    why: "consent",
    until: "Cât timp se vinde produsul; la ștergere rămân doar stelele.",
    fate: "nameless",
  }),
  review_comment: stored("name comment", "", {
    why: "consent",
    until: "Cât timp există recenzia.",
    fate: "goes",
  }),
  searched_word: stored("term", "", days(90, "interest")),
  social_attempt: stored("subject", "state_hash provider verifier nonce", {
    ...account,
    until: "Câteva minute.",
  }),
  social_identity: stored("subject", "provider", account),
  staff_view: stored("name query", "list", {
    why: "interest",
    until: "Cât timp există lista salvată.",
    fate: "goes",
  }),
  stock_alert: stored("first_name last_name email", "", {
    why: "consent",
    until: "Până când alerta este trimisă sau expiră.",
    fate: "goes",
  }),
  voucher: stored("email name", "code kind category_ids brand_ids product_ids", {
    why: "contract",
    until: "Cât timp există codul de reducere; la ștergere, codul este anulat, iar adresa este eliminată.",
    fate: "nameless",
  }),
  waybill_document: stored("label", "courier awb courier_id", order("goes")),
} satisfies Record<string, RetainedTable>;

export function termsOf(table: keyof typeof RETAINED_DATA): { fate: DataFate; why: string; until: string } {
  const { fate, why, until } = RETAINED_DATA[table];
  return { fate, why: BASES[why], until };
}
