export const PRICE_SOURCES = {
  import: "Import",
  staff: "Preț de listă",
  list: "Preț de listă, după promoție",
  promotion: "Promoție",
} as const;
