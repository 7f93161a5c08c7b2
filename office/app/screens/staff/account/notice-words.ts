import type { NoticeKind } from "@curat/contract/staff/dashboard.values";

export const NOTICE_WORDS: Record<NoticeKind, string> = {
  failed_payments: "Plată cu cardul respinsă",
  awb_problems: "Comandă cu AWB refuzat de curier",
  late_parcels: "Colet întârziat",
  not_collected: "Colet neridicat",
  returned_parcels: "Colet întors dintr-o comandă cu mai multe colete",
  not_invoiced: "Comandă expediată fără factură",
  issuer_invoices: "Factură neemisă de SmartBill sau Oblio",
  anaf_invoices: "Factură refuzată sau întârziată la ANAF",
  anaf_messages: "Mesaj de la un cumpărător, prin ANAF",
  anaf_login: "Conectarea la ANAF expiră",
  returns: "Retur sau retragere",
  complaints: "Sesizare",
  messages: "Mesaj de la un client",
  offers: "Cerere de ofertă",
  reviews: "Recenzie de verificat",
  low_stock: "Stoc pe terminate",
  failed_work: "Operațiune de durată eșuată",
  failed_publishing: "Pagină nepublicată la ora programată",
  failed_jobs: "Sarcină eșuată",
};
