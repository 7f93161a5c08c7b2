import type { BaseProduct } from "../authoring.ts";

/** Insects and rodents. */
export const PEST_CONTROL: BaseProduct[] = [
  {
    key: "spray-insecticid-prag",
    category: "insecticide",
    brand: "furnicel",
    name: "Aerosol insecticid Prag",
    subtitle: "Cu tub subțire pentru crăpături, pragul ușii și plinte",
    texts: [
      {
        lead: "Insectele care trec peste dâra uscată sunt afectate câteva săptămâni.",
        about: [
          "Prag se aplică țintit, pe drumul insectelor, nu în aerul camerei.",
          "Tubul atașat duce jetul sub plintă, în balama și în spatele aparatelor.",
          "Înainte de aplicare, scoate animalele și acoperă acvariul, fiindcă piretroizii sunt foarte periculoși pentru pești și pisici.",
        ],
        use: "Pulverizează de la 20 cm, două secunde pe metru de plintă, apoi părăsește încăperea 30 de minute și aerisește. Nu aplica pe suprafețe de lucru pentru alimente.",
      },
    ],
    drawing: { kind: "aerosol", accent: "#c23b2e", title: "Prag", descriptor: "Insecticid" },
    axis: { name: "Tip", values: [{ label: "Insecte târâtoare, 400 ml", net: [0.4, "l"], price: 2390, weight: 400, size: [65, 65, 240] }, { label: "Insecte zburătoare, 400 ml", net: [0.4, "l"], price: 2290, weight: 400, size: [65, 65, 240], note: "Pentru muște și țânțari, pulverizează opt secunde la 30 m³, cu ferestrele închise." }] },
    characteristics: { "Durata efectului": "până la 6 săptămâni pe suprafețe neporoase", "Timp de aerisire": "30 de minute" },
    features: ["gata-de-folosit", "dozare-usoara"],
    filters: { forma: "aerosol", domeniu: ["casa", "comert", "horeca"], certificari: "aviz-biocid" },
    cpv: "24452000-7",
    safety: { pictograms: ["GHS02", "GHS09"], signal: "Pericol", statements: ["H222", "H229", "H410", "P102", "P210", "P211", "P251", "P273", "P391", "P410+P412", "P501"], biocide: { authorisation: "3342BIO/18/02.25", type: "TP18", active: "cipermetrină 0,2 g/100 g, tetrametrină 0,15 g/100 g" } },
  },
  {
    key: "statie-momeala-hambar",
    category: "rozatoare",
    brand: "furnicel",
    name: "Stație de momeală cu cheie Hambar",
    subtitle: "Momeala stă închisă, departe de copii și de câini",
    texts: [
      {
        lead: "Se vinde goală: alegi tu momeala autorizată sau o placă adezivă.",
        about: [
          "Hambar are pereți despărțitori, astfel că rozătorul intră, dar laba unui câine nu ajunge la miez.",
          "Tijele din interior țin blocurile deasupra apei de ploaie.",
          "Capacul poartă loc pentru eticheta de monitorizare, cerută la controlul HACCP.",
        ],
        use: "Fixeaz-o de perete, cu intrările paralele cu acesta, la 5 – 10 m una de alta. Verifică săptămânal și notează consumul.",
      },
    ],
    drawing: { kind: "bait-box", accent: "#2b2f33", title: "Hambar", descriptor: "Stație de momeală" },
    axis: { name: "Mărime", values: [{ label: "Pentru șoareci", price: 1190, weight: 120, size: [130, 100, 45] }, { label: "Pentru șobolani", price: 3290, weight: 620, size: [240, 190, 100] }] },
    characteristics: { Material: "polipropilenă", Închidere: "cu cheie, inclusă" },
    features: ["inchidere-cheie", "rezistent"],
    filters: { material: "plastic", culoare: "negru", ambalare: "bucata", domeniu: ["industrie-alimentara", "ferma", "comert"], certificari: "haccp" },
    cpv: "24456000-5",
  },
  {
    key: "placa-adeziva-insecte-amurg",
    category: "capcane-si-plase",
    brand: "furnicel",
    name: "Lampă cu placă adezivă pentru insecte zburătoare Amurg",
    subtitle: "Prinde muștele fără zgomot și fără resturi împrăștiate",
    texts: [
      {
        lead: "Lumina UV-A atrage, placa adezivă reține.",
        about: [
          "Spre deosebire de grilele electrice, Amurg nu sparge insecta, deci poate sta și în zone cu alimente.",
          "Tuburile de 368 nm au înveliș de siguranță, care ține cioburile la un loc.",
          "Placa se trage pe lateral și se numără ușor la monitorizare.",
        ],
        use: "Montează lampa la 2 m, perpendicular pe fereastră și departe de uși. Schimbă placa lunar și tuburile la începutul fiecărui sezon.",
      },
    ],
    drawing: { kind: "insect-lamp", accent: "#5a78d8", title: "Amurg" },
    axis: { name: "Model", values: [{ label: "15 W, 40 m²", price: 22900, weight: 1900, size: [330, 110, 280], max: 20 }, { label: "30 W, 90 m²", count: 2, price: 36900, weight: 3100, size: [500, 120, 320], max: 20 }] },
    characteristics: { Alimentare: "230 V", "Lungime de undă": "368 nm" },
    features: ["silentios", "contact-alimentar"],
    filters: { domeniu: ["horeca", "industrie-alimentara", "comert"], certificari: ["haccp", "ce"] },
    cpv: "42995000-7",
  },
];
