/** The order sheet's address and the names of its forms' fields. */
export const SHEET_PAGE = "/comanda-rapida";

/** The key of a sheet in the address. */
export const SHEET_KEY = "lista";
/** Where its lines stand on the page. */
export const SHEET_LIST = "linii";
/** The key that opens the request for an offer: for what can not be ordered, or for the whole sheet. */
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

/** "choose-3-120": line 3 means product 120. */
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
