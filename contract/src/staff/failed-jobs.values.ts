/** `retrying`: the job will run again automatically. `failed`: it failed permanently. */
export const FAILED_JOB_STATES = ["retrying", "failed"] as const;
export type FailedJobState = (typeof FAILED_JOB_STATES)[number];

const WORDS: Readonly<Record<string, string>> = {
  customer_created_mail: "E-mailul de bun venit",
  password_reset_mail: "E-mailul pentru parolă nouă",
  password_changed_mail: "E-mailul despre parola schimbată",
  email_changed_mail: "E-mailul despre adresa schimbată",
  staff_invitation_mail: "Invitația unui coleg",
  staff_password_mail: "E-mailul pentru parola unui coleg",
  staff_notice_mail: "Notificarea unui coleg",
  mail_text_test_mail: "E-mailul de probă",
  staff_security_mail: "E-mailul de securitate al unui coleg",
  newsletter_confirm_mail: "E-mailul de confirmare a abonării",
  newsletter_code_mail: "E-mailul cu codul de reducere",
  contact_message_mail: "Mesajul de la client, către magazin",
  contact_answer_mail: "Răspunsul la un mesaj",
  offer_request_mail: "Cererea de ofertă, către magazin",
  offer_received_mail: "Confirmarea cererii de ofertă",
  offer_mail: "E-mailul cu oferta",
  offer_withdrawn_mail: "E-mailul despre oferta retrasă",
  offer_accepted_mail: "Oferta acceptată, către magazin",
  privacy_link_mail: "Linkul pentru datele personale",
  privacy_closed_mail: "Răspunsul la cererea privind datele",
  review_report_mail: "Confirmarea unei semnalări",
  review_published_mail: "E-mailul despre recenzia publicată",
  review_rejected_mail: "E-mailul despre recenzia respinsă",
  stock_alert_mail: "Alerta de stoc",
  order_placed_mail: "E-mailul de confirmare",
  order_link_mail: "Linkul către comandă",
  order_mail_again: "E-mailul trimis din nou",
  payment_link_mail: "Linkul de plată",
  parcel_mail: "E-mailul despre un colet plecat",
  order_step_mail: "E-mailul despre starea comenzii",
  order_changed_mail: "E-mailul despre comanda modificată",
  return_mail: "E-mailul despre retur",
  complaint_mail: "Sesizarea, către magazin",
  complaint_kept_mail: "Confirmarea sesizării",
  complaint_answer_mail: "Răspunsul la sesizare",
  issue_invoice: "Factura",
  storno_invoice: "Factura de stornare",
  issue_missing_invoices: "Emiterea facturilor care lipsesc",
  invoice_mail: "E-mailul cu factura",
  cancel_awb: "Anularea AWB-ului",
  cancel_replaced_awb: "Anularea AWB-ului înlocuit",
  refund_mail: "E-mailul despre restituirea banilor",
  refund_account_mail: "E-mailul despre contul pentru restituire",
  return_account_mail: "E-mailul despre contul unei retrageri",
  bulk_move: "Schimbarea stării mai multor comenzi",
  bulk_awb: "AWB-ul cerut pentru mai multe comenzi",
  run_background_job: "O operațiune de durată",
  apply_promotions: "Aplicarea promoțiilor",
  publish_drafts: "Publicarea ciornelor",
  start_planned_sheets: "Pornirea foilor de produse programate",
  release_unpaid_orders: "Eliberarea comenzilor neplătite",
  tell_stock_alerts: "Trimiterea alertelor de stoc",
  tell_staff: "Notificarea colegilor",
  poll_shipments: "Urmărirea coletelor",
  efactura_step: "Trimiterea în e-Factura",
  efactura_lists: "Citirea listelor e-Factura",
  prove_restore: "Proba copiei de siguranță",
  sync_lockers: "Lista easybox-urilor",
  fill_lockers: "Prima încărcare a easybox-urilor",
  count_sold_pieces: "Calculul bucăților vândute",
  write_public_files: "Scrierea feedurilor și a hărții site-ului",
};

/**
 * Returns a task's Romanian description, or its name if the task is unknown. All cleanup tasks share one
 * description.
 */
export function taskText(task: string): string {
  if (/^(?:delete|forget)_/.test(task)) return "Curățarea de noapte a datelor";
  return WORDS[task] ?? task;
}
