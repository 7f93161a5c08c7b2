import type { BaseProduct } from "../authoring.ts";

/** Kitchen rolls, napkins and handkerchiefs. */
export const PAPER_KITCHEN: BaseProduct[] = [
  {
    key: "prosop-bucatarie-sorbina",
    category: "prosoape-rola",
    brand: "foisoara",
    name: "Prosop de bucătărie Sorbina, 2 straturi",
    subtitle: "Foi groase care șterg uleiul din tigaie și apa de pe blat",
    texts: [
      {
        lead: "Șterge o tigaie unsă cu o singură foaie, fără să se destrame în mână.",
        about: [
          "Rola Sorbina are 70 de foi de 22 × 23 cm, din două straturi de celuloză a câte 21 g/m². Modelul în relief formează buzunare mici în care se strâng apa și grăsimea.",
          "Hârtia rezistă udă, așa că poți spăla cu ea salata sau poți freca aragazul fără să rămână bucăți lipite.",
          "Este potrivită pentru contactul direct cu alimentele.",
        ],
        use: "Rupe o foaie sau două pe linia perforată. Pentru prăjeli, căptușește farfuria și lasă hârtia să preia uleiul două – trei minute.",
      },
      {
        lead: "Prosopul din bucătărie care rămâne întreg și după ce l-ai stors.",
        about: [
          "Secretul este adezivul alimentar dintre straturi: le ține unite și când hârtia este saturată. De aceea o poți clăti, stoarce și folosi a doua oară pe aceeași suprafață.",
          "Lungimea de 16 m pe rolă acoperă în medie o săptămână de gătit zilnic.",
          "Imprimeul, la variantele care îl au, este făcut cu cerneală pe bază de apă, numai pe fața exterioară.",
        ],
        use: "Usucă legumele spălate prin tamponare, între două foi. La geamuri și oglinzi merge în locul lavetei, împreună cu o soluție cu alcool.",
      },
      {
        lead: "La stropi, la firimituri, la mâini: rola de lângă chiuvetă.",
        about: [
          "Sorbina are diametrul de 11,5 cm și intră pe suporturile verticale și pe cele prinse sub dulap. Tubul nu se turtește, deci rola se învârte ușor cu o singură mână.",
          "Celuloza este certificată FSC și albită fără clor elementar.",
          "O cantină mică sau o grădiniță cu program scurt consumă între patru și șase role pe săptămână.",
          "Pachetul are perforație de deschidere pe lateral, ca să scoți rolele pe rând.",
        ],
        use: "Ține rola departe de flacăra aragazului, la cel puțin o jumătate de metru. Hârtia curată, pătată doar cu resturi vegetale, se poate pune la compost.",
      },
    ],
    drawing: { kind: "towel-roll", accent: "#f0a33a", title: "Prosop bucătărie Sorbina", descriptor: "2 straturi, 70 de foi" },
    axis: {
      name: "Număr role",
      values: [
        { label: "2 role", net: [2, "buc."], price: 890, weight: 330, size: [235, 118, 220], saleUnit: "pachet", count: 2 },
        { label: "4 role", net: [4, "buc."], price: 1690, weight: 655, size: [235, 235, 220], saleUnit: "pachet", count: 4 },
        { label: "8 role", net: [8, "buc."], price: 3190, weight: 1300, size: [470, 235, 220], saleUnit: "pachet", count: 8 },
      ],
    },
    second: {
      name: "Model",
      values: [
        { label: "Alb", accent: "#f0a33a", filters: { culoare: "alb" } },
        { label: "Imprimeu albastru", accent: "#3f7fc4", filters: { culoare: ["alb", "albastru"] }, extra: 30 },
        { label: "Imprimeu verde", accent: "#4f9a5c", filters: { culoare: ["alb", "verde"] }, extra: 30 },
      ],
    },
    characteristics: { Straturi: "2", "Foi pe rolă": "70", "Dimensiunea foii": "22 × 23 cm", "Lungimea rolei": "16,1 m", Gramaj: "2 × 21 g/m²", Material: "100 % celuloză" },
    features: ["celuloza", "absorbant", "rezistent", "contact-alimentar"],
    filters: { material: "celuloza", straturi: "2", certificari: ["fsc", "contact-alimentar"], ambalare: "rola", domeniu: ["casa", "horeca"] },
    cpv: "33763000-6",
  },
  {
    key: "servetele-masa-33-tafina",
    category: "servetele",
    brand: "celuvia",
    name: "Șervețele de masă Tafina 33 × 33 cm, 2 straturi",
    subtitle: "Culori pline, vopsite în masă, pentru mese de zi cu zi",
    texts: [
      {
        lead: "Formatul de 33 cm pentru cină, prânz la birou și aniversări.",
        about: [
          "Un șervețel Tafina este împăturit în patru și măsoară 16,5 × 16,5 cm pe masă. Cele două straturi de 17 g/m² sunt prinse pe margine cu o gofrare îngustă.",
          "Vopsirea se face în pastă, nu prin imprimare: culoarea este aceeași pe ambele fețe și nu se ia pe buze sau pe pahar.",
          "Se potrivește cu fața de masă simplă și cu farfuriile albe.",
        ],
        use: "Pune șervețelul la stânga farfuriei, cu muchia închisă spre ea, sau în pahar, desfăcut pe jumătate. Pentru 20 de invitați calculează două bucăți de persoană.",
      },
      {
        lead: "Nuanțe care rămân la fel de la un pachet la altul.",
        about: [
          "Când comanzi din nou peste o lună, vrei aceeași culoare pe mese. Tafina se vopsește după rețetă fixă, verificată cu spectrofotometrul la fiecare bobină.",
          "Coloranții sunt admiși pentru contactul cu alimentele, inclusiv cu cele grase.",
          "Bistrourile și cofetăriile folosesc formatul de 33 cm la cafea și desert, iar acasă ajunge pentru orice masă.",
        ],
        use: "Împăturește-l în trei pentru tacâmuri sau rulează-l și leagă-l cu o sfoară. Se aruncă la resturi reziduale după folosire, nu la hârtia curată.",
      },
      {
        lead: "Două straturi, plisate drept, fără scame pe haine închise.",
        about: [
          "Celuloza cu fibră lungă lasă puțin praf, lucru care se vede mai ales pe pantaloni negri.",
          "Ambalajul este din folie transparentă cu bandă de deschidere, așa că restul de șervețele rămâne ferit de praf până la următoarea masă.",
          "Un teanc de 50 are aproximativ 6 cm înălțime și intră în suporturile pătrate de 17 cm.",
        ],
        use: "Scoate câte un mănunchi de 10 – 15 bucăți și răsfiră-l în evantai înainte de a-l așeza în suport. Petele de vin se tamponează, nu se întind.",
      },
      {
        lead: "Șervețele colorate pentru evenimente cu temă și pentru vitrina cofetăriei.",
        about: [
          "La botez, la grădiniță sau la petrecerea de firmă, culoarea șervețelelor leagă masa de restul decorului. Tafina acoperă tonurile cele mai cerute.",
          "Hârtia suportă împăturirea în forme simple, cum ar fi evantaiul sau buzunarul, și își ține îndoitura.",
          "Nu se folosește la microunde împreună cu alimente umede, fiindcă pigmentul închis se poate transfera la cald.",
          "Pachetele stau drept pe raft și au codul de culoare trecut pe capăt.",
        ],
        use: "Netezește îndoitura cu unghia, apoi ridică straturile pe rând. Păstrează pachetele ferite de soare direct, ca nuanța să nu pălească.",
      },
    ],
    drawing: { kind: "napkins", accent: "#c8455a", title: "Șervețele Tafina", descriptor: "33 × 33 cm, 2 straturi" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "50 buc.", net: [50, "buc."], price: 790, weight: 195, size: [168, 168, 60], saleUnit: "pachet", count: 50 },
        { label: "100 buc.", net: [100, "buc."], price: 1450, weight: 385, size: [168, 168, 118], saleUnit: "pachet", count: 100 },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Alb", accent: "#c9d2da", body: "#fbfaf6", filters: { culoare: "alb" }, extra: -40 },
        { label: "Roșu", accent: "#c8283c", body: "#cf3a4a", filters: { culoare: "rosu" } },
        { label: "Verde", accent: "#4f9a3c", body: "#6fb35a", filters: { culoare: "verde" } },
        { label: "Albastru", accent: "#2f6fc0", body: "#5a93d6", filters: { culoare: "albastru" } },
        { label: "Galben", accent: "#f0c32e", body: "#f5d560", filters: { culoare: "galben" } },
        { label: "Roz", accent: "#e58aae", body: "#f0b2ca", filters: { culoare: "roz" } },
      ],
    },
    characteristics: { "Dimensiune desfăcut": "33 × 33 cm", Împăturire: "1/4", Straturi: "2", Gramaj: "2 × 17 g/m²", Material: "100 % celuloză" },
    features: ["celuloza", "contact-alimentar", "absorbant"],
    filters: { material: "celuloza", straturi: "2", certificari: "contact-alimentar", ambalare: "bucata", domeniu: ["casa", "horeca"] },
    cpv: "33764000-3",
  },
  {
    key: "servetele-masa-40-damasca",
    category: "servetele",
    brand: "celuvia",
    name: "Șervețele de restaurant Damasca 40 × 40 cm, 3 straturi",
    subtitle: "Mărimea și căderea unui șervet textil, fără spălătorie",
    texts: [
      {
        lead: "La 40 cm și trei straturi, stă pe genunchi ca un șervet de pânză.",
        about: [
          "Damasca este șervețelul restaurantelor care au renunțat la textile, dar nu și la mesele îngrijite. Cele 54 g/m² îi dau greutate, iar gofrarea continuă imită țesătura.",
          "Desfăcut, acoperă poala; împăturit încă o dată, încape în buzunarul pentru tacâmuri.",
          "Baxul se împarte în pachete sigilate, ca în bucătărie să deschizi doar cât servești într-o seară.",
        ],
        use: "Aranjează-l sub furculiță sau în inel. La un serviciu de prânz socotește un șervețel de client, iar la cină unul și jumătate.",
      },
      {
        lead: "Pentru nuntă, banchet și sală de conferințe: un singur model, mai multe nuanțe sobre.",
        about: [
          "Mesele lungi cer uniformitate. Lotul este marcat pe fiecare pachet, iar la comenzile mari expediem din același lot.",
          "Trei straturi absorb un pahar de apă vărsat fără ca partea de dedesubt să se înmoaie.",
          "Muchiile sunt tăiate la 90°, așa că plierea în formă de mitră sau de plic iese simetrică.",
        ],
        use: "Pliază șervețelele cu o zi înainte și ține-le sub un capac, ca să-și păstreze forma. Evită lumânările aprinse în apropiere.",
      },
      {
        lead: "Gros, mat și discret, cu relief de damasc pe toată suprafața.",
        about: [
          "Relieful se obține între două valțuri gravate, la cald, fără cerneală. Lumina cade diferit pe model și hârtia capătă aspectul unei țesături.",
          "Fiind din celuloză pură, fața nu zgârie pielea și nu lasă fire pe barbă sau pe ruj.",
          "Nuanțele închise ascund petele de sos, cele deschise se potrivesc cu fețele de masă albe.",
        ],
        use: "Oferă clientului șervețelul desfăcut pe jumătate la felurile cu sos. După masă, strânge-l împreună cu resturile reziduale.",
      },
      {
        lead: "Când clientul atinge șervețelul, ar trebui să simtă restaurantul, nu fast-foodul.",
        about: [
          "Un șervețel slab se rupe la a doua ștergere și clientul mai cere două. Unul gros ajunge pentru toată masa, deci costul pe client rămâne apropiat.",
          "Formatul de 40 de centimetri este standardul pentru cină; pentru cafea și desert ajunge cel de 33.",
          "Damasca este imprimabilă prin folio la cald, dacă vrei sigla localului într-un colț.",
          "Depozitată la întuneric, își păstrează culoarea mai mult de doi ani.",
        ],
        use: "Pune în oficiu un pachet deschis și unul de rezervă la zece mese. Pentru tacâmuri învelite, îndoaie pe diagonală și rulează de la colț.",
      },
    ],
    drawing: { kind: "napkins", accent: "#8d1f45", title: "Șervețele Damasca", descriptor: "40 × 40 cm, 3 straturi" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "50 buc.", net: [50, "buc."], price: 1790, weight: 450, size: [205, 205, 85], saleUnit: "pachet", count: 50, filters: { ambalare: "bucata" } },
        { label: "Bax 1000 buc.", net: [1000, "buc."], price: 31900, weight: 9300, size: [430, 420, 430], saleUnit: "bax", count: 250, max: 30, filters: { ambalare: "bax" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Alb", accent: "#b9a77a", body: "#fbfaf6", filters: { culoare: "alb" } },
        { label: "Bordo", accent: "#7a1530", body: "#8d2a44", filters: { culoare: "rosu" } },
        { label: "Gri", accent: "#7d858d", body: "#a3aab1", filters: { culoare: "gri" } },
        { label: "Negru", accent: "#26282c", body: "#35383d", filters: { culoare: "negru" } },
        { label: "Verde măsliniu", accent: "#6e7a3a", body: "#8b9560", filters: { culoare: "verde" } },
        { label: "Bleumarin", accent: "#1f3566", body: "#33497c", filters: { culoare: "albastru" } },
      ],
    },
    characteristics: { "Dimensiune desfăcut": "40 × 40 cm", Împăturire: "1/4", Straturi: "3", Gramaj: "3 × 18 g/m²", Material: "100 % celuloză", Gofrare: "Integrală, model damasc" },
    features: ["celuloza", "absorbant", "rezistent", "contact-alimentar"],
    filters: { material: "celuloza", straturi: "3", certificari: ["contact-alimentar", "fsc"], domeniu: "horeca" },
    cpv: "33764000-3",
  },
  {
    key: "servetele-dispenser-frango",
    category: "servetele",
    brand: "hartano",
    name: "Șervețele pentru dispenser Frango",
    subtitle: "Intercalate, se ia unul o dată; pentru tejghea, fast-food și cantină",
    texts: [
      {
        lead: "Clientul trage un singur șervețel, iar teancul nu se mai împrăștie pe tejghea.",
        about: [
          "Frango este împăturit intercalat, pentru dispenserele de masă cu fantă frontală. Foaia desfăcută măsoară 21 × 16,5 cm, cât să ștergi mâinile după un sandviș.",
          "Față de șervețelele libere dintr-un pahar, consumul scade de regulă cu un sfert.",
          "Varianta maro este din fibră reciclată nealbită, cea albă din celuloză.",
        ],
        use: "Deschide dispenserul din spate, apasă arcul și introdu teancul cu plierea spre fantă. Completează când indicatorul trece sub jumătate.",
      },
      {
        lead: "Igienă la self-service: fiecare atinge doar hârtia lui.",
        about: [
          "În cantine, benzinării și food-courturi, dispenserul stă toată ziua în fața publicului. Șervețelul intercalat iese cu 3 cm în afară și nu cere atingerea aparatului.",
          "Un strat de 24 g/m² este suficient pentru degete și gură; pentru lichide vărsate folosește prosopul de bucătărie.",
          "Pachetele sunt învelite în hârtie, nu în folie, și se deschid fără cuțit.",
        ],
        use: "Pentru 100 de meniuri pe zi pregătește cam 250 de șervețele. Ține baxul închis în magazie, la distanță de friteuză și de abur.",
      },
    ],
    drawing: { kind: "napkins", accent: "#e0803a", title: "Șervețele dispenser Frango", descriptor: "21 × 16,5 cm, 1 strat" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "250 buc.", net: [250, "buc."], price: 590, weight: 225, size: [165, 110, 110], saleUnit: "pachet", count: 100, filters: { ambalare: "bucata" } },
        { label: "Bax 4500 buc.", net: [4500, "buc."], price: 9690, weight: 4250, size: [510, 345, 340], saleUnit: "bax", count: 250, filters: { ambalare: "bax" } },
        { label: "Bax 9000 buc.", net: [9000, "buc."], price: 18490, weight: 8450, size: [510, 345, 670], saleUnit: "bax", count: 250, max: 40, filters: { ambalare: "bax" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Alb", accent: "#d88a3f", body: "#fbfaf6", filters: { culoare: "alb", material: "celuloza" }, characteristics: { Material: "100 % celuloză" } },
        { label: "Maro natur", accent: "#a5794b", body: "#cdb08a", filters: { culoare: "maro", material: "hartie-reciclata" }, characteristics: { Material: "100 % fibră reciclată, nealbită" } },
      ],
    },
    characteristics: { "Dimensiune desfăcut": "21 × 16,5 cm", Împăturire: "Intercalată", Straturi: "1", Gramaj: "24 g/m²" },
    features: ["economic", "contact-alimentar", "ambalaj-reciclabil"],
    filters: { straturi: "1", certificari: "contact-alimentar", domeniu: ["horeca", "comert", "scoli"] },
    cpv: "33764000-3",
  },
  {
    key: "batiste-cutie-boarea",
    category: "servetele",
    brand: "foisoara",
    name: "Batiste faciale la cutie Boarea",
    subtitle: "Trei straturi fără praf de hârtie, pentru birou, cabinet și noptieră",
    texts: [
      {
        lead: "Batista iese singură din cutie, una câte una, și nu irită nasul răcit.",
        about: [
          "Boarea are trei straturi de 14 g/m², netezite între valțuri, deci suprafața este catifelată și lasă puține scame pe ochelari.",
          "Formatul de 20 × 21 cm este comod pentru nas, demachiat sau ștersul monitorului.",
          "Nu conține parfum, balsam sau coloranți, motiv pentru care o cer cabinetele de psihologie, stomatologie și oftalmologie.",
        ],
        use: "Îndepărtează ovalul perforat de pe capac și trage prima batistă pe jumătate. Când cutia se golește, desprinde folia din fantă și aruncă restul la carton.",
      },
      {
        lead: "O cutie pe biroul de recepție, alta în camera de hotel.",
        about: [
          "Cutia din carton are desen sobru, în tonuri deschise, și stă bine lângă un ecran sau pe un blat de baie. Fanta cu folie ține foile verticale până la ultima.",
          "Rezistența în stare udă este suficientă pentru un strănut serios: hârtia nu cedează sub degete.",
          "Celuloza folosită este certificată FSC.",
          "Hotelurile o pot pune în suporturile metalice de perete, după ce scot batistele din ambalaj.",
        ],
        use: "Oferă batista întreagă, fără să o împăturești dinainte. După folosire, pune-o la coșul de deșeuri reziduale și spală-te pe mâini.",
      },
    ],
    drawing: { kind: "tissue-box", accent: "#8fc7d9", title: "Batiste faciale Boarea", descriptor: "3 straturi, la cutie" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "80 buc.", net: [80, "buc."], price: 690, weight: 185, size: [220, 115, 65], saleUnit: "cutie", count: 80 },
        { label: "100 buc.", net: [100, "buc."], price: 790, weight: 225, size: [220, 115, 80], saleUnit: "cutie", count: 100 },
        { label: "150 buc.", net: [150, "buc."], price: 1090, weight: 325, size: [230, 120, 110], saleUnit: "cutie", count: 150 },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "1 cutie", inName: "", filters: { ambalare: "cutie" } }, { label: "Bax 24 de cutii", pieces: 24, off: 10, filters: { ambalare: "bax" } }] },
    characteristics: { "Dimensiune desfăcut": "20 × 21 cm", Straturi: "3", Gramaj: "3 × 14 g/m²", Material: "100 % celuloză", Cutie: "Carton, cu fantă ovală" },
    features: ["celuloza", "fara-parfum", "testat-dermatologic"],
    filters: { material: "celuloza", straturi: "3", culoare: "alb", parfum: "fara-parfum", certificari: ["fsc", "testat-dermatologic"], domeniu: ["birouri", "sanatate", "horeca", "casa"] },
    cpv: "33762000-9",
  },
];
