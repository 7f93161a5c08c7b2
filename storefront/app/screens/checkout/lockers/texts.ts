import { catalogue, phrase, plural } from "@curat/contract/texts.values";

import { DELIVERY_CODE } from "@curat/contract/cart.values";

export const texts = catalogue("checkout-lockers", {
  lockers: "Alege easybox-ul",
  below: "Alege easybox-ul mai jos.",
  lockerSearch: "Caută după localitate, stradă sau nume",
  findLockers: "Caută easybox",
  nearMe: "Aproape de mine",
  locating: "Te localizăm…",
  notLocated: "Nu te-am putut localiza. Caută după localitate sau stradă.",
  lockerCount: plural({
    one: "1 easybox",
    few: "{numar} easybox-uri",
    other: "{numar} de easybox-uri",
  }),
  lockerElsewhere: phrase("Easybox-ul ales este în {acolo}, iar adresa ta în {aici}."),
  inCounty: phrase("județul {nume}"),
  noLockers: "Nu am găsit niciun easybox. Caută altă localitate sau stradă.",
  noChoice: "Easybox-ul nu poate fi ales în acest magazin. Alege altă metodă de livrare.",
  lockersLoading: "Se încarcă easybox-urile…",
  takesCash: "Cu plată ramburs",
  takesNoCash: "Fără plată ramburs",
  distance: phrase("{km} km", (km: number) => [km.toLocaleString("ro-RO", { maximumFractionDigits: 1 })]),
  showMap: "Arată pe hartă",
  hideMap: "Ascunde harta",
  map: "Harta easybox-urilor",
  cluster: phrase("{easybox_uri}, mărește harta"),
  zoomIn: "Mărește harta",
  zoomOut: "Micșorează harta",
  mapFailed: "Harta nu se poate încărca acum. Alege easybox-ul din listă.",
});

const pointTexts = catalogue("checkout-points", {
  lockers: "Alege punctul de ridicare",
  below: "Alege punctul de ridicare mai jos.",
  findLockers: "Caută puncte",
  lockerCount: plural({ one: "1 punct", few: "{numar} puncte", other: "{numar} de puncte" }),
  lockerElsewhere: phrase("Punctul ales este în {acolo}, iar adresa ta în {aici}."),
  noLockers: "Nu am găsit niciun punct. Caută altă localitate sau stradă.",
  noChoice: "Punctul de ridicare nu poate fi ales în acest magazin. Alege altă metodă de livrare.",
  lockersLoading: "Se încarcă punctele de ridicare…",
});

/** Returns the texts for a delivery's pickup points. Easyboxes have their own texts. */
export function lockerTextsOf(delivery: string): typeof pointTexts {
  return delivery === DELIVERY_CODE.samedayEasybox ? texts : pointTexts;
}
