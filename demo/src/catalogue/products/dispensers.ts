import type { BaseProduct } from "../authoring.ts";

/** Wall dispensers and hand dryers. */
export const DISPENSERS: BaseProduct[] = [
  {
    key: "dispenser-sapun-picur",
    category: "dispensere-sapun",
    brand: "dozarel",
    name: "Dispenser de săpun lichid cu apăsare Picur",
    subtitle: "Reumplere din bidon, fereastră de nivel, doză de 1 ml",
    texts: [
      {
        lead: "O apăsare dă 1 ml: la rezervorul mare, cam o mie de spălări pe mâini.",
        about: [
          "Picur se umple de sus, direct din bidonul de 5 l, fără cartușe speciale. Geamul îngust din față arată nivelul de la distanță.",
          "Capacul se deschide cu o cheie de plastic, ca săpunul să nu fie luat sau amestecat.",
          "Pompa se scoate din două mișcări și se clătește cu apă caldă atunci când se îngroașă săpunul.",
        ],
        use: "Montează-l la 110 cm de podea, deasupra lavoarului, cu șuruburile sau banda incluse. Umple doar cu săpun lichid, nu cu gel alcoolic.",
      },
      {
        lead: "Pereți din ABS care nu se îngălbenesc lângă fereastră.",
        about: [
          "În toaletele publice, dispenserul ia multe lovituri. Carcasa de 2,5 mm și balamaua îngropată le suportă.",
          "Spatele are patru găuri ovale, deci îl poți îndrepta după ce ai pus primul șurub.",
          "Vârful pompei este retras, iar ultima picătură cade în chiuvetă, nu pe blat.",
        ],
        use: "La fiecare a treia umplere, golește rezervorul, clătește-l și lasă-l să se usuce. Șterge carcasa cu lavetă umedă, fără burete abraziv.",
      },
    ],
    drawing: { kind: "dispenser-soap", accent: "#7fb2d8", title: "Picur", descriptor: "Dispenser de săpun" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "0,5 l", price: 4490, weight: 420, size: [100, 95, 190] },
        { label: "1 l", price: 5990, weight: 590, size: [120, 115, 240] },
      ],
    },
    second: { name: "Culoare", values: [{ label: "Alb", body: "#f4f6f8", filters: { culoare: "alb" } }, { label: "Negru", body: "#2b2f33", extra: 600, filters: { culoare: "negru" } }, { label: "Transparent", body: "#d9e6ee", filters: { culoare: "transparent" } }] },
    characteristics: { Material: "ABS", Doză: "1 ml", Umplere: "liberă, din bidon", Închidere: "cu cheie" },
    features: ["inchidere-cheie", "dozare-usoara", "economic"],
    filters: { material: "plastic", ambalare: "bucata", domeniu: ["birouri", "scoli", "horeca", "comert"] },
    cpv: "39831700-3",
    video: true,
  },
  {
    key: "dispenser-senzor-val",
    category: "dispensere-sapun",
    brand: "dozarel",
    name: "Dispenser cu senzor Undă",
    subtitle: "Doză fără atingere, reglabilă, pe baterii obișnuite",
    texts: [
      {
        lead: "Mâna nu atinge nimic, deci nici microbii celui dinainte.",
        about: [
          "Senzorul infraroșu vede palma la 6 – 8 cm și răspunde în mai puțin de jumătate de secundă. Lumina puternică din încăpere nu îl pornește singur.",
          "Doza se alege dintr-un comutator ascuns sub capac: 0,7, 1 sau 1,5 ml.",
          "Patru baterii AA ajung pentru circa 30.000 de porții, iar un led roșu anunță din timp schimbarea lor.",
        ],
        use: "Pune bateriile, umple rezervorul și ține palma sub duză până curge prima porție. Modelul potrivit se alege după lichid: pompa de gel nu face spumă, iar cea de spumă se înfundă cu gel.",
      },
    ],
    drawing: { kind: "dispenser-soap", accent: "#63c1b5", body: "#f4f6f8", title: "Undă", descriptor: "Dispenser cu senzor, 1 l" },
    axis: {
      name: "Model",
      values: [
        { label: "Pentru săpun lichid", price: 15900, weight: 780, size: [130, 120, 270] },
        { label: "Pentru spumă", price: 16900, weight: 790, size: [130, 120, 270] },
        { label: "Pentru gel dezinfectant", price: 16900, weight: 800, size: [130, 120, 270], note: "Tava de picurare este inclusă, ca alcoolul să nu ajungă pe pardoseală." },
      ],
    },
    characteristics: { Capacitate: "1 l", Material: "ABS", Alimentare: "4 baterii AA (neincluse)", Doză: "0,7 / 1 / 1,5 ml" },
    features: ["fara-atingere", "economic", "inchidere-cheie"],
    filters: { material: "plastic", culoare: "alb", ambalare: "bucata", domeniu: ["sanatate", "birouri", "horeca"], certificari: "ce" },
    cpv: "39831700-3",
    video: true,
  },
  {
    key: "dispenser-prosoape-raft",
    category: "dispensere-hartie",
    brand: "dozarel",
    name: "Dispenser de prosoape pliate Raft",
    subtitle: "O foaie la o tragere, pentru pliere V și Z",
    texts: [
      {
        lead: "Buza rotunjită separă foile și scade consumul de hârtie.",
        about: [
          "Raft primește prosoape pliate V sau Z cu lățimea de 21 – 25 cm. Fanta are marginea ridicată, așa că foaia următoare rămâne prinsă și nu cade pe jos.",
          "Se încarcă pe sus, deschizând toată fața, și poți completa înainte să se termine.",
          "Fereastra laterală îți spune din ușă dacă trebuie adus un pachet.",
        ],
        use: "Așază pachetele cu deschiderea în jos și trage prima foaie prin fantă. Nu îndesa peste semn, altfel foile se rup la scos.",
      },
      {
        lead: "Model pentru două sau trei pachete, cu aceeași cheie.",
        about: [
          "Într-o școală sau o stație de benzină, dispenserul mic se golește până la prânz; cel mare ține ziua întreagă.",
          "Versiunea de inox are colțurile sudate și șlefuite, fără muchii tăioase.",
          "Șablonul de găurire vine tipărit pe cutie.",
        ],
        use: "Lasă cel puțin 30 cm între marginea de jos și blat și departe de jetul robinetului. Inoxul se șterge în sensul periajului, cu soluție fără clor.",
      },
    ],
    drawing: { kind: "dispenser-towel", accent: "#7fb2d8", title: "Raft", descriptor: "Prosoape pliate V/Z" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "400 de foi", price: 7990, weight: 900, size: [280, 130, 270] },
        { label: "600 de foi", price: 9990, weight: 1250, size: [285, 135, 380] },
      ],
    },
    second: { name: "Culoare", values: [{ label: "Alb", body: "#f4f6f8", filters: { culoare: "alb", material: "plastic" } }, { label: "Negru", body: "#2b2f33", extra: 900, filters: { culoare: "negru", material: "plastic" } }, { label: "Inox", body: "#c3c9ce", extra: 9000, filters: { culoare: "inox", material: "inox" } }] },
    characteristics: { "Tip de prosop": "pliat V sau Z, 21 – 25 cm", Închidere: "cu cheie", Montaj: "pe perete, șuruburi incluse" },
    features: ["inchidere-cheie", "economic", "rezistent"],
    filters: { ambalare: "bucata", domeniu: ["birouri", "scoli", "horeca", "sanatate"] },
    cpv: "39224300-1",
  },
  {
    key: "dispenser-hartie-jumbo-rotor",
    category: "dispensere-hartie",
    brand: "dozarel",
    name: "Dispenser de hârtie igienică Jumbo Rotor",
    subtitle: "Frână de rolă și margine zimțată, pentru role mari",
    texts: [
      {
        lead: "O rolă jumbo înlocuiește opt role de casă, deci mai puține drumuri.",
        about: [
          "Rotor are o frână elastică ce oprește rola când tragi, ca hârtia să nu se deșire până la podea.",
          "Zimții sunt din același plastic ca și carcasa: taie curat și nu rănesc degetele.",
          "Restul de rolă stă într-un suport lateral, deci îl folosești până la capăt.",
        ],
        use: "Deschide cu cheia, pune rola cu capătul spre perete și închide până la clic. Se fixează la 60 – 70 cm de podea, în față și lateral față de vas.",
      },
      {
        lead: "Miez de 45 și de 60 mm: nu te leagă de o singură marcă de hârtie.",
        about: [
          "Adaptorul inclus schimbă axul după rola pe care o ai.",
          "Rama de jos este deschisă, iar capătul hârtiei se găsește ușor și pe întuneric.",
          "Carcasa fumurie lasă să se vadă câtă hârtie a rămas; cea albă are un vizor vertical.",
        ],
        use: "Alege mărimea după diametrul rolei: 19 cm la modelul Mini, 26 cm la Maxi. Desfă frâna cu o șurubelniță dacă hârtia ta are un singur strat și se rupe prea devreme.",
      },
    ],
    drawing: { kind: "dispenser-paper", accent: "#7fb2d8", title: "Rotor", descriptor: "Hârtie igienică jumbo" },
    axis: { name: "Model", values: [{ label: "Mini", price: 6990, weight: 680, size: [225, 125, 230] }, { label: "Maxi", price: 8990, weight: 980, size: [290, 130, 295] }] },
    second: { name: "Culoare", values: [{ label: "Alb", body: "#f4f6f8", filters: { culoare: "alb" } }, { label: "Fumuriu", body: "#5a646c", filters: { culoare: "gri" } }] },
    characteristics: { Material: "ABS", "Miezul rolei": "45 sau 60 mm", Închidere: "cu cheie" },
    features: ["inchidere-cheie", "economic"],
    filters: { material: "plastic", ambalare: "bucata", domeniu: ["birouri", "scoli", "horeca", "comert"] },
    cpv: "39224300-1",
  },
];
