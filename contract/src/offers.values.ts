/** Requests for an offer and what the shop answered, as both sides name them. */

/** What became of a request; "expired" is an offer whose last day is over, which nothing has to write down. */
export const OFFER_STATES = ["requested", "offered", "accepted", "declined", "withdrawn", "expired"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_LIMITS = {
  /** Lines of a request and of an offer. */
  lines: 500,
  /** Pieces in one line. */
  quantity: 1_000_000,
  /** Letters of what somebody calls a product. */
  lineText: 200,
  message: 2_000,
  note: 2_000,
  /** Days that an offer may hold. */
  days: 365,
} as const;

/** So many days hold an offer that nobody said otherwise of. */
export const OFFER_DAYS = 14;

export const OFFER_SENT_TEXT =
  "Am primit cererea ta de ofertă. Îți răspundem pe e-mail, cu prețurile și termenul lor.";
export const OFFER_DECLINED_TEXT = "Ai refuzat oferta. Îți mulțumim că ne-ai spus.";
/** Nothing is set aside for an offer. */
export const OFFER_STOCK_TEXT = "Stocul nu se rezervă până la comandă.";
