import type { Brand } from "./brand.ts";

export const CLEANING_BRANDS = {
  lustrava: {
    id: 1,
    name: "Lustrava",
    speciality: "detergenți pentru pardoseli",
    description:
      "Lustrava face detergenți pentru pardoseli din 1994, întâi pentru școli și spitale, apoi pentru acasă. Rețetele au spumă redusă, ca să poată fi folosite și în mașini.",
    palette: { main: "#0a5fb4", dark: "#0b2c58", light: "#dceafa", contrast: "#18b2c4" },
    mark: "wave",
    typeface: "geometric",
    manufacturer: {
      name: "Lustrava Chim S.R.L.",
      address: "Str. Fabricii nr. 14, 540015 Târgu Mureș, jud. Mureș, România",
      email: "contact@lustrava.example",
    },
  },
  pardolin: {
    id: 2,
    name: "Pardolin",
    speciality: "ceară, polish, decapanți, parchet și piatră",
    description:
      "Sub marca Pardolin se găsesc emulsii, polishuri și decapanți pentru linoleum, parchet și piatră. Fiecare produs are o fișă de lucru cu pași și timpi de uscare.",
    palette: { main: "#b07a2e", dark: "#4c3210", light: "#f8efe0", contrast: "#3b7d5a" },
    mark: "fold",
    typeface: "serif",
    manufacturer: {
      name: "Pardolin Finisaje S.A.",
      address: "Calea Moldovei nr. 188, 420096 Bistrița, jud. Bistrița-Năsăud, România",
      email: "contact@pardolin.example",
    },
  },
  sclipeo: {
    id: 3,
    name: "Sclipeo",
    speciality: "geamuri, oglinzi, inox, mobilă",
    description:
      "Sclipeo înseamnă sticlă și metal fără dâre. Gama pornește de la spray-ul de casă și ajunge la concentratul pentru spălătorii de fațade.",
    palette: { main: "#1d9bd8", dark: "#0a3f5e", light: "#e0f3fc", contrast: "#0b4a8f" },
    mark: "spark",
    typeface: "rounded",
    manufacturer: {
      name: "Sclipeo Home Care S.R.L.",
      address: "Str. Uzinei nr. 3, 407280 Florești, jud. Cluj, România",
      email: "contact@sclipeo.example",
    },
  },
  limpezor: {
    id: 4,
    name: "Limpezor",
    speciality: "universale pentru casă, creme de curățat",
    description:
      "Limpezor este marca de toată ziua: soluții universale, creme de curățat și produse pentru mobilă. Sunt ușor de găsit și ușor de dozat.",
    palette: { main: "#0e8c99", dark: "#073e49", light: "#dcf3f5", contrast: "#f7a823" },
    mark: "drop",
    typeface: "rounded",
    manufacturer: {
      name: "Limpezor Prod S.R.L.",
      address: "Str. Gării nr. 52, 600216 Bacău, jud. Bacău, România",
      email: "contact@limpezor.example",
    },
  },
  calcidor: {
    id: 5,
    name: "Calcidor",
    speciality: "baie, grup sanitar, detartranți",
    description:
      "Calcidor s-a specializat în calcar: de la spray-ul pentru cabina de duș la gelul pentru depuneri vechi. Etichetele spun clar pe ce suprafețe nu se folosesc.",
    palette: { main: "#16a07a", dark: "#0a4637", light: "#def5ee", contrast: "#5b6fd8" },
    mark: "crystal",
    typeface: "grotesk",
    manufacturer: {
      name: "Calcidor Chemicals Kft.",
      address: "Ipari Park utca 9, 6724 Szeged, Ungaria",
      email: "contact@calcidor.example",
    },
  },
  degravon: {
    id: 6,
    name: "Degravon",
    speciality: "degresanți, bucătării profesionale, ateliere",
    description:
      "Degravon produce degresanți pentru bucătării profesionale și ateliere. Formulele sunt concentrate și vin cu tabel de diluții pentru fiecare murdărie.",
    palette: { main: "#e8750a", dark: "#6b3203", light: "#fff0de", contrast: "#0c63ab" },
    mark: "hexagon",
    typeface: "grotesk",
    manufacturer: {
      name: "Degravon Industrial S.R.L.",
      address: "Șos. Vestului nr. 27, 100298 Ploiești, jud. Prahova, România",
      email: "contact@degravon.example",
    },
  },
  dezivara: {
    id: 7,
    name: "Dezivara",
    speciality: "dezinfectanți de suprafețe și instrumente",
    description:
      "Dezivara livrează dezinfectanți pentru cabinete, laboratoare și industria alimentară. Fiecare produs are aviz și rapoarte de testare conform standardelor europene.",
    palette: { main: "#1b3a7a", dark: "#0c1c40", light: "#e2e9f8", contrast: "#ef4444" },
    mark: "shield",
    typeface: "grotesk",
    manufacturer: {
      name: "Dezivara Lab S.R.L.",
      address: "Str. Laboratorului nr. 6, 300704 Timișoara, jud. Timiș, România",
      email: "contact@dezivara.example",
    },
  },
  palmidra: {
    id: 8,
    name: "Palmidra",
    speciality: "dezinfectanți de mâini, șervețele",
    description:
      "Palmidra se ocupă de igiena mâinilor: geluri hidroalcoolice, soluții și șervețele. Rețetele conțin glicerină, ca pielea să nu se usuce la folosire deasă.",
    palette: { main: "#6a3fa8", dark: "#2b184f", light: "#efe7fa", contrast: "#e46aa8" },
    mark: "petals",
    typeface: "rounded",
    manufacturer: {
      name: "Palmidra Care S.R.L.",
      address: "Bd. Libertății nr. 101, 700530 Iași, jud. Iași, România",
      email: "contact@palmidra.example",
    },
  },
  clorivo: {
    id: 9,
    name: "Clorivo",
    speciality: "clor: tablete, soluții clorigene, înălbitori",
    description:
      "Clorivo produce tablete și soluții clorigene dozate exact, pentru apă, pardoseli și grupuri sanitare. Ambalajele au capac cu închidere de siguranță.",
    palette: { main: "#6ba51d", dark: "#2c480a", light: "#f0f8df", contrast: "#0d8a8f" },
    mark: "ring",
    typeface: "grotesk",
    manufacturer: {
      name: "Clorivo S.R.L.",
      address: "Platforma Chimică nr. 1, 240050 Râmnicu Vâlcea, jud. Vâlcea, România",
      email: "contact@clorivo.example",
    },
  },
  rufelia: {
    id: 10,
    name: "Rufelia",
    speciality: "detergent de rufe și balsam pentru casă",
    description:
      "Rufelia are grijă de rufele familiei cu geluri, pudre și balsamuri parfumate. Parfumurile sunt compuse în casă și se păstrează de la un lot la altul.",
    palette: { main: "#d23a7b", dark: "#650f3b", light: "#fde8f1", contrast: "#7453c6" },
    mark: "petals",
    typeface: "serif",
    manufacturer: {
      name: "Rufelia Home S.R.L.",
      address: "Str. Teiului nr. 20, 550052 Sibiu, jud. Sibiu, România",
      email: "contact@rufelia.example",
    },
  },
  albitel: {
    id: 11,
    name: "Albitel Pro",
    speciality: "rufe profesional: hoteluri, spălătorii, cămine",
    description:
      "Albitel Pro este linia pentru spălătorii, hoteluri și cămine. Detergenții se livrează în saci și bidoane mari, cu program de spălare recomandat.",
    palette: { main: "#3f45b8", dark: "#1a1c55", light: "#e7e8fb", contrast: "#f2b33d" },
    mark: "bubbles",
    typeface: "geometric",
    manufacturer: {
      name: "Albitel Laundry Systems S.R.L.",
      address: "Str. Depozitelor nr. 39, 110138 Pitești, jud. Argeș, România",
      email: "contact@albitel.example",
    },
  },
  farfurel: {
    id: 12,
    name: "Farfurel",
    speciality: "detergent de vase manual, tablete",
    description:
      "Farfurel face vasele să scârțâie de curățenie, la chiuvetă sau în mașină. Detergenții manuali au pH blând și se clătesc repede.",
    palette: { main: "#ec5b4c", dark: "#6a1c15", light: "#fdeae7", contrast: "#1f8aa0" },
    mark: "sun",
    typeface: "rounded",
    manufacturer: {
      name: "Farfurel Prod S.R.L.",
      address: "Str. Olarilor nr. 8, 245700 Horezu, jud. Vâlcea, România",
      email: "contact@farfurel.example",
    },
  },
  veselor: {
    id: 13,
    name: "Veselor Gastro",
    speciality: "mașini de vase profesionale, HoReCa",
    description:
      "Veselor Gastro lucrează numai pentru restaurante și cantine. Oferă detergenți, agenți de clătire și detartranți pentru mașini cu capotă și cu tunel.",
    palette: { main: "#4a6076", dark: "#1c2732", light: "#e9eef3", contrast: "#14a3c7" },
    mark: "stripes",
    typeface: "grotesk",
    manufacturer: {
      name: "Veselor Gastro GmbH",
      address: "Industriestraße 41, 4061 Pasching, Austria",
      email: "contact@veselor.example",
    },
  },
  covorela: {
    id: 14,
    name: "Covorela",
    speciality: "covoare, tapițerii, textile, pete",
    description:
      "Covorela curăță textilele care nu intră în mașina de spălat: covoare, canapele, saltele. Produsele au spumă controlată și se usucă repede.",
    palette: { main: "#8d1f45", dark: "#3f0c1e", light: "#f9e6ec", contrast: "#d8a24a" },
    mark: "leaf",
    typeface: "serif",
    manufacturer: {
      name: "Covorela Textile Care S.R.L.",
      address: "Str. Țesătorilor nr. 17, 507190 Săcele, jud. Brașov, România",
      email: "contact@covorela.example",
    },
  },
} as const satisfies Record<string, Brand>;
