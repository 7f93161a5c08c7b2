import type { BaseProduct } from "../authoring.ts";

/** Bins for rooms and for the yard. */
export const BINS: BaseProduct[] = [
  {
    key: "cos-pedala-tihna",
    category: "cosuri-interior",
    brand: "cosulin",
    name: "Coș cu pedală și închidere lentă Tihna",
    subtitle: "Capacul coboară singur, fără zgomot, cu mâinile libere",
    texts: [
      {
        lead: "Pedala de oțel ține la peste 100.000 de apăsări.",
        about: [
          "Tihna are găleată interioară care se scoate cu mâner, deci sacul se schimbă fără să ridici coșul.",
          "Amortizorul capacului îl lasă jos în trei-patru secunde. În cabinete și dormitoare, lipsa pocnetului contează.",
          "Inelul de cauciuc de la bază protejează gresia și oprește alunecarea.",
        ],
        use: "Îmbracă sacul pe găleata interioară, îndoaie marginea și ascunde-o sub inel. Curăță exteriorul cu o lavetă umedă și usucă-l după aceea.",
      },
      {
        lead: "De la 5 l pentru baie la 20 l pentru bucătărie, aceeași linie.",
        about: [
          "Modelele mici intră lângă vasul de toaletă, cele mari sub blat. Mânerul din spate te ajută să le muți.",
          "Finisajul inox este acoperit cu lac împotriva amprentelor; cel alb și cel negru sunt vopsite în câmp electrostatic.",
          "Capacul rămâne deschis dacă îl împingi până la verticală, util când cureți legume.",
        ],
        use: "Lasă o palmă între coș și perete, ca balamaua să se miște liber. Evită înălbitorul și bureții aspri, fiindcă atacă vopseaua și lacul.",
      },
      {
        lead: "Ține mirosul înăuntru, fiindcă marginea capacului calcă pe toată circumferința.",
        about: [
          "Corpul rotund nu are colțuri în care să se adune praf, iar fundul e din plastic, departe de umezeala de pe jos.",
          "Pentru cabinete, găleata interioară suportă ștergere cu dezinfectant pe bază de alcool.",
          "Sacii potriviți au între 10 și 35 l, după mărimea aleasă.",
        ],
        use: "Golește-l zilnic unde ajung resturi umede și spală găleata interioară o dată pe săptămână. Apasă pedala cu vârful piciorului, fără să lovești.",
      },
    ],
    drawing: { kind: "pedal-bin", accent: "#b8c0c6", title: "Tihna", descriptor: "Coș cu pedală" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "5 l", price: 5990, weight: 1300, size: [210, 260, 290] },
        { label: "12 l", price: 9990, weight: 2300, size: [260, 320, 400] },
        { label: "20 l", price: 13900, weight: 3300, size: [300, 370, 460] },
      ],
    },
    second: { name: "Culoare", values: [{ label: "Inox", body: "#c3c9ce", extra: 1000, filters: { culoare: "inox", material: "inox" } }, { label: "Alb", body: "#f4f6f8", filters: { culoare: "alb", material: "otel" } }, { label: "Negru", body: "#2b2f33", filters: { culoare: "negru", material: "otel" } }] },
    characteristics: { "Găleată interioară": "polipropilenă, detașabilă", Închidere: "lentă, cu amortizor", Pedală: "oțel" },
    features: ["fara-atingere", "silentios", "rezistent"],
    filters: { marime: "sub-35-l", ambalare: "bucata", domeniu: ["casa", "birouri", "sanatate", "horeca"] },
    cpv: "39224340-3",
  },
  {
    key: "pubela-roti-curte",
    category: "pubele-si-selectiv",
    brand: "cosulin",
    name: "Pubelă cu două roți Curtea",
    subtitle: "HDPE masiv, conform EN 840, pe culorile colectării selective",
    texts: [
      {
        lead: "Pieptenele din față se potrivește la toate autogunoierele.",
        about: [
          "Curtea este injectată din polietilenă de înaltă densitate, stabilizată la UV. Iarna nu crapă la minus 30 °C, vara nu se înmoaie.",
          "Axul este din oțel zincat, iar roțile de 200 mm au bandaj de cauciuc plin.",
          "Numărul de înmatriculare sau adresa se pot scrie pe placa netedă de pe capac.",
        ],
        use: "Înclină pubela spre tine și trage-o, nu o împinge, la trepte și borduri. Nu pune cenușă fierbinte și nu depăși sarcina marcată pe corp.",
      },
      {
        lead: "Galben, albastru, verde, negru: fiecare deșeu la locul lui.",
        about: [
          "La blocuri și firme, culoarea întreagă a pubelei e mai ușor de urmat decât un autocolant. Plasticul și metalul merg la galben, hârtia la albastru, sticla la verde, restul la negru.",
          "Pereții interiori sunt netezi, fără nervuri de care să se agațe sacii.",
          "Capacul se rotește până în spate și nu cade peste mână.",
        ],
        use: "Montează roțile pe ax și bate capacele până la clic, fără alte unelte. Spală interiorul lunar, cu furtunul și un detergent alcalin.",
      },
      {
        lead: "120 l pentru o familie, 240 l pentru o scară mică.",
        about: [
          "Diferența de preț dintre cele două mărimi este mică; spațiul de depozitare decide. Modelul mare cere 58 pe 74 cm la sol.",
          "Mânerele sunt turnate din corp, deci n-au șuruburi care să se slăbească.",
          "La sfârșitul vieții, întreaga pubelă se macină și se reciclează ca HDPE.",
        ],
        use: "Ține capacul închis, ca ploaia să nu îngreuneze conținutul. Pe teren în pantă, întoarce roțile spre perete.",
      },
    ],
    drawing: { kind: "wheelie-bin", accent: "#3f9d4f", title: "Curtea", descriptor: "EN 840" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "120 l", price: 17900, weight: 9200, size: [480, 550, 930], max: 40, filters: { marime: "60-120-l" } },
        { label: "240 l", price: 24900, weight: 12600, size: [580, 740, 1070], max: 40, filters: { marime: "120-240-l" } },
      ],
    },
    second: { name: "Culoare", values: [{ label: "Galbenă", accent: "#ecc531", body: "#ecc531", filters: { culoare: "galben" } }, { label: "Albastră", accent: "#2f6fb5", body: "#2f6fb5", filters: { culoare: "albastru" } }, { label: "Verde", accent: "#3f9d4f", body: "#3f9d4f", filters: { culoare: "verde" } }, { label: "Neagră", accent: "#3a3f44", body: "#3a3f44", filters: { culoare: "negru" } }] },
    characteristics: { Material: "HDPE stabilizat UV", Roți: "2 × 200 mm", Standard: "EN 840" },
    features: ["protectie-uv", "cod-culori", "rezistent", "ambalaj-reciclabil"],
    filters: { material: "hdpe", ambalare: "bucata", domeniu: ["casa", "birouri", "comert", "industrie"] },
    cpv: "34928480-6",
  },
];
