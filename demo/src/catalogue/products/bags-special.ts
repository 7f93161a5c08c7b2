import type { BaseProduct } from "../authoring.ts";

/** Sacks with rules of their own: compostable, clinical waste. */
export const BAGS_SPECIAL: BaseProduct[] = [
  {
    key: "saci-compostabili-humus",
    category: "saci-compostabili",
    brand: "frunzar",
    name: "Saci compostabili Humus pentru biodeșeuri",
    subtitle: "Bioplastic certificat EN 13432, merge la stația de compost cu tot cu resturi",
    texts: [
      {
        lead: "Arunci cojile cu sac cu tot: în instalația de compost, sacul dispare odată cu ele.",
        about: [
          "Humus este făcut din bioplastic pe bază de amidon de porumb și poliesteri biodegradabili. Conform EN 13432, în condiții de compostare industrială se dezintegrează în cel mult 12 săptămâni.",
          "Folia lasă vaporii să iasă, deci resturile se usucă puțin în coș și miros mai slab.",
          "Codul certificatului este tipărit pe fiecare sac, alături de simbolul „răsad”.",
        ],
        use: "Pune pe fundul coșului o bucată de carton sau de hârtie, ca să ia zeama. Schimbă sacul la două – trei zile, altfel începe să se înmoaie.",
      },
      {
        lead: "Pentru coșul maro din bucătărie, bloc sau restaurant.",
        about: [
          "Colectarea biodeșeurilor cere saci care nu lasă plastic în compost. Aceștia sunt verificați de un laborator independent, inclusiv pentru metale grele și toxicitate asupra plantelor.",
          "Elasticitatea este mai mică decât la polietilenă; de aceea grosimea a fost mărită la volumele mari.",
          "Nuanța verde deschis se obține fără pigmenți cu metale.",
        ],
        use: "Scurge bine legumele și strecoară supele înainte să arunci resturile. Nu pune carne fierbinte, cenușă sau ulei: folia se topește ori se găurește.",
      },
      {
        lead: "Sac pentru coji, zaț, frunze și resturi din farfurie.",
        about: [
          "Restaurantele cu colectare separată umplu zilnic o pubelă de resturi. Un sac compostabil o ține curată și scutește spălarea ei după fiecare golire.",
          "Acasă, formatele mici intră în coșul aerisit de sub chiuvetă.",
          "Produsul are termen de folosire de 12 luni de la data fabricației, pentru că începe să se degradeze și pe raft.",
          "Rola se ambalează în hârtie, nu în folie.",
        ],
        use: "Păstrează rola la sub 25 °C, într-un loc uscat și întunecos. Leagă sacul cu propriile colțuri, fără sârmă sau bandă adezivă.",
      },
      {
        lead: "Certificat pentru compostare industrială, nu doar „degradabil”.",
        about: [
          "Sacii oxo-degradabili se sfărâmă în microplastic și sunt interziși în Uniunea Europeană. Humus face parte din altă familie: microorganismele îl consumă, iar rezultatul este apă, dioxid de carbon și biomasă.",
          "În grămada din grădină procesul durează mai mult, fiindcă temperatura rareori trece de 50 °C.",
          "Se folosește la bucătării, piețe, cantine școlare și spații verzi.",
        ],
        use: "Întreabă operatorul local dacă acceptă saci compostabili în pubela maro. Sacii vechi de peste un an folosește-i numai la frunze uscate.",
      },
    ],
    drawing: { kind: "bag-roll", accent: "#9cc25a", title: "Saci compostabili Humus", descriptor: "EN 13432, compost industrial" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "10 l", net: [20, "buc."], price: 1090, weight: 135, size: [220, 45, 45], saleUnit: "rolă", filters: { marime: "sub-35-l" }, characteristics: { Dimensiuni: "42 × 45 cm", Grosime: "15 µm" } },
        { label: "20 l", net: [20, "buc."], price: 1490, weight: 205, size: [240, 50, 50], saleUnit: "rolă", filters: { marime: "sub-35-l" }, characteristics: { Dimensiuni: "45 × 55 cm", Grosime: "17 µm" } },
        { label: "35 l", net: [15, "buc."], price: 1590, weight: 215, size: [260, 50, 50], saleUnit: "rolă", filters: { marime: "35-60-l" }, characteristics: { Dimensiuni: "50 × 60 cm", Grosime: "18 µm" } },
        { label: "60 l", net: [10, "buc."], price: 1690, weight: 270, size: [310, 55, 55], saleUnit: "rolă", filters: { marime: "35-60-l" }, characteristics: { Dimensiuni: "60 × 80 cm", Grosime: "22 µm" } },
        { label: "120 l", net: [10, "buc."], price: 2990, weight: 510, size: [370, 70, 70], saleUnit: "rolă", filters: { marime: "60-120-l" }, characteristics: { Dimensiuni: "70 × 110 cm", Grosime: "26 µm" } },
        { label: "240 l", net: [5, "buc."], price: 3290, weight: 625, size: [420, 75, 75], saleUnit: "rolă", filters: { marime: "120-240-l" }, characteristics: { Dimensiuni: "120 × 140 cm", Grosime: "30 µm" } },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "1 rolă", inName: "", filters: { ambalare: "rola" } }, { label: "Bax 20 de role", pieces: 20, off: 12, filters: { ambalare: "bax" } }] },
    characteristics: { Material: "Bioplastic pe bază de amidon", Standard: "EN 13432", Culoare: "Verde deschis, translucid", Termen: "12 luni de la fabricație" },
    features: ["compostabil", "certificat"],
    filters: { material: "compostabil", culoare: "verde", certificari: "ok-compost", domeniu: ["casa", "horeca", "scoli"] },
    cpv: "19640000-4",
    warranty: "Termen de folosire: 12 luni de la data fabricației",
  },
  {
    key: "saci-deseuri-medicale-sanisac",
    category: "saci-industriali",
    brand: "sacodor",
    name: "Saci galbeni pentru deșeuri infecțioase Sanisac",
    subtitle: "Cu pictograma „Pericol biologic” și sudură etanșă",
    texts: [
      {
        lead: "Galben, inscripționat și etanș, pentru deșeurile care nu trebuie să atingă pe nimeni.",
        about: [
          "Sanisac este sacul pentru comprese, mănuși, câmpuri și alte materiale contaminate biologic, altele decât cele înțepătoare. Culoarea și pictograma sunt cele cerute de Ordinul MS 1226/2012.",
          "Polietilena are 60 µm, iar sudura de la fund este continuă, fără puncte slabe.",
          "Pe fiecare sac există câmpuri pentru secție, dată și persoana care l-a închis.",
        ],
        use: "Montează sacul în suportul cu capac și pedală sau în cutia de carton. Închide-l la trei sferturi din volum, notează datele cu marker și depune-l în spațiul de stocare temporară.",
      },
      {
        lead: "Pentru spitale, cabinete stomatologice, laboratoare și clinici veterinare.",
        about: [
          "Traseul deșeului medical se verifică la fiecare control, iar primul lucru la care se uită inspectorul este sacul. Inscripția tipărită în negru rezistă la frecare și la dezinfectant.",
          "LDPE-ul se întinde înainte să cedeze, util când sacul este tras din suportul rigid.",
          "Seringile și lamele se colectează numai în recipiente rigide, niciodată în sac.",
        ],
        use: "Poartă mănuși și șorț la manipulare, răsucește gura și strânge-o cu colier din plastic. Nu goli conținutul în alt sac și nu îl compacta.",
      },
    ],
    drawing: { kind: "bag-roll", accent: "#f2c811", title: "Saci Sanisac", descriptor: "Deșeuri infecțioase, 60 µm" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "30 l", net: [20, "buc."], price: 1690, weight: 650, size: [280, 90, 90], saleUnit: "rolă", filters: { marime: "sub-35-l" }, characteristics: { Dimensiuni: "50 × 55 cm" } },
        { label: "60 l", net: [20, "buc."], price: 2690, weight: 1120, size: [330, 105, 105], saleUnit: "rolă", filters: { marime: "35-60-l" }, characteristics: { Dimensiuni: "60 × 80 cm" } },
        { label: "110 l", net: [10, "buc."], price: 2390, weight: 890, size: [370, 95, 95], saleUnit: "rolă", filters: { marime: "60-120-l" }, characteristics: { Dimensiuni: "70 × 105 cm" } },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "1 rolă", inName: "", filters: { ambalare: "rola" } }, { label: "Bax 10 role", pieces: 10, off: 9, filters: { ambalare: "bax" } }] },
    characteristics: { Material: "LDPE", Grosime: "60 µm", Culoare: "Galben", Inscripție: "Deșeuri infecțioase, pictogramă „Pericol biologic”", Sudură: "Continuă, etanșă" },
    features: ["cod-culori", "rezistent"],
    filters: { material: "ldpe", culoare: "galben", domeniu: "sanatate" },
    cpv: "19640000-4",
  },
];
