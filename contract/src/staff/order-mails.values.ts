/** Shown for an order without an email. */
export const NO_EMAIL = "Fără e-mail: clientul nu primește mesaje.";

export const CARD_NEEDS_EMAIL =
  "Plata cu cardul are nevoie de un e-mail, la care clientul primește linkul de plată.";
