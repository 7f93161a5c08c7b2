/** Browser-safe constants of the cart (requirements: C10, C4, C8; decisions/0018: Cart and checkout). */

/** Gifts, vouchers and charges have no quantity selector, and charges cannot be removed. */
export const PRODUCT_TYPE = {
  product: "product",
  bundle: "bundle",
  gift: "gift",
  voucher: "voucher",
  handlingCharge: "handling_charge",
} as const;
export type ProductType = (typeof PRODUCT_TYPE)[keyof typeof PRODUCT_TYPE];

export const CUSTOMER_TYPES = ["pf", "pj"] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

export const LINE_OUTCOMES = ["added", "reduced", "raised", "refused"] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

export const DELIVERY_CODE = {
  samedayHome: "SAMEDAY_HOME",
  samedayEasybox: "SAMEDAY_EASYBOX",
  fanHome: "FAN_HOME",
  fanFanbox: "FAN_FANBOX",
  cargusHome: "CARGUS_HOME",
  cargusShipGo: "CARGUS_SHIPGO",
  dpdHome: "DPD_HOME",
  dpdPoint: "DPD_POINT",
  glsHome: "GLS_HOME",
  glsPoint: "GLS_POINT",
  packetaHome: "PACKETA_HOME",
  packetaPoint: "PACKETA_POINT",
  storePickup: "STORE_PICKUP",
} as const;
export type DeliveryCode = (typeof DELIVERY_CODE)[keyof typeof DELIVERY_CODE];

const LOCKER_CODES: readonly string[] = [
  DELIVERY_CODE.samedayEasybox,
  DELIVERY_CODE.fanFanbox,
  DELIVERY_CODE.cargusShipGo,
  DELIVERY_CODE.dpdPoint,
  DELIVERY_CODE.glsPoint,
  DELIVERY_CODE.packetaPoint,
];

/** Returns whether the delivery is to a parcel locker or another pickup point of the courier. */
export function isLockerCode(code: string): boolean {
  return LOCKER_CODES.includes(code);
}

export const PAYMENT_CODE = {
  card: "CARD",
  cashOnDelivery: "COD",
  bankTransfer: "BANK",
  publicProcurement: "SEAP",
  /** Payment terms of a company; external providers do not offer them. */
  onTerms: "TERM",
} as const;
export type PaymentCode = (typeof PAYMENT_CODE)[keyof typeof PAYMENT_CODE];

/** `stockid` of a sold-out item, which blocks placing the order. */
export const CART_STOCK_OUT = "2";

export const CURRENCY = "Lei";

/** Verbatim from the specification, without diacritics. */
export const DELIVERY_TEXT = "Livrare in 2-3 zile";
export const EMPTY_CART_TEXT = "Cosul tau este gol";
export const MAXIMUM_QUANTITY_TEXT = "Cantitatea maxima este de {numar} buc per produs";

/** Shown when the total has changed since the page with the order button was loaded. */
export const TOTAL_CHANGED_TEXT = "Totalul comenzii s-a schimbat. Verifică-l și trimite din nou comanda.";

/** Missing (404) unless the shop publishes it. */
export const MIXING_ARTICLE = "/blog/produse-care-nu-se-amesteca";
