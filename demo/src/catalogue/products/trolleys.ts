import type { BaseProduct } from "../authoring.ts";

/** Wringer and cleaning trolleys. */
export const TROLLEYS: BaseProduct[] = [
  {
    key: "carucior-storcator-roata",
    category: "carucioare",
    brand: "carudor",
    name: "Cărucior cu storcător și două găleți Dublet",
    subtitle: "Apa curată și cea murdară stau despărțite toată tura",
    texts: [
      {
        lead: "Cu două găleți, speli până la capăt cu apă în care se vede fundul.",
        about: [
          "Dublet separă soluția de apa de stoarcere: culoarea albastră pentru curat, roșie pentru murdar. Detergentul ține mai mult, iar pardoseala nu rămâne cu peliculă gri.",
          "Storcătorul cu fălci verticale primește mopuri plate de 40 și 50 cm și mopuri cu franjuri de până la 400 g.",
          "Roțile de 75 mm, din cauciuc gri, trec peste praguri și nu lasă urme.",
        ],
        use: "Pune soluția în găleata albastră, udă mopul, stoarce-l și spală. Clătește-l în cea roșie înainte de a-l înmuia din nou și schimbă apa la 80 – 100 m².",
      },
    ],
    drawing: { kind: "wringer-trolley", accent: "#2f8fd0", title: "Dublet", descriptor: "Cărucior cu storcător" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "2 × 15 l", price: 32900, weight: 8400, size: [620, 400, 900], max: 20 },
        { label: "2 × 25 l", price: 41900, weight: 10900, size: [820, 420, 930], max: 20 },
      ],
    },
    characteristics: { Cadru: "oțel vopsit electrostatic", Găleți: "polipropilenă, gradate", Roți: "4 × 75 mm, pivotante" },
    features: ["cod-culori", "ergonomic", "silentios"],
    filters: { material: ["plastic", "otel"], ambalare: "bucata", domeniu: ["birouri", "scoli", "sanatate", "firme-de-curatenie"] },
    cpv: "39224330-0",
    video: true,
  },
  {
    key: "carucior-multifunctional-etaj",
    category: "carucioare",
    brand: "carudor",
    name: "Cărucior de curățenie multifuncțional Etaj",
    subtitle: "Lenjerie, soluții, mopuri și sac de gunoi pe aceleași roți",
    texts: [
      {
        lead: "Tot ce îi trebuie cameristei încape pe 60 cm lățime, cât o ușă de lift.",
        about: [
          "Etaj are trei rafturi, suport de sac de 120 l cu capac și cârlige pentru cozi. Tăvile se scot și se spală separat.",
          "Bara de împingere stă la 100 cm de podea, iar roțile din spate, mari, preiau greutatea.",
          "Tampoanele de pe colțuri apără tocurile și tapetul.",
        ],
        use: "Așază soluțiile grele jos, lavetele la mijloc și consumabilele sus. Modelul cu uși se încuie cât timp lucrezi în cameră.",
      },
    ],
    drawing: { kind: "cleaning-cart", accent: "#4b6f9e", title: "Etaj", descriptor: "Cărucior multifuncțional" },
    axis: {
      name: "Model",
      values: [
        { label: "Deschis", price: 89900, weight: 19500, size: [1150, 580, 1020], max: 10 },
        { label: "Cu uși", price: 129900, weight: 26000, size: [1150, 580, 1060], max: 10, filters: { material: "otel" } },
      ],
    },
    characteristics: { Rafturi: "3", "Suport de sac": "120 l, cu capac", Roți: "2 × 200 mm fixe, 2 × 100 mm pivotante" },
    features: ["ergonomic", "silentios", "rezistent"],
    filters: { material: "plastic", ambalare: "bucata", domeniu: ["horeca", "sanatate", "firme-de-curatenie"] },
    cpv: "39224300-1",
  },
  {
    key: "panou-avertizare-pardoseala-uda",
    category: "carucioare",
    brand: "carudor",
    name: "Panou de avertizare Pardoseală udă",
    subtitle: "Text în română și pictogramă, vizibile de la 10 metri",
    texts: [
      {
        lead: "Pune-l înainte de a uda podeaua, nu după ce a alunecat cineva.",
        about: [
          "Panoul se deschide în A și stă singur, inclusiv pe curent de aer. Ambele fețe poartă aceeași inscripție, tipărită cu cerneală rezistentă la spălare.",
          "Pliat, are 3 cm grosime și încape în suportul lateral al căruciorului.",
          "Galbenul este cel al semnelor de avertizare, iar triunghiul urmează ISO 7010.",
        ],
        use: "Așază câte un panou la fiecare intrare în zona udă și strânge-le abia după uscare.",
      },
    ],
    drawing: { kind: "safety-sign", accent: "#f2c511", title: "Atenție! Pardoseală udă" },
    axis: { name: "Ambalare", values: [{ label: "Bucată", inName: "", price: 3490, weight: 780, size: [300, 30, 620] }, { label: "Set 5 buc.", count: 5, net: [5, "buc."], price: 15900, weight: 3900, size: [310, 150, 630], saleUnit: "set", filters: { ambalare: "set" } }] },
    characteristics: { Material: "polipropilenă", Dimensiune: "30 × 62 cm", Simbol: "ISO 7010 W011" },
    features: ["pliabil", "rezistent"],
    filters: { material: "plastic", culoare: "galben", domeniu: ["birouri", "comert", "scoli", "firme-de-curatenie"] },
    cpv: "39224300-1",
  },
];
