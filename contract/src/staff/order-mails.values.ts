/** Shown for an order without an email. */
export const NO_EMAIL = "Fără e-mail: clientul nu primește mesaje.";

export const CARD_NEEDS_EMAIL =
  "Completează e-mailul: acolo primește clientul linkul pentru plata cu cardul.";
