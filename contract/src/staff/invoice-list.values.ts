export const INVOICE_KINDS = ["invoice", "storno"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Payment state of an invoice. on_delivery: the courier collects it. reversed: reversed in full. */
export const INVOICE_PAYMENTS = ["open", "on_delivery", "paid", "reversed"] as const;
export type InvoicePayment = (typeof INVOICE_PAYMENTS)[number];

/** State at ANAF. none: the shop does not submit the document. */
export const INVOICE_ANAF_STATES = ["accepted", "waiting", "refused", "closed", "none"] as const;
export type InvoiceAnafState = (typeof INVOICE_ANAF_STATES)[number];

export const INVOICE_SORTS = ["issued", "-issued", "total", "-total"] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/** Maximum number of invoices in one PDF. */
export const MAX_INVOICES_A_PDF = 100;
/** Maximum number of invoices that one call returns as files. */
export const MAX_INVOICES_A_PART = 20;
/** Maximum number of invoices in one archive. */
export const MAX_INVOICES_A_ZIP = 5_000;
