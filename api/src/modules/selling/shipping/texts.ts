import { catalogue, phrase } from "@curat/contract/texts.values";

export const lockerTexts = catalogue("checkout-lockers", {
  missing: "Alege easybox-ul la care livrăm comanda.",
  unknown: "Easybox-ul ales nu există. Alege altul din listă.",
  closed: phrase("Easybox-ul „{nume}” nu mai este activ. Alege altul din listă."),
  tooLarge: "Comanda nu încape într-un easybox. Alege altă metodă de livrare.",
  noCash: phrase(
    "La easybox-ul „{nume}” nu se poate plăti ramburs. Alege alt easybox sau altă metodă de plată.",
  ),
});

/** Texts for pickup points other than easyboxes. */
export const pointTexts = catalogue("checkout-points", {
  missing: "Alege punctul la care livrăm comanda.",
  unknown: "Punctul ales nu există. Alege altul din listă.",
  closed: phrase("Punctul „{nume}” nu mai este activ. Alege altul din listă."),
  tooLarge: "Comanda nu încape la un punct de ridicare. Alege altă metodă de livrare.",
  noCash: phrase("La punctul „{nume}” nu se poate plăti ramburs. Alege alt punct sau altă metodă de plată."),
});
