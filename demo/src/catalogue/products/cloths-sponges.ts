import type { BaseProduct } from "../authoring.ts";

/** Cloths and sponges. */
export const CLOTHS_SPONGES: BaseProduct[] = [
  {
    key: "laveta-microfibra-catifea",
    category: "lavete",
    brand: "fibrodel",
    name: "Lavetă din microfibră Catifea",
    subtitle: "Curăță cu apă simplă praf, amprente și grăsime ușoară",
    texts: [
      {
        lead: "Opt fețe curate dintr-o singură lavetă, dacă o împăturești în patru.",
        about: [
          "Catifea are bucle pe ambele fețe și fir despicat la 0,2 denier. Prinde praful prin frecare, fără spray antistatic.",
          "Tivul surfilat nu se destramă, iar eticheta lipsește, ca să nu zgârie suprafețele lucioase.",
          "Patru culori acoperă zonele obișnuite ale unei clădiri de birouri.",
        ],
        use: "Folosește-o uscată la praf și umezită la pete. Stoarce-o bine, împăturește-o de două ori și treci pe altă față când prima s-a încărcat.",
      },
      {
        lead: "Se spală de cinci sute de ori și încă absoarbe.",
        about: [
          "Laveta ieftină se subțiază după o lună; la 320 g/m², firul are din ce să se uzeze.",
          "Poate fi spălată la 95 °C, de aceea o găsești în cabinete și grădinițe.",
          "Ține-o departe de balsam, de clor concentrat și de fierul de călcat, toate trei închid porii fibrei.",
        ],
        use: "Adună lavetele murdare într-un sac separat și spală-le fără bumbac, cu detergent lichid. Usucă-le pe sârmă sau la treapta joasă a uscătorului.",
      },
      {
        lead: "Pachetul conține bucăți de aceeași culoare, gata de împărțit pe zone.",
        about: [
          "Mărimea de 40 × 40 cm se potrivește palmei adulte și acoperă o masă de birou din câteva ștergeri.",
          "Pe inox și pe sticlă colorată lasă puține urme; pentru oglinzi mari, alege o lavetă cu țesătură netedă.",
          "Compoziția este 80 % poliester și 20 % poliamidă, proporția la care absorbția și rezistența se echilibrează.",
        ],
        use: "Înainte de prima folosire, spal-o o dată, ca să dispară scama din croire. La suprafețe vopsite proaspăt, încearcă mai întâi pe un colț.",
      },
    ],
    drawing: { kind: "microfibre-cloths", accent: "#2f8fd0", title: "Catifea 40 × 40", descriptor: "Lavetă din microfibră" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "5 buc.", net: [5, "buc."], price: 1990, weight: 270, size: [210, 140, 60], saleUnit: "pachet", count: 5 },
        { label: "20 buc.", net: [20, "buc."], price: 6990, weight: 1060, size: [220, 210, 170], saleUnit: "pachet", count: 20 },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Albastru", accent: "#2f8fd0", filters: { culoare: "albastru" } },
        { label: "Roșu", accent: "#d8403c", filters: { culoare: "rosu" } },
        { label: "Verde", accent: "#3f9d4f", filters: { culoare: "verde" } },
        { label: "Galben", accent: "#ecc531", filters: { culoare: "galben" } },
      ],
    },
    characteristics: { Dimensiune: "40 × 40 cm", Gramaj: "320 g/m²", Compoziție: "80 % poliester, 20 % poliamidă", Spălare: "60 – 95 °C" },
    features: ["microfibra", "cod-culori", "lavabil-95", "absorbant"],
    filters: { suprafata: "toate-suprafetele", material: "microfibra", marime: "40-60-cm", ambalare: "set", domeniu: ["birouri", "casa", "sanatate", "firme-de-curatenie"] },
    cpv: "39525800-6",
  },
  {
    key: "burete-vase-zimt",
    category: "bureti",
    brand: "buretin",
    name: "Burete de vase cu prindere Zimț",
    subtitle: "Abraziv verde pe o parte, spumă densă pe cealaltă",
    texts: [
      {
        lead: "Canelura laterală apără unghiile și nu lasă buretele să scape.",
        about: [
          "Zimț are spumă poliuretanică de 25 kg/m³, care își revine după stoarcere și ține detergentul mai mult timp.",
          "Fața abrazivă este lipită pe toată suprafața, nu doar pe margini, deci nu se desprinde la colțuri.",
          "Nu este pentru tigăi antiaderente: partea verde le zgârie.",
        ],
        use: "Udă buretele, pune detergent pe partea moale și freacă arsurile cu cea aspră. Clătește-l, stoarce-l și lasă-l pe muchie, la aer.",
      },
      {
        lead: "Pentru bucătăria profesională, unde buretele se schimbă zilnic.",
        about: [
          "Pachetul mare coboară costul sub un leu bucata. Este cantitatea cu care o cantină lucrează o lună.",
          "Varianta albă are abraziv fin, cu pulbere de sticlă reciclată, pentru inox lucios și vase emailate.",
          "Dimensiunea de 9 × 7 × 4,5 cm încape în palmă și intră în pahare înalte.",
        ],
        use: "Stabilește o oră fixă de schimbare și aruncă buretele folosit la carne după fiecare serviciu. Nu îl pune în cuptorul cu microunde.",
      },
    ],
    drawing: { kind: "sponge-pack", accent: "#ecc531", title: "Zimț", descriptor: "Burete cu prindere" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "3 buc.", net: [3, "buc."], price: 490, weight: 40, size: [95, 75, 140], saleUnit: "pachet", count: 3 },
        { label: "10 buc.", net: [10, "buc."], price: 1290, weight: 125, size: [190, 100, 230], saleUnit: "pachet", count: 10 },
        { label: "50 buc.", net: [50, "buc."], price: 4790, weight: 620, size: [380, 250, 290], saleUnit: "pachet", count: 50 },
      ],
    },
    second: { name: "Tip", values: [{ label: "Aspru, verde", inName: "aspru", accent: "#2f8a4c", body: "#ecc531" }, { label: "Fin, alb", inName: "fin", accent: "#f2f2ee", body: "#ecc531", extra: 100 }] },
    characteristics: { Dimensiune: "90 × 70 × 45 mm", Spumă: "poliuretan, 25 kg/m³" },
    features: ["ergonomic", "rezistent"],
    filters: { material: "burete", ambalare: "set", domeniu: ["casa", "horeca"] },
    cpv: "39224320-7",
  },
];
