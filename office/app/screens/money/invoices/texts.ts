import type {
  InvoiceAnafState,
  InvoiceKind,
  InvoicePayment,
} from "@curat/contract/staff/invoice-list.values";

const KINDS: Record<InvoiceKind, string> = { invoice: "factură", storno: "storno" };

const PAYMENTS: Record<InvoicePayment, string> = {
  open: "de încasat",
  on_delivery: "la livrare",
  paid: "încasată",
  reversed: "stornată",
};

const ANAF: Record<InvoiceAnafState, string> = {
  accepted: "acceptată",
  waiting: "în așteptare",
  refused: "refuzată sau oprită",
  closed: "închisă fără trimitere",
  none: "nu se trimite",
};

export const texts = {
  title: "Facturi",
  kinds: KINDS,
  payments: PAYMENTS,
  anaf: ANAF,
  intro:
    "Toate facturile și stornourile emise. Bifează facturi sau filtrează lista, apoi descarcă-le într-un singur PDF ori într-o arhivă ZIP.",
  pdf: "Un singur PDF",
  zip: "Arhivă ZIP",
  none: "Alege cel puțin o factură.",
  tooMany: (max: string) => `Cel mult ${max} de facturi deodată: adaugă un filtru sau bifează mai puține.`,
};
