/** Services that issue invoices for the shop. */

export const ISSUERS = ["smartbill", "oblio"] as const;
export type IssuerName = (typeof ISSUERS)[number];

export const ISSUER_LABELS: Record<IssuerName, string> = { smartbill: "SmartBill", oblio: "Oblio" };

/** Values of the setting that selects who issues invoices. */
export const ISSUER_CHOICES = ["shop", ...ISSUERS] as const;

export const ISSUER_CHOICE_LABELS: Record<(typeof ISSUER_CHOICES)[number], string> = {
  shop: "magazinul",
  ...ISSUER_LABELS,
};

/** Who sends invoices issued by a service to ANAF. */
export const EFACTURA_SENDERS = ["issuer", "shop"] as const;
export const EFACTURA_SENDER_LABELS: Record<(typeof EFACTURA_SENDERS)[number], string> = {
  issuer: "serviciul de facturare",
  shop: "magazinul",
};

export const ISSUING_STATES = ["waiting", "sending", "unknown", "refused", "issued"] as const;
export type IssuingState = (typeof ISSUING_STATES)[number];

/** Series of an invoice that the service has not numbered yet. No real series may have this name. */
export const PROVISIONAL_SERIES = "INCURS";
