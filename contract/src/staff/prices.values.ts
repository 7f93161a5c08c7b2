/** Sources of a price, as shown to staff. */
export const PRICE_SOURCES = {
  import: "Import",
  staff: "Preț de listă",
  list: "Preț de listă, după promoție",
  promotion: "Promoție",
} as const;
