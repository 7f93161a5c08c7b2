/** What is said of parcel machines. */
export const texts = {
  lockers: "Alege easybox-ul",
  lockerSearch: "Caută după localitate, stradă sau nume",
  findLockers: "Caută easybox",
  nearMe: "Aproape de mine",
  locating: "Te localizăm…",
  notLocated: "Nu am putut afla unde ești. Caută după localitate sau stradă.",
  lockerCount: (count: number): string =>
    count === 1 ? "1 easybox" : `${count}${count % 100 >= 20 || count % 100 === 0 ? " de" : ""} easybox-uri`,
  lockerElsewhere: (there: string, here: string): string =>
    `Easybox-ul ales este în ${there}, iar adresa ta în ${here}.`,
  noLockers: "Nu am găsit niciun easybox. Caută altă localitate sau stradă.",
  lockersLoading: "Se încarcă easybox-urile…",
  takesCash: "Acceptă plata ramburs",
  takesNoCash: "Nu acceptă plata ramburs",
  distance: (km: number): string => `${km.toLocaleString("ro-RO", { maximumFractionDigits: 1 })} km`,
  showMap: "Arată pe hartă",
  hideMap: "Ascunde harta",
  map: "Harta easybox-urilor",
  zoomIn: "Mărește harta",
  zoomOut: "Micșorează harta",
  mapFailed: "Harta nu se poate încărca acum. Alege easybox-ul din listă.",
};
