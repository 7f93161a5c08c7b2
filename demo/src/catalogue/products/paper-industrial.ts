import type { BaseProduct } from "../authoring.ts";

/** Rolls for dispensers, workshops and examination couches. */
export const PAPER_INDUSTRIAL: BaseProduct[] = [
  {
    key: "prosop-derulare-centrala-miezul",
    category: "prosoape-rola",
    brand: "hartano",
    name: "Prosop rolă cu derulare centrală Miezul",
    subtitle: "Se trage din mijloc, foaie cu foaie, cu tub detașabil",
    texts: [
      {
        lead: "Rola care se golește din interior și îți lasă o mână liberă.",
        about: [
          "La derularea centrală, hârtia iese prin duza dispenserului, iar restul rolei rămâne acoperit de stropi și de mâini ude. Miezul are lățimea de 20 cm și se potrivește cu aparatele maxi de perete.",
          "Tubul de carton se scoate dintr-o mișcare: prin perforația lui prinzi primul capăt.",
          "Tissue-ul are două straturi de 19 g/m², gofrate împreună.",
        ],
        use: "Apasă tubul spre interior și extrage-l, apoi trece capătul hârtiei prin duză. Trage în jos, oblic: dinții taie foaia la lungimea de care ai nevoie.",
      },
      {
        lead: "Pentru bucătării, cabinete stomatologice și benzi de ambalare, la câteva secunde distanță de mână.",
        about: [
          "Pe o linie de producție contează ca prosopul să fie mereu la același loc. Dispenserul cu Miezul se montează lângă chiuvetă sau lângă masa de lucru și ține o tură întreagă.",
          "Perforația la 25 cm limitează risipa, chiar dacă cineva trage cu putere.",
          "Hârtia albastră se observă imediat dacă un fragment ajunge în aluat sau în carne tocată, de aceea o cer auditorii din industria alimentară.",
        ],
        use: "Montează aparatul la 110 – 120 cm de podea, cu duza deasupra chiuvetei. Înlocuiește rola înainte de ultimele spire, când hârtia începe să iasă în spirală strânsă.",
      },
      {
        lead: "Uscarea mâinilor și ștersul blatului, din aceeași rolă.",
        about: [
          "Nu orice bucătărie are loc pentru două aparate. O porție de două foi usucă mâinile, iar patru șterg un blat de un metru pătrat.",
          "Fibrele sunt tratate cu rășină pentru rezistență la umed, admisă în contact cu alimentele.",
          "Fără dispenser, rola poate sta și în picioare, pe masă, cu hârtia trasă din centru.",
          "Diametrul crește cu lungimea, de la 17 la 20 cm.",
        ],
        use: "Folosește-o pe suprafețe curățate în prealabil de resturi mari, împreună cu detergentul tău obișnuit. La schimbarea între carne crudă și legume, ia întotdeauna foi noi.",
      },
    ],
    drawing: { kind: "towel-roll", accent: "#3f8fd6", title: "Prosop rolă Miezul", descriptor: "Derulare centrală, 2 straturi" },
    axis: {
      name: "Lungime",
      values: [
        { label: "100 m", form: "centre-pull", net: [100, "m"], price: 1690, weight: 790, size: [170, 170, 200], saleUnit: "rolă", count: 1 },
        { label: "120 m", form: "centre-pull", net: [120, "m"], price: 1990, weight: 945, size: [185, 185, 200], saleUnit: "rolă", count: 1 },
        { label: "150 m", form: "centre-pull", net: [150, "m"], price: 2390, weight: 1175, size: [200, 200, 200], saleUnit: "rolă", count: 1 },
      ],
    },
    second: {
      name: "Tip",
      values: [
        { label: "Alb", accent: "#9fb4c8", filters: { culoare: "alb", ambalare: "rola" }, characteristics: { Culoare: "Alb" } },
        { label: "Albastru", accent: "#3f8fd6", body: "#a9cdee", filters: { culoare: "albastru", ambalare: "rola" }, characteristics: { Culoare: "Albastru" } },
        { label: "Alb, bax 6 role", accent: "#9fb4c8", pieces: 6, off: 9, filters: { culoare: "alb", ambalare: "bax" }, characteristics: { Culoare: "Alb" } },
      ],
    },
    characteristics: { Straturi: "2", Lățime: "20 cm", "Lungimea porției": "25 cm", Gramaj: "2 × 19 g/m²", Material: "100 % celuloză", Tub: "Detașabil, 60 mm" },
    features: ["celuloza", "absorbant", "contact-alimentar", "rezistent"],
    filters: { material: "celuloza", straturi: "2", certificari: ["contact-alimentar", "haccp"], domeniu: ["horeca", "industrie-alimentara", "sanatate"] },
    cpv: "33763000-6",
  },
  {
    key: "prosop-autocut-dreptar",
    category: "prosoape-rola",
    brand: "hartano",
    name: "Prosop rolă autocut Dreptar, 2 straturi",
    subtitle: "Pentru dispensere cu tăiere automată, o porție la fiecare tragere",
    texts: [
      {
        lead: "Fiecare utilizator primește aceeași porție de hârtie, fără manivelă și fără buton.",
        about: [
          "Dispenserul autocut taie foaia în timp ce tragi, la 25 sau 30 cm. Pentru asta, rola trebuie să fie bobinată egal și să nu aibă perforații; Dreptar este fabricată după aceste cerințe.",
          "Lățimea este de 19,5 cm, iar tubul de 38 mm are capete rigide, ca să se rotească centrat.",
          "Un aparat încărcat servește între 450 și 700 de persoane, în funcție de lungimea rolei.",
        ],
        use: "Deschide capacul, fixează tubul în cei doi suporți și petrece hârtia peste cilindrul cu cuțit. Rotește roata laterală până apare primul capăt, apoi închide.",
      },
      {
        lead: "Trafic mare, personal puțin: rola se schimbă o dată pe zi, nu de cinci ori.",
        about: [
          "Aeroporturile, mall-urile și fabricile aleg prosopul autocut pentru costul mic la o uscare de mâini și pentru că hârtia rămasă nu este atinsă de nimeni.",
          "Straturile, câte 20 g/m² fiecare, sunt laminate cu adeziv punctual; foaia tăiată își păstrează marginea dreaptă.",
          "Praful de celuloză este aspirat la bobinare, astfel că lama și senzorul aparatului se murdăresc încet.",
        ],
        use: "Curăță cuțitul cu o pensulă uscată la fiecare trei role. Dacă porțiile ies inegale, verifică dacă tubul este bine așezat și dacă hârtia nu alunecă pe sub rola de presiune.",
      },
    ],
    drawing: { kind: "towel-roll", accent: "#0a5fb4", title: "Prosop autocut Dreptar", descriptor: "2 straturi, fără perforație" },
    axis: {
      name: "Lungime",
      values: [
        { label: "140 m", net: [140, "m"], price: 2690, weight: 1130, size: [180, 180, 195], saleUnit: "rolă", count: 1 },
        { label: "160 m", net: [160, "m"], price: 2990, weight: 1290, size: [190, 190, 195], saleUnit: "rolă", count: 1 },
        { label: "200 m", net: [200, "m"], price: 3690, weight: 1610, size: [205, 205, 195], saleUnit: "rolă", count: 1 },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "1 rolă", inName: "", filters: { ambalare: "rola" } }, { label: "Bax 6 role", pieces: 6, off: 8, filters: { ambalare: "bax" } }] },
    characteristics: { Straturi: "2", Lățime: "19,5 cm", "Diametrul tubului": "38 mm", Gramaj: "2 × 20 g/m²", Material: "100 % celuloză", Perforație: "Fără" },
    features: ["fara-atingere", "celuloza", "economic"],
    filters: { material: "celuloza", straturi: "2", culoare: "alb", domeniu: ["comert", "industrie", "birouri", "horeca"] },
    cpv: "33763000-6",
  },
  {
    key: "rola-industriala-trudnica",
    category: "role-industriale",
    brand: "hartano",
    name: "Rolă industrială Trudnica, 2 straturi",
    subtitle: "Hârtie de șters pentru ulei, apă și praf metalic ușor",
    texts: [
      {
        lead: "O rolă de atelier cu 500 până la 1000 de porții, la îndemână pe suportul de perete.",
        about: [
          "Trudnica șterge piese, jojă, scule și bancuri de lucru. Hârtia are 2 × 18 g/m², se rupe la perforația de 35 cm și lasă puține scame.",
          "Lățimea de 24 cm acoperă palma întreagă, deci uleiul nu ajunge pe degete la prima ștergere.",
          "Celuloza este neparfumată și fără încleiere de suprafață: lichidul intră repede în foaie.",
        ],
        use: "Pune rola pe suportul cu bară crestată sau pe cel mobil, cu roți. Împăturește porția în patru și schimbă fața pe măsură ce se îmbibă.",
      },
      {
        lead: "Consumabilul pe care mecanicul îl caută primul, după cheia de 13.",
        about: [
          "Service-urile folosesc hârtia la parbrize, la scurgeri de antigel și la mâini. Două straturi fac față cerințelor zilnice; pentru degresare grea există rolele cu trei.",
          "Fiecare rolă este bobinată pe tub de 70 mm și are eticheta cu numărul de porții lipită pe capăt.",
          "Culoarea albastră maschează urmele de ulei, cea albă arată cât de curată a rămas piesa.",
        ],
        use: "La lichide inflamabile strânge hârtia îmbibată în recipient metalic cu capac. Predă deșeul uleios firmei autorizate, separat de gunoiul menajer.",
      },
    ],
    drawing: { kind: "towel-roll", accent: "#6bb7e8", title: "Rolă industrială Trudnica", descriptor: "2 straturi, lățime 24 cm" },
    axis: {
      name: "Lungime",
      values: [
        { label: "175 m (500 de porții)", net: [175, "m"], price: 2490, weight: 1590, size: [230, 230, 240], saleUnit: "rolă", count: 1 },
        { label: "260 m (750 de porții)", net: [262.5, "m"], price: 3590, weight: 2350, size: [265, 265, 240], saleUnit: "rolă", count: 1 },
        { label: "350 m (1000 de porții)", net: [350, "m"], price: 4690, weight: 3120, size: [305, 305, 240], saleUnit: "rolă", count: 1 },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Alb", accent: "#9fb4c8", filters: { culoare: "alb" } },
        { label: "Albastru", accent: "#3f8fd6", body: "#a3c8ea", filters: { culoare: "albastru" }, extra: 150 },
      ],
    },
    characteristics: { Straturi: "2", Lățime: "24 cm", "Lungimea porției": "35 cm", Gramaj: "2 × 18 g/m²", Material: "100 % celuloză", "Diametrul tubului": "70 mm" },
    features: ["absorbant", "rezistent", "economic"],
    filters: { material: "celuloza", straturi: "2", ambalare: "rola", domeniu: ["industrie", "auto", "ferma"] },
    cpv: "33760000-5",
  },
  {
    key: "rola-industriala-temeinica",
    category: "role-industriale",
    brand: "hartano",
    name: "Rolă industrială Temeinica, 3 straturi",
    subtitle: "Laminată, pentru vaselină, solvenți și suprafețe aspre",
    texts: [
      {
        lead: "Trei straturi laminate, care se storc și se folosesc din nou.",
        about: [
          "Temeinica este rola pentru murdăria care rupe hârtia obișnuită: vaselină, cerneală tipografică, rășini. Straturile sunt lipite pe toată suprafața, cu un gramaj total de 60 g/m².",
          "Rezistă la contact cu white spirit, alcool și degresanți alcalini, fără să se desfacă.",
          "În tipografii și ateliere CNC înlocuiește cârpa închiriată, care trebuie transportată și spălată.",
        ],
        use: "Umezește foaia cu degresant, nu piesa, apoi șterge într-un singur sens. Aruncă hârtia murdară în containerul marcat pentru absorbanți contaminați.",
      },
      {
        lead: "Mai puține foi la fiecare operație, fiindcă una singură duce până la capăt.",
        about: [
          "Hârtia groasă pare mai scumpă pe rolă, dar consumul măsurat în ateliere este cam la jumătate față de două straturi.",
          "Se alege lățimea după suport: cea îngustă pentru bancul de lucru, cea mare pentru utilaje, geamuri de cabină sau caroserii.",
          "Nu zgârie lacul auto și nu lasă fibre în vopsea, cu condiția ca suprafața să fie fără nisip.",
          "Rolele se vând învelite în folie termocontractibilă, protejate de praf.",
        ],
        use: "Rupe la perforația de 36 cm și lucrează cu foaia împăturită. La pete întărite lasă hârtia udată cu solvent două minute pe loc, cu geamul deschis, apoi freacă.",
      },
    ],
    drawing: { kind: "towel-roll", accent: "#1f5fa8", body: "#9cc0e6", title: "Rolă Temeinica", descriptor: "3 straturi laminate" },
    axis: {
      name: "Lățime",
      values: [
        { label: "22 cm", net: [180, "m"], price: 3990, weight: 2450, size: [260, 260, 220], saleUnit: "rolă", count: 1 },
        { label: "26 cm", net: [180, "m"], price: 4690, weight: 2890, size: [260, 260, 260], saleUnit: "rolă", count: 1 },
        { label: "36 cm", net: [180, "m"], price: 6290, weight: 3980, size: [260, 260, 360], saleUnit: "rolă", count: 1 },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "1 rolă", inName: "", filters: { ambalare: "rola" } }, { label: "Set 2 role", pieces: 2, off: 6, filters: { ambalare: "set" } }] },
    characteristics: { Straturi: "3, laminate", "Lungimea rolei": "180 m", "Număr de porții": "500", Gramaj: "3 × 20 g/m²", Culoare: "Albastru", "Rezistență la umed": "Da" },
    features: ["rezistent", "absorbant", "celuloza"],
    filters: { material: "celuloza", straturi: "3", culoare: "albastru", domeniu: ["industrie", "auto"] },
    cpv: "33760000-5",
  },
  {
    key: "cearsaf-rola-intinsa",
    category: "role-industriale",
    brand: "celuvia",
    name: "Cearșaf rolă Întinsa pentru paturi de consultații",
    subtitle: "Hârtie în 2 straturi, perforată, pentru cabinete, masaj și cosmetică",
    texts: [
      {
        lead: "Un cearșaf curat la fiecare pacient, în cinci secunde.",
        about: [
          "Întinsa acoperă canapeaua de consultații, patul de masaj sau scaunul cosmetic. Hârtia în două straturi de 18 g/m² nu alunecă și nu foșnește supărător.",
          "Perforația la 38 cm permite să iei exact cât acoperă zona de contact sau să întinzi toată lungimea patului.",
          "Se prinde pe bara de la capătul mesei; diametrul rolei este de 12 – 13 cm.",
        ],
        use: "Derulează hârtia de la capul patului spre picioare și rupe la perforație. După consultație, strânge foaia spre interior și schimb-o, apoi dezinfectează suprafața de dedesubt.",
      },
      {
        lead: "Celuloză pură, fără praf, pentru piele proaspăt epilată sau bandajată.",
        about: [
          "Pielea iritată nu suportă hârtia reciclată aspră. Straturile Întinsa sunt din fibră virgină, netezite, fără parfum și fără înălbitori optici.",
          "Lichidele vărsate, gelul de ecograf sau uleiul de masaj sunt reținute între straturi.",
          "Rola are 50 m, adică în jur de 25 – 30 de paturi acoperite complet.",
        ],
        use: "Întinde două straturi suprapuse la proceduri cu ulei. Hârtia contaminată biologic se colectează ca deșeu medical, restul la deșeuri reziduale.",
      },
      {
        lead: "Trei lățimi și trei culori, după patul și după cabinetul tău.",
        about: [
          "Canapelele înguste se acoperă cu rola de 50 cm, cele standard cu 60, iar paturile de masaj cu 70. O margine de 5 cm pe fiecare parte împiedică hârtia să se strângă la mijloc.",
          "Variantele colorate ajută la separarea zonelor, de exemplu tratament și așteptare, iar petele se observă mai puțin.",
          "Tubul interior are 42 mm.",
          "Se livrează nesteril, ca articol de igienă.",
        ],
        use: "Măsoară patul înainte de comandă și adaugă lățimea marginilor. Înfige rola pe suport cu capătul pe deasupra, ca foaia să cadă întinsă.",
      },
    ],
    drawing: { kind: "towel-roll", accent: "#7fb8a6", title: "Cearșaf rolă Întinsa", descriptor: "2 straturi, 50 m" },
    axis: {
      name: "Lățime",
      values: [
        { label: "50 cm", net: [50, "m"], price: 1690, weight: 980, size: [125, 125, 500], saleUnit: "rolă", count: 1, filters: { marime: "40-60-cm" } },
        { label: "60 cm", net: [50, "m"], price: 1990, weight: 1170, size: [125, 125, 600], saleUnit: "rolă", count: 1, filters: { marime: "60-100-cm" } },
        { label: "70 cm", net: [50, "m"], price: 2290, weight: 1360, size: [125, 125, 700], saleUnit: "rolă", count: 1, filters: { marime: "60-100-cm" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Alb", accent: "#9fb4c8", filters: { culoare: "alb" } },
        { label: "Albastru", accent: "#4f8fd0", body: "#b3d0ee", filters: { culoare: "albastru" }, extra: 120 },
        { label: "Verde", accent: "#5fa874", body: "#bfe0c6", filters: { culoare: "verde" }, extra: 120 },
      ],
    },
    characteristics: { Straturi: "2", "Lungimea rolei": "50 m", "Lungimea porției": "38 cm", Gramaj: "2 × 18 g/m²", Material: "100 % celuloză", "Diametrul tubului": "42 mm" },
    features: ["celuloza", "absorbant", "fara-parfum"],
    filters: { material: "celuloza", straturi: "2", ambalare: "rola", domeniu: "sanatate" },
    cpv: "33760000-5",
  },
];
