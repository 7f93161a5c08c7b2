import type { BaseProduct } from "../authoring.ts";

/** Washing and care of cars. */
export const CAR_CARE: BaseProduct[] = [
  {
    key: "sampon-auto-roua",
    category: "sampon-si-exterior-auto",
    brand: "caroluc",
    name: "Șampon auto concentrat Roua",
    subtitle: "Spumă groasă, pH neutru, nu ia ceara de pe vopsea",
    texts: [
      {
        lead: "30 ml la găleată pentru o mașină întreagă.",
        about: [
          "Roua îmbracă praful abraziv în spumă, ca mănușa să alunece peste vopsea fără să o zgârie.",
          "Cu pH 7, nu mătuiește elementele cromate și nu usucă garniturile.",
          "Apa se strânge în picături mari și se șterge ușor cu un prosop.",
        ],
        use: "Clătește întâi mașina, spală de sus în jos cu mănușa înmuiată în 30 ml la 10 l de apă și limpezește înainte să se usuce. Nu spăla la soare.",
      },
    ],
    drawing: { kind: "bottle", accent: "#2fa3b8", title: "Roua", descriptor: "Șampon auto" },
    axis: { name: "Volum", values: [{ label: "1 l", net: [1, "l"], price: 2290, weight: 1080, size: [85, 85, 275] }, { label: "5 l", net: [5, "l"], price: 8490, weight: 5300, size: [190, 135, 300], kind: "canister" }, { label: "20 l", net: [20, "l"], price: 28900, weight: 21200, size: [290, 260, 400], kind: "canister", max: 20 }] },
    characteristics: { "pH (concentrat)": "7", Diluție: "30 ml la 10 l de apă" },
    features: ["concentrat", "ph-neutru", "spuma-activa"],
    filters: { suprafata: "exterior", forma: "concentrat", ph: "neutru", parfum: "citrice", domeniu: "auto" },
    cpv: "39831500-1",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "P102", "P280", "P305+P351+P338", "P337+P313"] },
  },
  {
    key: "solutie-bord-mat-habitaclu",
    category: "interior-auto",
    brand: "caroluc",
    name: "Soluție pentru bord cu finisaj mat Habitaclu",
    subtitle: "Curăță plasticul și nu se reflectă în parbriz",
    texts: [
      {
        lead: "Bordul arată ca nou, nu ca uns.",
        about: [
          "Habitaclu nu conține silicon, de aceea nu lasă luciu gras și nu atrage praful.",
          "Scoate amprentele de pe consolă și urmele de pantofi de pe praguri.",
          "Merge pe plastic, vinil și cauciuc; ecranele tactile le ștergi doar cu laveta, fără produs.",
        ],
        use: "Pulverizează pe lavetă, nu direct pe bord, șterge și finisează cu o față uscată. Nu aplica pe volan, pedale și centuri.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#3a6ea5", title: "Habitaclu", descriptor: "Bord, finisaj mat" },
    axis: { name: "Volum", values: [{ label: "500 ml", net: [0.5, "l"], price: 1890, weight: 580, size: [90, 60, 260], filters: { ambalare: "flacon" } }, { label: "5 l", net: [5, "l"], price: 8990, weight: 5250, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } }] },
    characteristics: { "pH (soluție)": "8", Finisaj: "mat", Silicon: "nu conține" },
    features: ["gata-de-folosit", "fara-urme"],
    filters: { suprafata: "plastic", forma: "spray", ph: "alcalin", parfum: "cocos", domeniu: "auto" },
    cpv: "39831500-1",
  },
  {
    key: "burete-manusa-auto-pluta",
    category: "accesorii-auto",
    brand: "caroluc",
    name: "Accesoriu de spălare auto Plută",
    subtitle: "Ține multă spumă și lasă nisipul să cadă din fibră",
    texts: [
      {
        lead: "Zgârieturile fine apar de la nisipul prins în burete.",
        about: [
          "Mănușa are fire lungi de microfibră, între care granulele se afundă, departe de lac.",
          "Buretele în formă de opt se apucă bine și cu mâna udă.",
          "Prosopul de uscare, de 60 × 90 cm, bea apa de pe o caroserie fără să fie stors.",
        ],
        use: "Clătește des într-o a doua găleată, cu apă curată. La sfârșit spală la 40 °C, fără balsam.",
      },
    ],
    drawing: { kind: "car-sponge", accent: "#f2c511", title: "Plută" },
    axis: { name: "Tip", values: [{ label: "Burete", net: [1, "buc."], price: 990, weight: 45, size: [230, 120, 65], filters: { material: "burete" } }, { label: "Mănușă", form: "mitt", net: [1, "buc."], price: 2290, weight: 120, size: [270, 190, 40], filters: { material: "microfibra" } }, { label: "Prosop de uscare", form: "towel", net: [1, "buc."], price: 4490, weight: 420, size: [300, 220, 60], filters: { material: "microfibra" } }] },
    characteristics: { Spălare: "40 °C, fără balsam" },
    features: ["absorbant", "ergonomic"],
    filters: { suprafata: "exterior", ambalare: "bucata", domeniu: "auto" },
    cpv: "39224320-7",
  },
];
