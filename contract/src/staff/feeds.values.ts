export const FEED_FORMATS = ["google", "meta", "compari", "price", "template"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const FEED_FORMAT_LABEL: Record<FeedFormat, string> = {
  google: "Google",
  meta: "Meta",
  compari: "Compari.ro",
  price: "Price.ro",
  template: "după un șablon propriu",
};

/** Reasons why a feed omits a product. */
export const FEED_OMISSIONS = ["no-picture", "sold-out"] as const;
export type FeedOmission = (typeof FEED_OMISSIONS)[number];

export const FEED_OMISSION_LABEL: Record<FeedOmission, string> = {
  "no-picture": "Fără imagine: adaugă o imagine la produs",
  "sold-out": "Stoc epuizat: fluxul este setat să nu le includă",
};
