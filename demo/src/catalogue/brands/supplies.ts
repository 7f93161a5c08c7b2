import type { Brand } from "./brand.ts";

export const SUPPLY_BRANDS = {
  sifonel: {
    id: 15,
    name: "Sifonel",
    speciality: "desfundare și întreținere scurgeri",
    description:
      "Sifonel se ocupă de un singur lucru: scurgeri care merg. Gama are granule, geluri și produse enzimatice pentru întreținere.",
    palette: { main: "#1f2a36", dark: "#0b1118", light: "#e8ecf0", contrast: "#f0c419" },
    mark: "arc",
    typeface: "geometric",
    manufacturer: {
      name: "Sifonel S.R.L.",
      address: "Str. Apeductului nr. 5, 310130 Arad, jud. Arad, România",
      email: "contact@sifonel.example",
    },
  },
  foisoara: {
    id: 16,
    name: "Foișoara",
    speciality: "hârtie pentru casă: hârtie igienică, prosoape, batiste",
    description:
      "Foișoara este hârtia de acasă: moale, albă, cu role care țin cât scrie pe pachet. Celuloza vine din păduri administrate responsabil, certificate FSC.",
    palette: { main: "#d23a7b", dark: "#650f3b", light: "#fde8f1", contrast: "#7453c6" },
    mark: "leaf",
    typeface: "rounded",
    manufacturer: {
      name: "Foișoara Paper S.R.L.",
      address: "Str. Hârtiei nr. 2, 617507 Săvinești, jud. Neamț, România",
      email: "contact@foisoara.example",
    },
  },
  hartano: {
    id: 17,
    name: "Hartano",
    speciality: "hârtie profesională: jumbo, prosoape pliate, role",
    description:
      "Hartano produce hârtie pentru spații publice: role jumbo, prosoape pliate și role cu derulare centrală. Lungimea și numărul de foi sunt verificate la fiecare lot.",
    palette: { main: "#0a5fb4", dark: "#0b2c58", light: "#dceafa", contrast: "#18b2c4" },
    mark: "stripes",
    typeface: "grotesk",
    manufacturer: {
      name: "Hartano Professional S.A.",
      address: "Str. Morii nr. 77, 515600 Cugir, jud. Alba, România",
      email: "contact@hartano.example",
    },
  },
  celuvia: {
    id: 18,
    name: "Celuvia",
    speciality: "hârtie premium, șervețele, cearșaf rolă",
    description:
      "Celuvia aduce hârtie fină pentru hoteluri, restaurante și saloane. Șervețelele se găsesc într-o paletă largă de culori.",
    palette: { main: "#8d1f45", dark: "#3f0c1e", light: "#f9e6ec", contrast: "#d8a24a" },
    mark: "fold",
    typeface: "serif",
    manufacturer: {
      name: "Celuvia Tissue Sp. z o.o.",
      address: "ul. Przemysłowa 12, 43-100 Tychy, Polonia",
      email: "contact@celuvia.example",
    },
  },
  sacodor: {
    id: 19,
    name: "Sacodor",
    speciality: "saci menajeri și industriali",
    description:
      "Sacodor face saci din polietilenă, mulți din plastic reciclat. Grosimea în microni este trecută pe fiecare rolă.",
    palette: { main: "#1f2a36", dark: "#0b1118", light: "#e8ecf0", contrast: "#f0c419" },
    mark: "hexagon",
    typeface: "grotesk",
    manufacturer: {
      name: "Sacodor Plast S.R.L.",
      address: "Zona Industrială Nord nr. 12, 407042 Apahida, jud. Cluj, România",
      email: "contact@sacodor.example",
    },
  },
  frunzar: {
    id: 20,
    name: "Frunzar",
    speciality: "saci pentru biodeșeuri, colectare selectivă",
    description:
      "Frunzar se ocupă de saci și coșuri pentru colectarea separată. Sacii din bioplastic sunt certificați EN 13432 pentru compostare industrială.",
    palette: { main: "#6ba51d", dark: "#2c480a", light: "#f0f8df", contrast: "#0d8a8f" },
    mark: "leaf",
    typeface: "rounded",
    manufacturer: {
      name: "Frunzar Bioplast S.R.L.",
      address: "Str. Livezii nr. 30, 410087 Oradea, jud. Bihor, România",
      email: "contact@frunzar.example",
    },
  },
  nitravel: {
    id: 21,
    name: "Nitravel",
    speciality: "mănuși de unică folosință",
    description:
      "Nitravel aduce mănuși de examinare din nitril, latex și vinil. Loturile se verifică prin testul de etanșeitate cu apă.",
    palette: { main: "#3f45b8", dark: "#1a1c55", light: "#e7e8fb", contrast: "#f2b33d" },
    mark: "shield",
    typeface: "geometric",
    manufacturer: {
      name: "Nitravel Medical S.R.L.",
      address: "Str. Energiei nr. 4, 077160 Popești-Leordeni, jud. Ilfov, România",
      email: "contact@nitravel.example",
    },
  },
  manusel: {
    id: 22,
    name: "Mănușel",
    speciality: "mănuși de menaj și de lucru",
    description:
      "Mănușel face mănuși care se refolosesc: pentru vase, pentru grădină, pentru depozit. Măsurile sunt gândite și pentru mâini mici.",
    palette: { main: "#e8750a", dark: "#6b3203", light: "#fff0de", contrast: "#0c63ab" },
    mark: "sun",
    typeface: "rounded",
    manufacturer: {
      name: "Manusel Gloves Sdn. Bhd.",
      address: "Lot 12, Jalan Perindustrian 4, 41050 Klang, Selangor, Malaysia",
      email: "contact@manusel.example",
    },
    responsible: {
      name: "Mănușel Import S.R.L.",
      address: "Str. Pielarilor nr. 11, 800223 Galați, jud. Galați, România",
      email: "import@manusel.example",
    },
  },
  protelan: {
    id: 23,
    name: "Protelan",
    speciality: "măști, combinezoane, îmbrăcăminte de unică folosință",
    description:
      "Protelan produce măști, bonete, halate și combinezoane din materiale nețesute. Are linie proprie de ambalare și trasabilitate pe lot.",
    palette: { main: "#0e8c99", dark: "#073e49", light: "#dcf3f5", contrast: "#f7a823" },
    mark: "ring",
    typeface: "grotesk",
    manufacturer: {
      name: "Protelan Safety S.R.L.",
      address: "Str. Atelierelor nr. 63, 200409 Craiova, jud. Dolj, România",
      email: "contact@protelan.example",
    },
  },
  spumarel: {
    id: 24,
    name: "Spumărel",
    speciality: "săpun lichid, spumă și solid",
    description:
      "Spumărel face săpunuri pentru chiuvete cu mult du-te-vino: școli, birouri, restaurante. Parfumurile sunt ușoare, iar formulele au glicerină.",
    palette: { main: "#16a07a", dark: "#0a4637", light: "#def5ee", contrast: "#5b6fd8" },
    mark: "bubbles",
    typeface: "rounded",
    manufacturer: {
      name: "Spumărel Cosmetics S.R.L.",
      address: "Str. Salcâmilor nr. 9, 440101 Satu Mare, jud. Satu Mare, România",
      email: "contact@spumarel.example",
    },
  },
  crinalba: {
    id: 25,
    name: "Crinalba",
    speciality: "creme, gel de duș, șampon, produse de hotel",
    description:
      "Crinalba formulează creme, geluri de duș și seturi de hotel. Produsele sunt testate dermatologic și au lista completă de ingrediente pe etichetă.",
    palette: { main: "#6a3fa8", dark: "#2b184f", light: "#efe7fa", contrast: "#e46aa8" },
    mark: "drop",
    typeface: "serif",
    manufacturer: {
      name: "Crinalba Cosmetice S.R.L.",
      address: "Str. Florilor nr. 45, 130056 Târgoviște, jud. Dâmbovița, România",
      email: "contact@crinalba.example",
    },
  },
  mesterin: {
    id: 26,
    name: "Meșterin",
    speciality: "paste de curățat mâini, creme de protecție pentru ateliere",
    description:
      "Meșterin este pasta de mâini din ateliere, acum și în flacoane cu pompă. Granulele sunt din coji de nucă și din rumeguș fin, nu din plastic.",
    palette: { main: "#c4122f", dark: "#570a18", light: "#fde8ea", contrast: "#f0a400" },
    mark: "star",
    typeface: "geometric",
    manufacturer: {
      name: "Meșterin Workshop S.R.L.",
      address: "Str. Uzinei Electrice nr. 22, 330065 Hunedoara, jud. Hunedoara, România",
      email: "contact@mesterin.example",
    },
  },
  adierin: {
    id: 27,
    name: "Adierin",
    speciality: "odorizante de cameră și toaletă",
    description:
      "Adierin compune parfumuri de interior: spray-uri, bețișoare, coșulețe. Intensitatea este notată pe ambalaj, de la 1 la 5.",
    palette: { main: "#1d9bd8", dark: "#0a3f5e", light: "#e0f3fc", contrast: "#0b4a8f" },
    mark: "wave",
    typeface: "serif",
    manufacturer: {
      name: "Adierin Parfum S.R.L.",
      address: "Str. Trandafirilor nr. 33, 900591 Constanța, jud. Constanța, România",
      email: "contact@adierin.example",
    },
  },
} as const satisfies Record<string, Brand>;
