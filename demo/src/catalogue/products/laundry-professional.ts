import type { BaseProduct } from "../authoring.ts";

/** Softeners, stain removers and bleaches of hotel and hospital laundries. */
export const LAUNDRY_PROFESSIONAL: BaseProduct[] = [
  {
    key: "balsam-profesional-alint",
    category: "balsam-si-aditivi",
    brand: "albitel",
    name: "Balsam lichid pentru spălătorii Alint",
    subtitle: "2 – 4 ml la kilogram, gata pentru pompa peristaltică",
    texts: [
      {
        lead: "Prosopul de hotel rămâne moale și după uscătorul cu gaz.",
        about: [
          "Uscarea la 80 °C scoate apa din fibră și o lasă aspră. Alint depune un film cationic subțire, cât să despartă buclele fără să le închidă.",
          "Vâscozitatea scăzută îl face ușor de tras prin furtun de 4 mm, chiar la temperatura din depozit, iarna.",
          "Încărcarea electrostatică scade, deci cearșafurile cu poliester nu se mai lipesc la calandru.",
        ],
        use: "Programează pompa la 2 ml pe kilogram pentru cearșafuri și 4 ml pentru frotir, la ultima clătire. Nu-l introduce odată cu detergentul: se anulează reciproc.",
      },
      {
        lead: "Cu un bidon mare tratezi peste cinci tone de rufe.",
        about: [
          "Costul se socotește pe kilogramul de rufe; la doza obișnuită rămâne sub patru bani.",
          "Agentul activ este un esterquat, care se descompune în stația de epurare mai repede decât compușii mai vechi.",
          "pH-ul acid completează neutralizarea alcalinității rămase din spălare și reduce îngălbenirea la călcat.",
          "Etichetele au cod de culoare pe parfum, ca să nu se schimbe furtunurile între ele.",
        ],
        use: "Înlocuiește bidonul înainte să tragă aer și clătește lancea cu apă călduță. Fără dozator, diluează întâi în cinci părți de apă, apoi toarnă în sertar.",
      },
      {
        lead: "Parfum care trece de calandru și se simte în cameră.",
        about: [
          "Parfumurile obișnuite se pierd la 180 °C; aici o parte este încapsulată și se deschide abia la atingere.",
          "Folosește-l la fiecare a doua spălare pentru prosoape, altfel absorbția scade treptat.",
          "La halate, pilote și lenjerie de pat efectul se vede din prima zi, prin cute mai puține.",
        ],
        use: "Lasă trei minute de rotire la 30 – 40 °C înainte de stoarcere. Nu trata lavete din microfibră, mopuri sau echipament ignifugat.",
      },
      {
        lead: "Stabil între 5 și 40 °C: nu se taie și nu înfundă pompa.",
        about: [
          "Balsamurile ieftine se separă vara, iar pompa dozează întâi apă, apoi pastă. Emulsia Alint se menține omogenă doi ani.",
          "Este potrivit și pentru mașini cu barieră igienică, unde dozarea se face prin spălare de conductă.",
          "Cămine, săli de sport și saloane îl pot folosi manual, cu dopul gradat de la bidonul mic.",
        ],
        use: "Omogenizează bidonul prin răsturnare dacă a stat peste trei luni. La apă foarte moale coboară doza cu un sfert.",
      },
    ],
    drawing: { kind: "canister", accent: "#9fc6e0", title: "Alint", descriptor: "Balsam pentru spălătorii" },
    axis: {
      name: "Volum",
      values: [
        { label: "5 l", net: [5, "l"], price: 4990, weight: 5280, size: [190, 135, 300] },
        { label: "10 l", net: [10, "l"], price: 9290, weight: 10450, size: [230, 190, 380], max: 40 },
        { label: "20 l", net: [20, "l"], price: 17490, weight: 20900, size: [290, 260, 400], max: 20 },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Bumbac proaspăt", accent: "#9fc6e0", filters: { parfum: "bumbac-proaspat" } },
        { label: "Lavandă", accent: "#8e6cc9", filters: { parfum: "lavanda" } },
        { label: "Flori de primăvară", accent: "#e79ac0", filters: { parfum: "flori-de-primavara" } },
        { label: "Migdale", accent: "#d9b48a", filters: { parfum: "migdale" } },
      ],
    },
    characteristics: { "pH (concentrat)": "3", Dozare: "2 – 4 ml la kg de rufe", "Agent activ": "esterquat, 5 – 15 %", Temperatură: "clătire la 20 – 40 °C" },
    features: ["concentrat", "parfum-durabil", "dozare-usoara", "economic"],
    filters: { suprafata: "textile", forma: "concentrat", ph: "acid", ambalare: "bidon", domeniu: ["horeca", "sanatate", "firme-de-curatenie"] },
    cpv: "39831000-6",
    safety: { pictograms: [], signal: null, statements: ["EUH208", "EUH210", "P102"], contains: "linalool, citronelol, hexil cinamal" },
  },
  {
    key: "prespalare-enzime-desprins",
    category: "balsam-si-aditivi",
    brand: "albitel",
    name: "Soluție enzimatică pentru pete pe textile Desprins",
    subtitle: "Proteaze, amilaze și lipaze pentru sânge, sosuri, grăsime de corp",
    texts: [
      {
        lead: "Enzimele taie pata în bucăți mici, iar spălarea le duce.",
        about: [
          "Sângele, oul și laptele se fixează la cald; de aceea tratează-le înainte de mașină, la rece, cu Desprins.",
          "Formula are trei enzime: una pentru proteine, una pentru amidon, una pentru grăsimi animale și vegetale.",
          "Pe cerneală, rugină și ulei mineral enzimele nu au efect; pentru acestea caută un produs specializat.",
        ],
        use: "Udă pata cu apă rece, aplică produsul nediluat și așteaptă 15 – 20 de minute. Introdu rufele la 40 °C, fără clor, care distruge enzimele.",
      },
      {
        lead: "Scade numărul de respălări la uniforme de bucătărie și lenjerie de spital.",
        about: [
          "O rufă spălată de două ori costă dublu și ține jumătate. Pretratarea durează zece secunde pe pată.",
          "Funcționează între 20 și 55 °C, la pH apropiat de neutru, așa că nu slăbește bumbacul și nu decolorează uniformele.",
          "Poate fi dozat și automat, la prespălare, câte 3 – 5 ml pe kilogram de rufe murdare.",
        ],
        use: "Pentru înmuiere pune 20 ml la 10 l de apă călduță și lasă rufele cel mult patru ore. Lâna și mătasea nu se tratează, sunt proteine și ele.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#63c1b5", title: "Desprins", descriptor: "Soluție enzimatică" },
    axis: {
      name: "Volum",
      values: [
        { label: "750 ml", net: [0.75, "l"], price: 2490, weight: 840, size: [95, 65, 280], filters: { ambalare: "flacon", forma: "spray" } },
        { label: "5 l", net: [5, "l"], price: 11900, weight: 5280, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
        { label: "10 l", net: [10, "l"], price: 22490, weight: 10450, size: [230, 190, 380], kind: "canister", max: 30, filters: { ambalare: "bidon" } },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "Bucată", inName: "" }, { label: "Set 4 buc.", pieces: 4, off: 7 }] },
    without: [["10 l", "Set 4 buc."]],
    characteristics: { pH: "7,5", Enzime: "protează, amilază, lipază", Temperatură: "20 – 55 °C", "Timp de acțiune": "15 – 20 de minute" },
    features: ["ph-neutru", "fara-parfum", "dozare-usoara"],
    filters: { suprafata: "textile", forma: "lichid", ph: "neutru", parfum: "fara-parfum", domeniu: ["horeca", "sanatate", "industrie-alimentara"] },
    cpv: "39831250-3",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "EUH208", "P102", "P264", "P280", "P305+P351+P338", "P337+P313"], contains: "subtilizină" },
  },
  {
    key: "inalbitor-oxigen-nins",
    category: "balsam-si-aditivi",
    brand: "albitel",
    name: "Înălbitor lichid cu oxigen activ Nins",
    subtitle: "Albește la 60 – 70 °C fără să slăbească bumbacul",
    texts: [
      {
        lead: "Alb de hotel fără miros de clor la deschiderea mașinii.",
        about: [
          "Nins este apă oxigenată stabilizată, pentru dozare automată la spălarea principală. Oxigenul eliberat la cald decolorează vinul, cafeaua și fardul.",
          "Spre deosebire de hipoclorit, nu reacționează cu resturile de clorhexidină, care altfel lasă pete maronii pe lenjeria de spital.",
          "Culorile rezistente la spălare suportă produsul; probează totuși prosoapele închise la culoare.",
        ],
        use: "Dozează 8 – 15 ml pe kilogram de rufe, în faza de 65 °C, după ce detergentul a ridicat pH-ul peste 10. Sub 50 °C adaugă un activator.",
      },
      {
        lead: "Pentru fețe de masă, halate și cearșafuri care s-au închis în timp.",
        about: [
          "Cenușiul pleacă treptat: ai nevoie de trei sau patru spălări până când lenjeria veche ajunge lângă cea nouă.",
          "Pierderea de rezistență a bumbacului după 50 de spălări rămâne mică, dacă doza și temperatura sunt respectate.",
          "Bidonul are dop cu aerisire; produsul degajă încet oxigen și nu se închide niciodată ermetic.",
        ],
        use: "Montează lancea cu supapă și ține bidonul la umbră, sub 30 °C. Nu turna înapoi produsul scos: o impuritate metalică îl descompune.",
      },
    ],
    drawing: { kind: "canister", accent: "#d5e4ef", title: "Nins", descriptor: "Înălbitor cu oxigen" },
    axis: {
      name: "Volum",
      values: [
        { label: "5 l", net: [5, "l"], price: 6490, weight: 5400, size: [190, 135, 300] },
        { label: "10 l", net: [10, "l"], price: 11900, weight: 10700, size: [230, 190, 380], max: 30 },
        { label: "20 l", net: [20, "l"], price: 22490, weight: 21400, size: [290, 260, 400], max: 15 },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "Bucată", inName: "" }, { label: "Set 2 bidoane", pieces: 2, off: 5 }] },
    without: [["20 l", "Set 2 bidoane"]],
    characteristics: { "pH (concentrat)": "3", "Substanță activă": "peroxid de hidrogen sub 12 %", Dozare: "8 – 15 ml la kg de rufe", Temperatură: "60 – 70 °C" },
    features: ["concentrat", "fara-parfum", "economic"],
    filters: { suprafata: "textile", forma: "lichid", ph: "acid", parfum: "fara-parfum", ambalare: "bidon", domeniu: ["horeca", "sanatate"] },
    cpv: "39831000-6",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H318", "P102", "P234", "P280", "P305+P351+P338", "P310", "P501"] },
  },
  {
    key: "inalbitor-clor-rufe-omat",
    category: "balsam-si-aditivi",
    brand: "clorivo",
    name: "Înălbitor cu clor pentru lenjerie albă Omăt",
    subtitle: "Hipoclorit de sodiu 12 % pentru bumbac alb, la temperatură joasă",
    texts: [
      {
        lead: "Scoate petele pe care oxigenul nu le mișcă, la numai 40 °C.",
        about: [
          "Omăt se folosește în baia de clătire, separat de detergent, la lenjerie albă din bumbac sau poliester. Ruj, suc de sfeclă, iarbă: la acestea clorul este cel mai rapid.",
          "Concentrația scade cu timpul, mai ales la cald; data fabricației este imprimată pe bidon, ca să-l folosești în șase luni.",
          "Este un auxiliar de înălbire, nu un dezinfectant: pentru dezinfecția lenjeriei alege un produs cu aviz biocid.",
        ],
        use: "Adaugă 3 – 8 ml pe kilogram de rufe la 35 – 40 °C, lasă opt minute și clătește de trei ori. Neutralizează ultima apă, altfel bumbacul se subțiază.",
      },
      {
        lead: "Pentru stocul de fețe de masă albe, la intervale rare și doză mică.",
        about: [
          "Clorul albește repede, dar consumă fibra. De aceea îl recomandăm o dată la opt – zece spălări, nu zilnic.",
          "Nu se folosește pe lână, mătase, elastan, poliamidă sau pe rufe colorate.",
          "Amestecat cu un acid, eliberează clor gazos; ține furtunul lui departe de cel al neutralizatorului.",
        ],
        use: "Poartă ochelari și mănuși la schimbarea bidonului și aerisește încăperea. Verifică clorul rămas cu benzi de test înainte de stoarcerea finală.",
      },
    ],
    drawing: { kind: "canister", accent: "#e9e39a", title: "Omăt", descriptor: "Înălbitor cu clor" },
    axis: {
      name: "Volum",
      values: [
        { label: "5 l", net: [5, "l"], price: 3290, weight: 6200, size: [190, 135, 300] },
        { label: "10 l", net: [10, "l"], price: 5990, weight: 12300, size: [230, 190, 380], max: 30 },
        { label: "20 l", net: [20, "l"], price: 10900, weight: 24600, size: [290, 260, 400], max: 15 },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "Bucată", inName: "" }, { label: "Set 2 bidoane", pieces: 2, off: 5 }] },
    without: [["20 l", "Set 2 bidoane"]],
    characteristics: { "pH (concentrat)": "12,5", "Substanță activă": "hipoclorit de sodiu 12 %", Dozare: "3 – 8 ml la kg de rufe", Temperatură: "35 – 40 °C" },
    features: ["concentrat", "fara-parfum", "economic"],
    filters: { suprafata: "textile", forma: "lichid", ph: "puternic-alcalin", parfum: "fara-parfum", ambalare: "bidon", domeniu: ["horeca", "sanatate"] },
    cpv: "39831000-6",
    safety: { pictograms: ["GHS05", "GHS09"], signal: "Pericol", statements: ["H290", "H314", "H410", "EUH031", "EUH206", "P102", "P260", "P273", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P501"] },
  },
];
