import type { BaseProduct } from "../authoring.ts";

/** Washing floors, wood and stone. */
export const FLOOR_CARE: BaseProduct[] = [
  {
    key: "detergent-pardoseli-flor",
    category: "detergenti-pardoseli",
    brand: "lustrava",
    name: "Detergent concentrat pentru pardoseli Flor",
    subtitle: "Curăță și parfumează dintr-o singură trecere, fără clătire",
    texts: [
      {
        lead: "Cu 40 ml la găleată, un bidon de 5 l acoperă peste o sută de spălări.",
        about: [
          "Flor este detergentul pe care îl pui în găleată în fiecare dimineață și nu te mai gândești la el. Desprinde praful umezit, urmele de tălpi și stropii de cafea, apoi se usucă fără să lase pardoseala lipicioasă.",
          "Tensioactivii aleși pentru el fac puțină spumă, așa că mopul alunecă ușor, iar apa se stoarce repede.",
          "Parfumul rămâne în încăpere câteva ore după spălare. În holuri, săli de așteptare și scări de bloc, asta se observă de la intrare.",
        ],
        use: "Diluează 40 ml la 8 l de apă rece sau călduță, spală cu mopul stors și lasă să se usuce. Pentru murdărie mai veche, dublează doza și schimbă apa mai des.",
      },
      {
        lead: "Un singur produs pentru gresie, linoleum și mozaic, la un cost de câțiva bani pe găleată.",
        about: [
          "Dacă ai de spălat zilnic suprafețe diferite, Flor te scutește de trei bidoane în cămară. pH-ul apropiat de neutru îl face potrivit pentru gresie, linoleum, PVC, mozaic și rășină epoxidică.",
          "Nu încarcă pardoseala cu peliculă, chiar dacă îl folosești luni la rând. Verificarea e simplă: după uscare, talpa nu scârțâie și nu se lipește.",
          "Ambalajul mare are capac gradat, de care se leagă și doza de pe etichetă. Un capac plin înseamnă o găleată.",
          "Școlile și birourile îl aleg pentru că se usucă înainte de prima pauză.",
        ],
        use: "Un capac de 40 ml ajunge pentru o găleată de 8 l. Mătură sau aspiră înainte, spală pe fâșii și întoarce mopul când fața lui se încarcă.",
      },
      {
        lead: "Parfum discret, pardoseală curată, nicio clătire de făcut.",
        about: [
          "Spălatul pe jos durează mai mult din cauza clătirii decât din cauza murdăriei. Flor a fost formulat ca să sari peste acest pas: ce rămâne după uscare este o suprafață curată, nu un strat de detergent.",
          "Îl poți turna și în sistemele cu rezervor pe coadă sau în găleata dublă a căruciorului. Solubilitatea bună în apă rece îl face comod acolo unde nu ai apă caldă la îndemână.",
          "Culoarea lichidului îți arată dintr-o privire ce parfum ai în raft.",
        ],
        use: "Pentru întreținere zilnică pune 30 ml la 8 l de apă; după renovări sau în zilele ploioase, 80 ml. Nu îl amesteca cu înălbitor.",
      },
    ],
    drawing: { kind: "canister", accent: "#8e6cc9", title: "Detergent pardoseli Flor", descriptor: "Concentrat, fără clătire" },
    axis: {
      name: "Volum",
      values: [
        { label: "1 l", net: [1, "l"], price: 1490, weight: 1090, size: [85, 85, 275], kind: "bottle", filters: { ambalare: "flacon" } },
        { label: "5 l", net: [5, "l"], price: 5290, weight: 5300, size: [190, 135, 300], filters: { ambalare: "bidon" } },
        { label: "10 l", net: [10, "l"], price: 9690, weight: 10500, size: [230, 190, 380], max: 40, filters: { ambalare: "bidon" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Lavandă", accent: "#8e6cc9", filters: { parfum: "lavanda" } },
        { label: "Lămâie", accent: "#f0cf2e", filters: { parfum: "lamaie" } },
        { label: "Ocean", accent: "#3fa7d6", filters: { parfum: "ocean" } },
      ],
    },
    characteristics: { "pH (concentrat)": "7,5", Diluție: "30 – 80 ml la 8 l de apă", Aspect: "lichid limpede, colorat", Spumare: "redusă", "Se clătește": "nu" },
    features: ["concentrat", "fara-clatire", "spuma-redusa", "parfum-durabil"],
    filters: { suprafata: ["pardoseli", "gresie-si-faianta"], ph: "neutru", forma: "concentrat", domeniu: ["casa", "birouri", "scoli", "firme-de-curatenie"] },
    cpv: "39831300-9",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "EUH208", "P102", "P264", "P280", "P305+P351+P338", "P337+P313"], contains: "linalool, limonen" },
  },
  {
    key: "detergent-masina-turbo",
    category: "detergenti-pardoseli",
    brand: "lustrava",
    name: "Detergent fără spumă pentru mașini de spălat-uscat Turbo",
    subtitle: "Formulat pentru rezervor: curăță la o singură trecere și nu face spumă",
    texts: [
      {
        lead: "Spuma în rezervorul de recuperare oprește mașina; Turbo nu o lasă să apară.",
        about: [
          "Turbo este construit pentru mașinile de spălat-uscat, unde apa murdară trebuie absorbită imediat. Agentul antispumant rămâne activ și la turații mari ale periei.",
          "Umectarea rapidă trimite soluția în porii gresiei antiderapante și în rosturi. Peria are astfel mai puțin de frecat, iar lamela lasă în urmă o pardoseală aproape uscată.",
          "Doza mică lungește și viața garniturilor, pentru că soluția de lucru are alcalinitate moderată.",
        ],
        use: "Toarnă 50 – 100 ml la 10 l de apă direct în rezervorul de soluție curată. La sfârșitul turei golește și clătește ambele rezervoare.",
      },
      {
        lead: "Pentru magazine, hale și parcări spălate în fiecare noapte.",
        about: [
          "În magazine, murdăria de pe jos este un amestec de praf fin, cauciuc de la cărucioare și resturi alimentare. Turbo le desprinde la o singură trecere a mașinii, fără prespălare.",
          "Nu lasă reziduuri între treceri și nu matisează gresia lucioasă. După câteva săptămâni de folosire, pardoseala se murdărește vizibil mai greu.",
          "Rezistă și la apă dură: dozele de pe etichetă sunt date pentru 20 de grade germane.",
          "Se potrivește cu orice mașină, cu cablu sau cu acumulator.",
        ],
        use: "Pentru întreținere folosește soluție de 0,5 %, iar pentru murdărie accentuată 1 – 2 %. Pe suprafețe foarte încărcate, lasă soluția două minute înainte de a coborî lamela.",
      },
    ],
    drawing: { kind: "canister", accent: "#2aa198", title: "Turbo pentru mașini", descriptor: "Fără spumă, alcalin" },
    axis: {
      name: "Volum",
      values: [
        { label: "5 l", net: [5, "l"], price: 7490, weight: 5350, size: [190, 135, 300] },
        { label: "10 l", net: [10, "l"], price: 13900, weight: 10600, size: [230, 190, 380], max: 40 },
        { label: "20 l", net: [20, "l"], price: 25900, weight: 21200, size: [290, 260, 400], max: 20 },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "Bucată", inName: "" }, { label: "Set 2 bidoane", pieces: 2, off: 4 }] },
    without: [["20 l", "Set 2 bidoane"]],
    characteristics: { "pH (concentrat)": "10,5", Diluție: "0,5 – 2 %", Spumare: "foarte redusă", "Duritatea apei": "testat la 20 °dH" },
    features: ["concentrat", "spuma-redusa", "degresant", "economic"],
    filters: { suprafata: ["pardoseli", "gresie-si-faianta"], ph: "alcalin", forma: "concentrat", parfum: "fara-parfum", ambalare: "bidon", domeniu: ["comert", "industrie", "firme-de-curatenie"] },
    cpv: "39831300-9",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H315", "H318", "P102", "P280", "P302+P352", "P305+P351+P338", "P310"] },
  },
  {
    key: "detergent-alcalin-gresie-forte",
    category: "detergenti-pardoseli",
    brand: "degravon",
    name: "Detergent alcalin pentru gresie și rosturi Forte",
    subtitle: "Scoate grăsimea și griul din rosturi, în bucătării și ateliere",
    texts: [
      {
        lead: "Rosturile revin la culoarea lor fără frecat în genunchi.",
        about: [
          "Gresia se curăță ușor; rosturile, nu. Forte pătrunde în porii lor și desface pelicula de grăsime care ține murdăria pe loc.",
          "Este detergentul potrivit pentru bucătării de restaurant, spații de producție și ateliere auto, unde un produs neutru nu mai face față.",
          "Efectul se vede după minutele de acțiune, nu după cât de tare apeși peria.",
        ],
        use: "Pregătește o soluție de 3 – 5 % în apă caldă, întinde-o generos și așteaptă zece minute. Freacă rosturile cu o perie aspră, adună apa murdară cu racleta și clătește.",
      },
      {
        lead: "Alcalinitate mare, spumă puțină, clătire ușoară.",
        about: [
          "Când pardoseala bucătăriei a devenit alunecoasă, problema este grăsimea polimerizată. Forte o transformă într-o emulsie care se ridică odată cu apa.",
          "Nu conține solvenți și nu are parfum adăugat, așa că nu se simte în preparate.",
          "Ține-l departe de aluminiu, de lemn și de suprafețele vopsite: alcalinitatea le poate mătui.",
        ],
        use: "Pentru curățarea de fiecare seară ajung 100 ml la 10 l de apă; o dată pe săptămână mergi până la 500 ml. Clătește întotdeauna zonele unde se lucrează cu alimente.",
      },
    ],
    drawing: { kind: "canister", accent: "#e4572e", title: "Forte gresie și rosturi", descriptor: "Alcalin, degresant" },
    axis: {
      name: "Volum",
      values: [
        { label: "1 l", net: [1, "l"], price: 1790, weight: 1120, size: [85, 85, 275], kind: "bottle" },
        { label: "5 l", net: [5, "l"], price: 6490, weight: 5500, size: [190, 135, 300] },
        { label: "10 l", net: [10, "l"], price: 11900, weight: 10900, size: [230, 190, 380], max: 40 },
        { label: "20 l", net: [20, "l"], price: 21900, weight: 21700, size: [290, 260, 400], max: 20 },
      ],
    },
    characteristics: { "pH (concentrat)": "13", Diluție: "1 – 5 %", "Timp de acțiune": "5 – 10 minute", "Nu se folosește pe": "aluminiu, lemn, marmură, suprafețe vopsite" },
    features: ["concentrat", "degresant", "fara-parfum"],
    filters: { suprafata: ["gresie-si-faianta", "pardoseli"], ph: "puternic-alcalin", forma: "concentrat", parfum: "fara-parfum", domeniu: ["horeca", "industrie", "industrie-alimentara"], certificari: "haccp" },
    cpv: "39831220-4",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H290", "H314", "P102", "P260", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310"] },
  },
  {
    key: "sapun-lemn-stejar",
    category: "parchet-si-piatra",
    brand: "pardolin",
    name: "Săpun pentru parchet și dușumea Stejar",
    subtitle: "Hrănește lemnul uleiat sau cerat la fiecare spălare",
    texts: [
      {
        lead: "Lemnul uleiat are nevoie de săpun, nu de detergent.",
        about: [
          "Stejar este un săpun lichid din uleiuri vegetale, făcut pentru parchet uleiat sau cerat. În timp ce spală, lasă în fibră o urmă fină de ulei, care completează finisajul.",
          "După câteva săptămâni, zgârieturile mici se văd mai puțin, iar suprafața capătă un luciu mătăsos.",
          "Varianta albă păstrează aspectul deschis al lemnului tratat cu leșie sau pigment alb.",
        ],
        use: "Amestecă 100 ml la 8 l de apă călduță, spală cu mopul aproape uscat, în lungul fibrei, și nu clăti. Lasă pardoseala să se usuce înainte de a călca pe ea.",
      },
      {
        lead: "Spălat și întreținere dintr-o singură găleată.",
        about: [
          "O dușumea de brad sau un parchet de stejar îmbătrânesc frumos dacă nu sunt degresate la fiecare spălare. De aceea, rețeta pornește de la ulei de in și de cocos saponificate.",
          "Se poate folosi și la scări, blaturi sau mobilier de grădină finisate cu ulei.",
          "Nu îl folosi pe parchet lăcuit: acolo ai nevoie de un produs neutru, care nu lasă strat.",
        ],
        use: "Începe cu 50 ml la 5 l de apă și crește treptat doza până când lemnul arată sătul, fără să devină alunecos. O spălare pe săptămână este de ajuns într-o locuință.",
      },
    ],
    drawing: { kind: "bottle", accent: "#c58b4a", title: "Săpun pentru parchet", descriptor: "Lemn uleiat și cerat" },
    axis: {
      name: "Volum",
      values: [
        { label: "750 ml", net: [0.75, "l"], price: 3290, weight: 820, size: [75, 75, 260] },
        { label: "2,5 l", net: [2.5, "l"], price: 8990, weight: 2650, size: [150, 110, 240], kind: "canister" },
      ],
    },
    second: { name: "Culoare", values: [{ label: "Natur", inName: "natur", accent: "#c58b4a" }, { label: "Alb", accent: "#f3efe6", extra: 200 }] },
    characteristics: { "pH (concentrat)": "9,8", "Pentru finisaje": "ulei, ceară, leșie", Diluție: "80 – 100 ml la 8 l de apă", Parfum: "miros natural de săpun" },
    features: ["concentrat", "fara-clatire", "fara-parfum"],
    filters: { suprafata: ["parchet", "lemn"], ph: "alcalin", forma: "concentrat", parfum: "fara-parfum", ambalare: "flacon", domeniu: ["casa", "horeca"] },
    cpv: "39831300-9",
  },
  {
    key: "detergent-parchet-lac",
    category: "parchet-si-piatra",
    brand: "pardolin",
    name: "Detergent neutru pentru parchet lăcuit și laminat Fin",
    subtitle: "Șterge fără dâre și fără să umfle îmbinările",
    texts: [
      {
        lead: "Uscare în câteva minute, ca apa să nu ajungă în îmbinări.",
        about: [
          "La parchetul laminat, dușmanul nu este murdăria, ci apa care stă. Fin conține un agent de uscare rapidă, astfel încât pelicula de umezeală dispare în două-trei minute.",
          "pH-ul neutru nu mătuiește lacul și nu desprinde stratul de protecție.",
          "Nu lasă acel aspect tulbure pe care îl dau produsele cu ceară pe suprafețele lucioase.",
        ],
        use: "Pune un capac (25 ml) la 5 l de apă rece, stoarce bine mopul și șterge în lungul scândurilor. Apa nu trebuie să rămână în picături.",
      },
      {
        lead: "Lucios unde era lucios, mat unde era mat.",
        about: [
          "Fin a fost încercat pe lacuri poliuretanice mate și lucioase, pe laminat și pe pardoseli din vinil în lamele. Pe toate lasă exact luciul cu care au venit din fabrică.",
          "Îl poți pune și în flaconul mopului cu pulverizator, diluat mai slab.",
          "Dacă ai animale în casă, vei aprecia că urmele de lăbuțe pleacă din prima trecere.",
        ],
        use: "Pentru mopul cu pulverizator folosește 5 ml la 500 ml de apă. Pulverizează pe o porțiune mică, șterge imediat cu lavetă din microfibră și continuă.",
      },
    ],
    drawing: { kind: "bottle", accent: "#5aa469", title: "Fin parchet și laminat", descriptor: "pH neutru, uscare rapidă" },
    axis: {
      name: "Volum",
      values: [
        { label: "750 ml", net: [0.75, "l"], price: 1990, weight: 820, size: [75, 75, 260], filters: { ambalare: "flacon" } },
        { label: "1 l", net: [1, "l"], price: 2390, weight: 1080, size: [85, 85, 275], filters: { ambalare: "flacon" } },
        { label: "5 l", net: [5, "l"], price: 8490, weight: 5280, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
      ],
    },
    second: { name: "Parfum", values: [{ label: "Aloe vera", inName: "aloe vera", accent: "#7fb069", filters: { parfum: "aloe" } }, { label: "Fără parfum", accent: "#b8c4cf", filters: { parfum: "fara-parfum" } }] },
    characteristics: { "pH (concentrat)": "7", Diluție: "25 ml la 5 l de apă", "Timp de uscare": "2 – 3 minute", "Potrivit pentru": "parchet lăcuit, laminat, vinil" },
    features: ["ph-neutru", "uscare-rapida", "fara-urme", "concentrat"],
    filters: { suprafata: ["parchet"], ph: "neutru", forma: "concentrat", domeniu: ["casa", "birouri", "horeca"] },
    cpv: "39831300-9",
  },
  {
    key: "detergent-piatra-marmura",
    category: "parchet-si-piatra",
    brand: "pardolin",
    name: "Detergent pentru marmură și granit Carst",
    subtitle: "Curăță piatra lustruită fără să îi ia luciul",
    texts: [
      {
        lead: "Fără acizi, fără leșie: numai ce suportă marmura.",
        about: [
          "O picătură de oțet lasă pe marmură o pată mată care nu se mai șterge. Carst are pH neutru tocmai pentru ca întreținerea să nu devină o reparație.",
          "Conține un polimer care umple microporii și încetinește pătrunderea lichidelor colorate.",
          "Îl folosesc hotelurile cu holuri din travertin, dar se simte la fel de bine pe un glaf sau pe un blat de baie.",
        ],
        use: "Diluează 50 ml la 10 l de apă și spală cu mopul din microfibră. Pe blaturi, pulverizează soluția 1 la 50 și șterge cu o lavetă uscată.",
      },
    ],
    drawing: { kind: "bottle", accent: "#9aa5b1", title: "Carst marmură și granit", descriptor: "pH neutru, păstrează luciul" },
    axis: {
      name: "Volum",
      values: [
        { label: "1 l", net: [1, "l"], price: 2890, weight: 1090, size: [85, 85, 275], filters: { ambalare: "flacon" } },
        { label: "5 l", net: [5, "l"], price: 10900, weight: 5320, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
      ],
    },
    characteristics: { "pH (concentrat)": "7,2", Diluție: "50 ml la 10 l de apă", "Potrivit pentru": "marmură, granit, travertin, terrazzo", "Se clătește": "nu" },
    features: ["ph-neutru", "fara-clatire", "fara-urme"],
    filters: { suprafata: ["piatra-naturala", "pardoseli"], ph: "neutru", forma: "concentrat", parfum: "fara-parfum", domeniu: ["horeca", "birouri", "casa"] },
    cpv: "39831300-9",
  },
];
