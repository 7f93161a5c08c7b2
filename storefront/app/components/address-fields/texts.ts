import { catalogue, optional } from "@curat/contract/texts.values";

export const texts = catalogue("address-fields", {
  county: "Județ",
  chooseCounty: "Alege județul",
  city: "Localitate",
  chooseCity: "Alege localitatea",
  countyFirst: "Alege mai întâi județul",
  citiesLoading: "Se încarcă localitățile…",
  showCities: "Arată localitățile",
  street: "Adresă",
  streetHint: optional("Stradă, număr, bloc, scară, apartament"),
});
