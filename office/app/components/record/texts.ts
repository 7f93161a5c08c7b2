export const texts = {
  slugHint: "Ultima parte a adresei. Lăsată goală, se face din denumire.",
  orderHint: "Numerele mici stau în față.",
  noCountry: "Nespusă",
};
