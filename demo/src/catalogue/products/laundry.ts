import type { BaseProduct } from "../authoring.ts";

/** Washing clothes and linen, at home and in laundries. */
export const LAUNDRY: BaseProduct[] = [
  {
    key: "detergent-rufe-lichid-albastrel",
    category: "detergent-rufe-lichid",
    brand: "rufelia",
    name: "Detergent lichid de rufe Albăstrel",
    subtitle: "Scoate petele de zi cu zi de la 30 °C și se dizolvă complet",
    texts: [
      {
        lead: "La 50 ml pe spălare, bidonul de 5 l ajunge pentru o sută de încărcături.",
        about: [
          "Albăstrel spală bumbacul, amestecurile și fibrele sintetice la temperaturi între 20 și 60 °C. Enzimele din rețetă desfac petele de mâncare, iarbă și transpirație încă din prima parte a programului.",
          "Fiind lichid, nu lasă urme albe pe hainele închise la culoare, nici în programele scurte.",
          "Capacul este și măsură: are gradații la 35, 50 și 75 ml.",
        ],
        use: "Toarnă 50 ml în compartimentul principal pentru 4 – 5 kg de rufe și apă de duritate medie. La apă dură sau rufe foarte murdare, mergi până la 75 ml.",
      },
      {
        lead: "Spală la 30 °C ce altădată cerea 60 °C.",
        about: [
          "Cea mai mare parte a energiei unei spălări se duce pe încălzirea apei. Cu enzime active la rece, rufele purtate o zi ies curate și din programul de 30 °C.",
          "Spumarea este ținută sub control, așa că mașina nu adaugă clătiri în plus.",
          "Se poate folosi și la spălarea manuală a lucrurilor delicate, mai puțin lână și mătase.",
        ],
        use: "Pentru spălare manuală pune 15 ml la 5 l de apă călduță și lasă rufele un sfert de oră. În mașină, dozează după gradul de murdărie, între 35 și 75 ml.",
      },
      {
        lead: "Un detergent pentru coșul amestecat al unei familii.",
        about: [
          "Tricouri, lenjerii, pantaloni de lucru: când nu ai timp de trei programe, ai nevoie de un detergent care se descurcă cu toate. Albăstrel nu conține înălbitor, deci poți pune la un loc culori apropiate.",
          "Un strop turnat direct pe guler sau pe manșetă lucrează ca pretratare.",
          "Flacoanele și bidoanele sunt din polietilenă și se pun la plastic, cu dopul înșurubat.",
        ],
        use: "Sortează hainele după culoare, freacă puțin produs nediluat pe petele vizibile, apoi pornește programul cu doza obișnuită. Nu depăși temperatura de pe eticheta hainei.",
      },
    ],
    drawing: { kind: "canister", accent: "#3fa7d6", title: "Albăstrel", descriptor: "Detergent lichid de rufe" },
    axis: {
      name: "Volum",
      values: [
        { label: "1,5 l", net: [1.5, "l"], price: 2690, weight: 1640, size: [125, 80, 270], kind: "bottle", filters: { ambalare: "flacon" } },
        { label: "3 l", net: [3, "l"], price: 4790, weight: 3230, size: [170, 110, 290], filters: { ambalare: "bidon" } },
        { label: "5 l", net: [5, "l"], price: 7290, weight: 5350, size: [190, 135, 300], filters: { ambalare: "bidon" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Bumbac proaspăt", accent: "#9ac8e6", filters: { parfum: "bumbac-proaspat" } },
        { label: "Lavandă", accent: "#8e6cc9", filters: { parfum: "lavanda" } },
        { label: "Fără parfum", accent: "#c3ccd4", filters: { parfum: "fara-parfum" } },
      ],
    },
    characteristics: { "pH (concentrat)": "8", Dozare: "35 – 75 ml la 4 – 5 kg de rufe", Temperatură: "20 – 60 °C", "Nu se folosește pe": "lână, mătase" },
    features: ["autodizolvare", "dozare-usoara", "spuma-redusa", "ambalaj-reciclabil"],
    filters: { suprafata: "textile", forma: "lichid", ph: "alcalin", domeniu: ["casa", "horeca"] },
    cpv: "39831200-8",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "P102", "P264", "P280", "P305+P351+P338", "P337+P313"] },
  },
  {
    key: "capsule-rufe-perlute",
    category: "detergent-rufe-lichid",
    brand: "rufelia",
    name: "Capsule de rufe Perluțe",
    subtitle: "Doza gata măsurată: o capsulă în cuvă, înaintea rufelor",
    texts: [
      {
        lead: "Fără turnat, fără măsurat: o capsulă pe mașină plină.",
        about: [
          "Perluțe ține detergentul, agentul de pete și protecția culorii într-o folie care se topește în apă. Se dizolvă și în programele de 20 °C.",
          "Cutia are capac cu blocare, pe care un copil mic nu o poate desface ușor.",
          "Pentru apartamente închiriate și pensiuni, numărul de capsule arată exact câte spălări mai ai în rezervă.",
        ],
        use: "Așază o capsulă pe fundul cuvei goale, cu mâna uscată, apoi pune rufele deasupra. La 8 kg sau la murdărie grea folosește două.",
      },
      {
        lead: "Fiecare capsulă are 18 ml de detergent concentrat.",
        about: [
          "Varianta pentru rufe albe conține agenți de înălbire optică; cea pentru culori, un polimer care oprește transferul vopselei dintre țesături.",
          "Nu se taie, nu se înțeapă și nu se pune în sertarul de detergent, unde folia s-ar înmuia fără să se golească.",
          "Ambalajul gol este din carton și polipropilenă, ambele reciclabile.",
        ],
        use: "Pune capsula direct în tambur și alege programul potrivit țesăturii, între 20 și 60 °C. Închide cutia imediat după ce scoți capsula și ține-o la înălțime.",
      },
    ],
    drawing: { kind: "tablet-box", accent: "#5bb6a7", title: "Perluțe", descriptor: "Capsule de rufe" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "14 capsule", net: [14, "buc."], price: 2490, weight: 330, size: [150, 90, 110], saleUnit: "cutie" },
        { label: "30 de capsule", net: [30, "buc."], price: 4690, weight: 690, size: [190, 110, 130], saleUnit: "cutie" },
        { label: "60 de capsule", net: [60, "buc."], price: 8490, weight: 1350, size: [230, 150, 160], saleUnit: "cutie" },
      ],
    },
    second: { name: "Tip", values: [{ label: "Rufe albe", accent: "#dfe7ee" }, { label: "Rufe colorate", accent: "#5bb6a7" }] },
    characteristics: { "Conținutul unei capsule": "18 ml", Temperatură: "20 – 60 °C", Folie: "alcool polivinilic, solubilă în apă", "Închidere": "capac cu blocare pentru copii" },
    features: ["autodizolvare", "dozare-usoara", "concentrat"],
    filters: { suprafata: "textile", forma: "tablete", parfum: "flori-de-primavara", ambalare: "cutie", domeniu: ["casa", "horeca"] },
    cpv: "39831200-8",
    safety: { pictograms: ["GHS05", "GHS07"], signal: "Pericol", statements: ["H302", "H315", "H318", "P102", "P280", "P301+P312", "P305+P351+P338", "P310"] },
  },
  {
    key: "detergent-pudra-hotel",
    category: "detergent-rufe-pudra",
    brand: "albitel",
    name: "Detergent pudră profesional pentru lenjerie Hotel",
    subtitle: "Cu înălbitor activ de la 40 °C, pentru cearșafuri și prosoape",
    texts: [
      {
        lead: "Un sac de 15 kg spală peste o tonă de lenjerie.",
        about: [
          "Hotel este o pudră completă: tensioactivi, enzime, percarbonat și agenți de dedurizare, toate în aceeași lingură. Nu mai ai nevoie de un înălbitor separat pentru prosoapele albe.",
          "Oxigenul activ pornește la 40 °C și lucrează pe petele de vin, cafea, fard și sânge.",
          "Granulele sunt tratate împotriva prafului, ca dozarea să fie plăcută pentru cine încarcă mașina.",
        ],
        use: "Dozează 12 – 15 g la kilogramul de rufe uscate în spălarea principală. Pentru petele vechi, înmoaie lenjeria o oră în soluție de 5 g la litru.",
      },
      {
        lead: "Albul rămâne alb și după zeci de spălări.",
        about: [
          "Cenușiul prosoapelor vine din calcarul legat de săpun. Agenții de sechestrare țin calcarul în soluție și îl trimit la scurgere odată cu apa.",
          "Se dizolvă bine și în mașinile cu încărcare mare, de la 7 la 50 kg.",
          "Pe lână, mătase și culori delicate nu se aplică, din cauza percarbonatului.",
        ],
        use: "La apă sub 10 °dH ajung 10 g pe kilogram; peste 20 °dH urcă la 20 g. Ține sacul închis între dozări, altfel pudra trage umezeală și se întărește.",
      },
    ],
    drawing: { kind: "powder-box", accent: "#2d6fb5", title: "Hotel pudră", descriptor: "Detergent cu oxigen activ" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "4 kg", net: [4, "kg"], price: 5490, weight: 4150, size: [230, 130, 290], filters: { ambalare: "cutie" } },
        { label: "10 kg", net: [10, "kg"], price: 11900, weight: 10200, size: [330, 130, 460], max: 40 },
        { label: "15 kg", net: [15, "kg"], price: 16900, weight: 15250, size: [380, 150, 520], max: 40 },
      ],
    },
    second: { name: "Tip", values: [{ label: "Rufe albe", accent: "#dfe7ee" }, { label: "Fără fosfați, universal", inName: "universal", accent: "#2d6fb5", extra: 200 }] },
    characteristics: { "pH (soluție 1 %)": "10,8", Dozare: "10 – 20 g la kg de rufe", Temperatură: "40 – 90 °C", Înălbitor: "percarbonat de sodiu" },
    features: ["autodizolvare", "spuma-redusa", "economic"],
    filters: { suprafata: "textile", forma: "pudra", ph: "alcalin", parfum: "bumbac-proaspat", domeniu: ["horeca", "sanatate", "firme-de-curatenie"] },
    cpv: "39831200-8",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H315", "H318", "P102", "P280", "P302+P352", "P305+P351+P338", "P310"] },
  },
  {
    key: "balsam-rufe-puf",
    category: "balsam-si-aditivi",
    brand: "rufelia",
    name: "Balsam de rufe concentrat Puf",
    subtitle: "Prosoape moi și rufe care se calcă mai repede",
    texts: [
      {
        lead: "25 ml la o mașină, parfum care rămâne în dulap.",
        about: [
          "Puf îmbracă fibra într-un strat fin cationic, de origine vegetală. Cutele se desfac mai ușor, iar hainele sintetice nu se mai lipesc de piele.",
          "Microcapsulele de parfum se sparg la purtare, așa că mirosul revine când pui tricoul pe tine.",
          "Se folosește la ultima clătire, niciodată împreună cu detergentul.",
        ],
        use: "Pune 25 ml în compartimentul marcat cu o floare. La spălarea de mână, adaugă 10 ml la 10 l de apă, la final, și nu mai clăti.",
      },
      {
        lead: "Concentrat de trei ori: același efect, flacon mai mic.",
        about: [
          "Balsamurile obișnuite cer 75 – 100 ml la fiecare spălare. Aici ajunge o treime, deci și de cărat ai o treime.",
          "După uscare la aer, prosoapele nu mai sunt aspre, fiindcă buclele rămân despărțite.",
          "Evită-l la lavetele din microfibră și la hainele de sport cu membrană: le scade absorbția și respirabilitatea.",
        ],
        use: "Măsoară cu dopul până la prima gradație și nu trece de semnul „max” al sertarului. Dacă dozezi automat, setează pompa la 5 ml pe kilogramul de rufe.",
      },
    ],
    drawing: { kind: "bottle", accent: "#e79ac0", title: "Puf", descriptor: "Balsam concentrat" },
    axis: {
      name: "Volum",
      values: [
        { label: "1 l", net: [1, "l"], price: 1890, weight: 1080, size: [100, 70, 260], filters: { ambalare: "flacon" } },
        { label: "5 l", net: [5, "l"], price: 7490, weight: 5280, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Flori de primăvară", accent: "#e79ac0", filters: { parfum: "flori-de-primavara" } },
        { label: "Aloe vera", inName: "aloe vera", accent: "#8ec68a", filters: { parfum: "aloe" } },
        { label: "Trandafir", accent: "#d85a7f", filters: { parfum: "trandafir" } },
      ],
    },
    characteristics: { "pH (concentrat)": "3", Dozare: "25 ml la 4 – 5 kg de rufe", Aspect: "lichid lăptos, colorat" },
    features: ["concentrat", "parfum-durabil", "dozare-usoara"],
    filters: { suprafata: "textile", forma: "concentrat", ph: "acid", domeniu: ["casa", "horeca"] },
    cpv: "39831000-6",
    safety: { pictograms: [], signal: null, statements: ["EUH208", "EUH210", "P102"], contains: "linalool, hexil cinamal" },
  },
  {
    key: "solutie-pete-textile-fugar",
    category: "balsam-si-aditivi",
    brand: "rufelia",
    name: "Soluție de scos pete din rufe Fugar",
    subtitle: "Oxigen activ pentru vin, cafea, fructe și iarbă, fără clor",
    texts: [
      {
        lead: "Lucrează înainte de spălare, exact pe pată.",
        about: [
          "Fugar conține apă oxigenată stabilizată, care decolorează pigmentul petei și lasă vopseaua țesăturii la locul ei.",
          "Dă rezultate bune pe pete de fructe, vin roșu, ceai și transpirație; pe ulei mineral sau rugină e nevoie de alt produs.",
          "Încearcă întâi pe un tiv ascuns, mai ales la bumbacul imprimat.",
        ],
        use: "Umezește pata cu soluție, așteaptă cel mult zece minute și spală imediat. Nu lăsa produsul să se usuce în fibră și nu-l pune pe lână, mătase sau piele.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#e8578f", title: "Fugar", descriptor: "Soluție de pete cu oxigen" },
    axis: {
      name: "Volum",
      values: [
        { label: "500 ml", net: [0.5, "l"], price: 1690, weight: 580, size: [90, 60, 260], filters: { ambalare: "flacon" } },
        { label: "1 l", net: [1, "l"], price: 2290, weight: 1080, size: [100, 70, 260], kind: "bottle", filters: { ambalare: "flacon" }, note: "Flaconul de litru are dop gradat și se poate turna și direct în mașină, 60 ml la o spălare." },
        { label: "5 l", net: [5, "l"], price: 8990, weight: 5350, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" }, note: "Bidonul este pentru spălătorii și reumple flacoanele cu pulverizator de zece ori." },
      ],
    },
    characteristics: { "pH (concentrat)": "4,5", "Timp de acțiune": "5 – 10 minute", "Substanță activă": "peroxid de hidrogen sub 8 %" },
    features: ["gata-de-folosit", "fara-parfum"],
    filters: { suprafata: "textile", forma: "lichid", ph: "acid", parfum: "fara-parfum", domeniu: ["casa", "horeca"] },
    cpv: "39831250-3",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "P102", "P280", "P305+P351+P338", "P337+P313", "P501"] },
  },
];
