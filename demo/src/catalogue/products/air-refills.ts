import type { BaseProduct } from "../authoring.ts";

/** Refills for air dispensers and odour neutralisers. */
export const AIR_REFILLS: BaseProduct[] = [
  {
    key: "rezerva-aerosol-refren",
    category: "aparate-odorizare",
    brand: "miresmar",
    name: "Rezervă aerosol Refren pentru aparate automate, 250 ml",
    subtitle: "3.000 de pulverizări dozate, supapă standard",
    texts: [
      {
        lead: "La un puf la 15 minute, tubul ajunge două luni de program de birou.",
        about: [
          "Supapa dozatoare eliberează 0,08 ml la o apăsare, indiferent cât gaz a mai rămas. Ultima săptămână miroase la fel ca prima.",
          "Dimensiunile, 66 mm diametru și 139 mm înălțime, sunt cele obișnuite, deci tubul intră și în aparate de altă marcă.",
          "Parfumul este gândit în trei trepte; nota de fond rămâne după ce ceața s-a risipit.",
        ],
        use: "Deschide aparatul, scoate capacul tubului și așază-l cu duza spre fereastra din față. Închide, pornește și verifică prima pulverizare de la un metru.",
      },
      {
        lead: "Un parfum pe etaj sau unul pe sezon: rezervele se schimbă în zece secunde.",
        about: [
          "Refren folosește alcool și gaz lichefiat uscat, fără apă, de aceea nu lasă pete pe blatul de sub aparat.",
          "Concentrația de parfum este de 4 %, potrivită pentru încăperi de 30 – 60 m³.",
          "Pe fundul tubului sunt tipărite lotul și data, utile la rotația stocului.",
        ],
        use: "Alege intervalul după trafic: 5 minute la toalete publice, 30 în birouri mici. Nu forța supapa cu mâna și nu arunca tubul plin.",
      },
      {
        lead: "La bax iese cu o zecime mai ieftin și nu rămâi niciodată fără.",
        about: [
          "Pentru opt aparate, o cutie de douăsprezece acoperă trimestrul cu tot cu rezerva de siguranță.",
          "Mirosul neplăcut este legat chimic de un derivat de ricinoleat de zinc, nu doar acoperit.",
          "Tubul este din tablă cositorită, care intră la colectarea metalului după golire completă.",
        ],
        use: "Notează pe tub data montării. Când auzi doar un pocnet fără ceață, gazul s-a terminat și rezerva se schimbă.",
      },
      {
        lead: "Parfum constant în toaletă, fără grija tubului uitat apăsat.",
        about: [
          "În spațiile unde stau oameni toată ziua alege note ușoare, ca bumbacul sau mărul. Toaletele de trecere suportă parfumuri mai pline.",
          "Rezervele vechi de peste trei ani pot pierde presiune; roata stocului o găsești pe cutie.",
          "Capacul transparent protejează supapa de praf în magazie.",
        ],
        use: "Montează aparatul departe de detectorul de fum și de gura de ventilație. Transportă tuburile la umbră, nu pe bordul mașinii.",
      },
    ],
    drawing: { kind: "aerosol", accent: "#8e6cc9", title: "Refren", descriptor: "Rezervă pentru aparat" },
    axis: {
      name: "Ambalare",
      values: [
        { label: "Bucată", inName: "", net: [0.25, "l"], price: 1690, weight: 240, size: [66, 66, 150], filters: { ambalare: "rezerva" } },
        { label: "Bax 12 buc.", net: [3, "l"], price: 18290, weight: 3050, size: [275, 205, 155], saleUnit: "bax", max: 30, filters: { ambalare: "bax" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Lavandă", accent: "#8e6cc9", filters: { parfum: "lavanda" } },
        { label: "Bumbac proaspăt", accent: "#9fc6e0", filters: { parfum: "bumbac-proaspat" } },
        { label: "Măr verde", accent: "#86b93b", filters: { parfum: "mar-verde" } },
        { label: "Fructe roșii", accent: "#c2334d", filters: { parfum: "fructe-rosii" } },
        { label: "Citrice", accent: "#f2a531", filters: { parfum: "citrice" } },
        { label: "Ocean", accent: "#3fa7d6", filters: { parfum: "ocean" } },
      ],
    },
    characteristics: { "Număr de pulverizări": "circa 3.000", "Doză pe pulverizare": "0,08 ml", Durată: "până la 60 de zile", "Se potrivește la": "Ritm și aparate pentru rezerve de 250 ml" },
    features: ["parfum-durabil", "gata-de-folosit", "economic"],
    filters: { forma: "aerosol", domeniu: ["birouri", "horeca", "comert", "scoli"] },
    cpv: "39811000-0",
    safety: { pictograms: ["GHS02", "GHS07"], signal: "Pericol", statements: ["H222", "H229", "H319", "EUH208", "P102", "P210", "P211", "P251", "P305+P351+P338", "P410+P412", "P501"], contains: "limonen, linalool, hexil cinamal" },
    fits: ["aparat-odorizare-ritm"],
  },
  {
    key: "neutralizator-mirosuri-vazduh",
    category: "odorizante-spray",
    brand: "adierin",
    name: "Neutralizator de mirosuri pentru aer și textile Văzduh",
    subtitle: "Leagă molecula care miroase, în loc s-o acopere cu parfum",
    texts: [
      {
        lead: "Camera de fumători se poate închiria din nou a doua zi.",
        about: [
          "Văzduh conține ciclodextrine, niște inele de zahăr care închid în ele moleculele urât mirositoare. Când soluția se usucă, acestea rămân legate.",
          "Se pulverizează în aer, pe perdele, mochete și saltele; după uscare nu lasă cercuri pe țesături care suportă apa.",
          "Varianta fără parfum este pentru saloane medicale și pentru oaspeți sensibili.",
        ],
        use: "Aerisește, apoi pulverizează 6 – 8 doze într-o cameră de 15 m², de la 30 cm de textile. Lasă să se usuce o oră înainte de a închide ușa.",
      },
      {
        lead: "Pentru mirosuri care vin din material: tutun, câine ud, gătit, mucegai vechi.",
        about: [
          "Dacă perdeaua miroase, odorizantul de aer nu ajută mai mult de o jumătate de oră. Soluția trebuie să ajungă acolo unde stă mirosul.",
          "pH-ul neutru nu schimbă culorile, iar produsul nu conține alcool, deci nu atacă lacul mobilei.",
          "Recipientele mari reumplu pulverizatorul și se pot folosi în nebulizatoare la rece.",
        ],
        use: "Umezește uniform textila, fără s-o îmbibi, și perie în sensul firului. La saltele tratează ambele fețe și așteaptă uscarea completă.",
      },
      {
        lead: "Camera de gunoi și pubelele nu mai anunță din scară unde sunt.",
        about: [
          "Mirosul de gunoi este dat de amine și compuși cu sulf, pe care formula le transformă în săruri fără volatilitate.",
          "Adăugat în apa de spălat pe jos, completează detergentul fără să facă spumă.",
          "Firmele de curățenie îl țin în mașină pentru reclamațiile de tipul „miroase pe hol”.",
        ],
        use: "Golește și spală recipientul, apoi stropește pereții interiori cu produs nediluat. Pentru pardoseli pune 100 ml la 10 l de apă, după curățare.",
      },
      {
        lead: "Fără nor de parfum: intri și pur și simplu nu miroase a nimic.",
        about: [
          "Parfumul, acolo unde există, este dozat sub un sfert de procent și dispare în câteva minute.",
          "Un litru ajunge pentru aproximativ 900 de acționări ale pulverizatorului.",
          "La piele, mătase și hârtie fă o probă, pentru că apa poate lăsa margini.",
        ],
        use: "Reglează duza pe ceață fină și mișcă mâna în cercuri largi, de sus în jos. Repetă după o zi dacă sursa a fost veche.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#7fb2d8", title: "Văzduh", descriptor: "Neutralizator de mirosuri" },
    axis: {
      name: "Volum",
      values: [
        { label: "500 ml", net: [0.5, "l"], price: 2290, weight: 580, size: [90, 60, 260], filters: { ambalare: "flacon", forma: "spray" } },
        { label: "1 l", net: [1, "l"], price: 3490, weight: 1080, size: [85, 85, 275], kind: "bottle", filters: { ambalare: "flacon" } },
        { label: "5 l", net: [5, "l"], price: 13900, weight: 5280, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Fără parfum", accent: "#cfd8de", filters: { parfum: "fara-parfum" } },
        { label: "Mentă", accent: "#4fb89a", filters: { parfum: "menta" } },
        { label: "Citrice", accent: "#f2a531", filters: { parfum: "citrice" } },
        { label: "Liliac", accent: "#a98bd0", filters: { parfum: "liliac" } },
      ],
    },
    characteristics: { pH: "7", "Substanțe principale": "ciclodextrină, ricinoleat de zinc", Aspect: "lichid limpede, incolor", "Consum orientativ": "8 ml la 15 m²" },
    features: ["gata-de-folosit", "ph-neutru", "fara-urme"],
    filters: { suprafata: "textile", ph: "neutru", forma: "lichid", domeniu: ["horeca", "birouri", "casa", "firme-de-curatenie"] },
    cpv: "39811000-0",
  },
  {
    key: "gel-neutralizator-potolit",
    category: "odorizante-spray",
    brand: "adierin",
    name: "Gel neutralizator de mirosuri Potolit",
    subtitle: "Se evaporă lent, fără baterii, fără priză, fără zgomot",
    texts: [
      {
        lead: "Ridici capacul o dată și uiți de el patru săptămâni.",
        about: [
          "Gelul pe bază de apă și caragenan cedează treptat uleiul parfumat și agentul neutralizator. Pe măsură ce lucrează, se micșorează, deci vezi cât a rămas.",
          "Este potrivit pentru dulapuri, debarale, vestiare, mașini de serviciu și camere cu pubele.",
          "Recipientul are fante reglabile: deschise pe jumătate, durata aproape se dublează.",
        ],
        use: "Scoate folia, reglează fantele și așază recipientul la vedere, pe o suprafață plană. Înlocuiește-l când pe fund mai este doar o pojghiță uscată.",
      },
      {
        lead: "Pentru locuri fără curent, unde un aparat automat nu se justifică.",
        about: [
          "Un recipient mic acoperă circa 10 m³, adică o debara sau un autoturism; cel mare face față unui vestiar.",
          "Între 5 și 35 °C structura nu curge, nici dacă se răstoarnă.",
          "Parfumul mentolat merge bine în vestiare, iar cel de citrice lângă pubele.",
        ],
        use: "Montează-l la înălțimea genunchiului, pentru că mirosurile grele se adună jos. Ține-l ferit de calorifer, de soare și de copii.",
      },
      {
        lead: "Neutralizează mirosul de umezeală din cămara cu mopuri.",
        about: [
          "Umezeala însăși nu pleacă: usucă mopurile și aerisește, iar gelul se ocupă de ce rămâne în aer.",
          "Cutia goală este din polipropilenă și se aruncă la plastic.",
          "Spre deosebire de bețișoare, nu are lichid care să curgă pe raft.",
        ],
        use: "Scrie data deschiderii pe etichetă, în caseta albă. Dacă parfumul pare puternic în primele zile, lasă deschise numai două fante.",
      },
    ],
    drawing: { kind: "gel-jar", accent: "#4fb89a", title: "Potolit", descriptor: "Gel contra mirosurilor" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "150 g", net: [0.15, "kg"], price: 990, weight: 185, size: [75, 75, 85] },
        { label: "400 g", net: [0.4, "kg"], price: 1990, weight: 460, size: [100, 100, 110] },
        { label: "1 kg", net: [1, "kg"], price: 3990, weight: 1110, size: [135, 135, 150] },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Mentă", accent: "#4fb89a", filters: { parfum: "menta" } },
        { label: "Citrice", accent: "#f2a531", filters: { parfum: "citrice" } },
        { label: "Bumbac proaspăt", accent: "#9fc6e0", filters: { parfum: "bumbac-proaspat" } },
      ],
    },
    characteristics: { Bază: "gel de apă cu caragenan", Durată: "4 – 6 săptămâni", "Temperatură de folosire": "5 – 35 °C" },
    features: ["parfum-durabil", "gata-de-folosit", "ambalaj-reciclabil"],
    filters: { forma: "gel", ambalare: "cutie", domeniu: ["casa", "birouri", "auto", "scoli"] },
    cpv: "39811100-1",
    safety: { pictograms: [], signal: null, statements: ["EUH208", "EUH210", "P102"], contains: "limonen, carvonă, linalool" },
  },
  {
    key: "difuzor-betisoare-trestie",
    category: "odorizante-spray",
    brand: "adierin",
    name: "Difuzor cu bețișoare Trestie",
    subtitle: "Parfum continuu pentru recepții, cabinete și băi de oaspeți",
    texts: [
      {
        lead: "Opt bețișoare din ratan, un flacon de sticlă și niciun buton.",
        about: [
          "Lichidul urcă prin capilarele ratanului și se evaporă constant. Intensitatea o dai tu, din numărul de bețișoare puse în flacon.",
          "Baza este un glicol-eter cu evaporare lentă, care lasă parfumul curat și nu se termină într-o săptămână, ca alcoolul.",
          "Sticla groasă stă bine pe un raft de hotel și nu se răstoarnă la ștersul prafului.",
        ],
        use: "Pune la început patru bețișoare, întoarce-le după o oră și apoi o dată pe săptămână. Ferește mobila lăcuită de picături.",
      },
      {
        lead: "Primul lucru pe care îl simte clientul când intră, înainte să vadă ceva.",
        about: [
          "Un cabinet stomatologic sau un salon are mirosuri proprii, greu de ascuns. Un parfum slab, dar permanent, le așază în plan secund.",
          "Flaconul mic ajunge șase săptămâni într-o baie; cel mare ține o recepție aproape patru luni.",
          "Dopul de plută este însoțit de unul filetat, pentru perioadele în care închizi.",
        ],
        use: "Așază-l pe o farfurioară, lângă locul de trecere, ca mișcarea aerului să poarte parfumul. Nu aprinde bețișoarele și nu le atinge cu mâna goală.",
      },
      {
        lead: "Rezerva reumple același flacon: sticla rămâne, ambalajul scade.",
        about: [
          "Ajunge să schimbi bețișoarele la două reumpleri; praful le astupă și nu mai trag.",
          "Parfumurile se bazează pe uleiuri aromatice fără ftalați și fără coloranți.",
          "La 22 °C consumul este cam de 2 ml pe zi cu toate bețișoarele în flacon.",
        ],
        use: "Golește restul vechi, clătește flaconul cu apă caldă, usucă-l și toarnă rezerva prin pâlnie. Folosește bețișoare noi la schimbarea parfumului.",
      },
      {
        lead: "Potrivit acolo unde pulverizarea ar deranja: spa, bibliotecă, sală de consiliu.",
        about: [
          "Fără temporizator și fără zgomot, nu se observă decât atunci când îl iei de acolo.",
          "Pentru încăperi sub 15 m² alege volumul mic; peste 30 m² pune două flacoane în colțuri opuse.",
          "Ratanul negru nu se pătează în timp, spre deosebire de bambusul deschis la culoare.",
        ],
        use: "Ține-l la cel puțin un metru de aparatul de aer condiționat, care l-ar consuma prea repede. La vărsare, absoarbe imediat cu hârtie și șterge cu apă și săpun.",
      },
    ],
    drawing: { kind: "air-freshener-diffuser", accent: "#b08d57", title: "Trestie", descriptor: "Difuzor cu bețișoare" },
    axis: {
      name: "Tip",
      values: [
        { label: "Difuzor 100 ml", inName: "100 ml", net: [0.1, "l"], price: 2990, weight: 330, size: [80, 80, 260], filters: { ambalare: "flacon" } },
        { label: "Difuzor 200 ml", inName: "200 ml", net: [0.2, "l"], price: 4690, weight: 520, size: [90, 90, 290], filters: { ambalare: "flacon" } },
        { label: "Rezervă 500 ml", kind: "bottle", inName: "rezervă 500 ml", net: [0.5, "l"], price: 6990, weight: 590, size: [75, 75, 220], filters: { ambalare: "rezerva" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Cocos și vanilie", accent: "#e2c79a", filters: { parfum: "cocos" } },
        { label: "Lavandă", accent: "#8e6cc9", filters: { parfum: "lavanda" } },
        { label: "Brad și pin", accent: "#2f7d4f", filters: { parfum: "brad-si-pin" } },
        { label: "Trandafir", accent: "#d85a7f", filters: { parfum: "trandafir" } },
      ],
    },
    characteristics: { Bețișoare: "8 buc., ratan, 22 cm (la difuzoare)", Consum: "circa 2 ml pe zi", Flacon: "sticlă" },
    features: ["parfum-durabil", "gata-de-folosit"],
    filters: { forma: "lichid", domeniu: ["horeca", "birouri", "casa", "sanatate"] },
    cpv: "39811100-1",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H317", "H319", "H412", "P102", "P261", "P273", "P280", "P302+P352", "P305+P351+P338", "P333+P313", "P501"] },
  },
];
