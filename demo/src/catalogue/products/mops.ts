import type { BaseProduct } from "../authoring.ts";

/** Mops that come whole, pole and pad together. */
export const MOPS: BaseProduct[] = [
  {
    key: "mop-plat-unda",
    category: "mopuri",
    brand: "mopelan",
    name: "Mop plat complet Unda cu coadă demontabilă",
    subtitle: "Suport, coadă și o rezervă: gata de folosit din cutie",
    texts: [
      {
        lead: "Cutia are tot: suport de 40 cm, coadă de 120 cm din trei tronsoane și o rezervă spălabilă.",
        about: [
          "Placa se pliază la apăsarea pedalei, așa că rezerva udă se schimbă fără să pui mâna pe ea.",
          "Articulația se rotește în toate direcțiile: mopul intră sub pat și ocolește piciorul mesei fără să-l ridici.",
          "Desfăcut încape în dulapul de sub chiuvetă și într-un easybox. Primește orice rezervă Lin de 40 cm, deci nu cumperi mopul a doua oară când se tocește firul.",
        ],
        use: "Udă rezerva, stoarce-o bine și trage mopul în formă de opt, de la fereastră spre ușă. Spală rezerva la 60 °C, fără balsam, apoi usuc-o întinsă.",
      },
    ],
    drawing: { kind: "flat-mop", accent: "#2f8fd0", title: "Unda", descriptor: "Mop plat complet" },
    axis: {
      name: "Culoare",
      values: [
        { label: "Albastru", net: [1, "buc."], price: 5990, weight: 980, size: [430, 150, 110], accent: "#2f8fd0", filters: { culoare: "albastru" } },
        { label: "Roșu", net: [1, "buc."], price: 5990, weight: 980, size: [430, 150, 110], accent: "#d8403c", filters: { culoare: "rosu" } },
        { label: "Verde", net: [1, "buc."], price: 5990, weight: 980, size: [430, 150, 110], accent: "#3f9d4f", filters: { culoare: "verde" } },
      ],
    },
    characteristics: { Suport: "40 cm, pliabil cu pedală", Coadă: "aluminiu, 120 cm, trei tronsoane", Rezervă: "microfibră, 80 % poliester", Spălare: "60 °C" },
    features: ["microfibra", "cod-culori", "ergonomic"],
    filters: { suprafata: ["pardoseli", "parchet"], material: "microfibra", marime: "40-60-cm", ambalare: "bucata", domeniu: ["casa", "birouri", "horeca"] },
    cpv: "39224300-1",
  },
];
