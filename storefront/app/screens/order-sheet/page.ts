export const SHEET_PAGE = "/comanda-rapida";

export const SHEET_KEY = "lista";
export const SHEET_LIST = "linii";
/** Query parameter of an offer request: "rest" for unavailable quantities, "tot" for the whole sheet. */
export const OFFER_KEY = "oferta";
export const OFFER_SCOPES = ["rest", "tot"] as const;
export type OfferScope = (typeof OFFER_SCOPES)[number];

export const SHEET_INTENT = {
  read: "read",
  save: "save",
  add: "add",
  offer: "offer",
  offerAll: "offer-all",
  request: "request",
} as const;

/** Returns the intent that selects a product for a line, such as "choose-3-120" for product 120 in line 3. */
export function chooseIntent(index: number, productId: number): string {
  return `choose-${index}-${productId}`;
}
export function removeIntent(index: number): string {
  return `remove-${index}`;
}

export const codeField = (index: number): string => `code[${index}]`;
export const quantityField = (index: number): string => `qty[${index}]`;
export const productField = (index: number): string => `product[${index}]`;

export function sheetAddress(token: string, offer?: OfferScope): string {
  return `${SHEET_PAGE}?${SHEET_KEY}=${encodeURIComponent(token)}${offer ? `&${OFFER_KEY}=${offer}` : ""}`;
}
