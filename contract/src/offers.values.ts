/** States and limits of offers, shared by browser and API. */

/** State of a request. "expired" is not stored but derived from the last day of the offer. */
export const OFFER_STATES = ["requested", "offered", "accepted", "declined", "withdrawn", "expired"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_LIMITS = {
  /** Maximum lines of a request or an offer. */
  lines: 500,
  /** Maximum quantity of one line. */
  quantity: 1_000_000,
  /** Maximum length of the buyer's description of a product. */
  lineText: 200,
  message: 2_000,
  note: 2_000,
  /** Maximum validity of an offer in days. */
  days: 365,
} as const;

/** Default validity of an offer in days. */
export const OFFER_DAYS = 14;

export const OFFER_SENT_TEXT =
  "Am primit cererea ta de ofertă. Îți răspundem pe e-mail cu prețurile și termenul lor de valabilitate.";
export const OFFER_DECLINED_TEXT = "Ai refuzat oferta. Îți mulțumim că ne-ai anunțat.";
/** Offers do not reserve stock. */
export const OFFER_STOCK_TEXT = "Stocul nu se rezervă până la comandă.";
