export const texts = {
  county: "Județ",
  chooseCounty: "Alege județul",
  city: "Localitate",
  chooseCity: "Alege localitatea",
  countyFirst: "Alege întâi județul",
  citiesLoading: "Se încarcă localitățile…",
  showCities: "Arată localitățile",
  street: "Adresă",
  streetHint: "Stradă, număr, bloc, scară, apartament",
};
