/** "expired" is not stored but derived from the offer's last day. */
export const OFFER_STATES = ["requested", "offered", "accepted", "declined", "withdrawn", "expired"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_LIMITS = {
  lines: 500,
  quantity: 1_000_000,
  lineText: 200,
  message: 2_000,
  note: 2_000,
  days: 365,
} as const;

export const OFFER_DAYS = 14;

export const OFFER_SENT_TEXT =
  "Am primit cererea ta de ofertă. Îți răspundem pe e-mail cu prețurile și data până la care sunt valabile.";
export const OFFER_DECLINED_TEXT = "Ai refuzat oferta. Îți mulțumim că ne-ai anunțat.";
export const OFFER_STOCK_TEXT = "Stocul nu se rezervă până la comandă.";
