import type { BaseProduct } from "../authoring.ts";

/** Hand sanitizers, disinfecting soap and wipes. */
export const DISINFECTANTS_HANDS: BaseProduct[] = [
  {
    key: "gel-hidroalcoolic-palmigel", category: "dezinfectanti-maini", brand: "palmidra",
    name: "Gel hidroalcoolic pentru mâini Palmigel",
    subtitle: "70 % alcool și glicerină: se usucă în 30 de secunde, nu se lipește",
    texts: [
      {
        lead: "Trei mililitri în palmă, treizeci de secunde de frecare, mâini uscate.",
        about: [
          "Palmigel conține etanol 70 % (v/v) și corespunde EN 1500 pentru dezinfecția igienică a mâinilor prin frecare.",
          "Glicerina și pantenolul reduc uscăciunea care apare la zeci de aplicări pe zi. Gelul nu face cocoloașe când se freacă.",
          "Activ pe virusuri cu anvelopă conform EN 14476, în 30 de secunde.",
        ],
        use: "Pe mâinile uscate și vizibil curate aplică doza, freacă palmele, spatele mâinilor, degetele și unghiile, până la evaporare completă. Nu clăti și nu șterge.",
      },
      {
        lead: "Flaconul mic merge în geantă, bidonul reumple dispenserele de la intrare.",
        about: [
          "Vâscozitatea este potrivită dispenserelor cu senzor și celor cu pârghie, cu duză de gel.",
          "Într-un birou cu 30 de oameni se consumă cam un litru pe săptămână, dacă fiecare se dezinfectează de trei ori pe zi.",
          "Mâinile murdare se spală cu săpun; alcoolul nu pătrunde prin grăsime, pământ sau vopsea.",
        ],
        use: "Apasă pompa până la capăt, o dată, și întinde gelul pe toată suprafața pielii, fără să uiți degetul mare. Ține-l departe de ochi, de flacără și de îmbrăcămintea sintetică udă.",
      },
      {
        lead: "Pentru recepții, săli de clasă, autobuze și case de marcat.",
        about: [
          "Formula nu lasă peliculă pe mâini, așa că poți prinde imediat hârtie, telefon sau ecran tactil.",
          "Eficacitatea bactericidă EN 13727 și levuricidă EN 13624 este atestată de laborator acreditat, raportul fiind disponibil la cerere.",
          "Parfumul este sub pragul de 0,2 %, iar varianta fără parfum se adresează cabinetelor și industriei alimentare.",
        ],
        use: "Monitorizează consumul dispenserului și completează înainte să se golească, fără să amesteci loturi. Folosește produsul numai extern și ferește pielea rănită.",
      },
      {
        lead: "Gelul nu curge printre degete, deci ajunge cât trebuie și unde trebuie.",
        about: [
          "Textura s-a stabilit la 1.500 mPa·s: picătura rămâne în palmă până când începi să freci.",
          "Pielea primește, odată cu alcoolul, 1,5 % glicerină, cantitatea recomandată de OMS pentru formulele de uz repetat.",
          "Cutia de transport respectă regulile ADR pentru cantități limitate, cod UN 1987.",
        ],
        use: "Scoate inelele, aplică o doză cât o nucă și insistă între degete și pe vârful unghiilor. Dacă gelul dispare prea repede, adaugă o jumătate de doză și continuă frecarea.",
      },
    ],
    drawing: { kind: "pump-bottle", accent: "#8ec6e8", title: "Palmigel", descriptor: "Gel hidroalcoolic 70 %" },
    axis: { name: "Volum", values: [
      { label: "100 ml", net: [0.1, "l"], price: 690, weight: 125, size: [48, 30, 135], kind: "flask-squeeze", filters: { ambalare: "flacon" } },
      { label: "500 ml", net: [0.5, "l"], price: 1890, weight: 540, size: [75, 75, 210], filters: { ambalare: "flacon" } },
      { label: "1 l", net: [1, "l"], price: 3190, weight: 1010, size: [90, 90, 265], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 12990, weight: 4850, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Fără parfum", accent: "#8ec6e8", filters: { parfum: "fara-parfum" } },
      { label: "Aloe vera", accent: "#7cb66a", filters: { parfum: "aloe" } },
      { label: "Lavandă", accent: "#9a7cc9", filters: { parfum: "lavanda" } },
    ] },
    characteristics: { "Timp de contact": "30 de secunde", Standarde: "EN 1500, EN 13727, EN 13624, EN 14476", Doză: "3 ml" },
    features: ["bactericid", "virucid", "fara-clatire", "hidratant", "uscare-rapida"],
    filters: { forma: "gel", domeniu: ["birouri", "sanatate", "scoli", "comert"], certificari: ["aviz-biocid", "en-14476", "en-1500"] },
    cpv: "33741300-9",
    safety: { pictograms: ["GHS02", "GHS07"], signal: "Pericol", statements: ["H225", "H319", "P102", "P210", "P233", "P305+P351+P338", "P337+P313", "P403+P235", "P501"], biocide: { authorisation: "2841BIO/01/05.24", type: "TP1", active: "etanol 62,4 g/100 g" } },
  },
  {
    key: "solutie-maini-chirurgicala-manidez", category: "dezinfectanti-maini", brand: "palmidra",
    name: "Soluție alcoolică pentru dezinfecția mâinilor Manidez",
    subtitle: "Dezinfecție igienică și chirurgicală, conform EN 1500 și EN 12791",
    texts: [
      {
        lead: "Lichidă, cu uscare scurtă, pentru personalul care se dezinfectează de zeci de ori pe tură.",
        about: [
          "Manidez conține propan-2-ol 75 % (v/v) și agenți de refacere a stratului lipidic, fără colorant și fără parfum.",
          "Conform EN 12791, dezinfecția chirurgicală se face cu 10 ml, timp de trei minute, pe mâini și antebrațe.",
          "La testul EN 14476, activitatea pe rotavirus și pe virusuri cu anvelopă a fost atinsă în 30 de secunde.",
        ],
        use: "Pentru igienă, ia 3 ml și freacă o jumătate de minut; înainte de operație, reia de trei ori cu câte 3 – 4 ml. Lasă pielea să se usuce singură, apoi pune mănușile.",
      },
      {
        lead: "Se potrivește flacoanelor standard de 500 ml și 1 l din suporturile de perete.",
        about: [
          "Ambalajul intră în dispenserele medicale cu braț, iar pompa livrează 1,5 ml la o apăsare de cot.",
          "În stomatologie, cabinetul o ține la fiecare unit; în laborator, la intrare și la ieșire.",
          "După uscare, mănușile se îmbracă ușor, fiindcă pielea nu rămâne lipicioasă.",
        ],
        use: "Verifică data deschiderii scrisă pe etichetă, ia soluția cu pompa curată și acoperă pielea în ordinea celor șase gesturi. Nu adăuga lichid nou într-un flacon pe jumătate gol.",
      },
      {
        lead: "Bidonul de 5 l este făcut pentru spitale și clinici cu consum lunar mare.",
        about: [
          "Testele EN 13727 și EN 13624 acoperă bacterii și levuri în condiții de murdărie ușoară.",
          "Rămâne fluidă și la temperaturi joase, lucru util în ambulanțe și în cabinetele mobile.",
          "Persoanele cu piele foarte sensibilă pot alterna cu o cremă de protecție, aplicată la sfârșitul turei.",
        ],
        use: "Umple flacoanele într-o încăpere aerisită, cu pâlnie curată, și lipește eticheta cu numărul de lot. Aplicarea se face pe mâini uscate, fără bijuterii și fără ceas.",
      },
    ],
    drawing: { kind: "pump-bottle", accent: "#5fa8d3", title: "Manidez", descriptor: "Soluție alcoolică, TP1" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 2190, weight: 520, size: [75, 75, 210], filters: { ambalare: "flacon" } },
      { label: "1 l", net: [1, "l"], price: 3690, weight: 980, size: [90, 90, 265], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 14990, weight: 4700, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Set 2 buc.", pieces: 2, off: 4, filters: { ambalare: "set" } },
      { label: "Bax 4 buc.", pieces: 4, off: 7, filters: { ambalare: "bax" } },
    ] },
    characteristics: { "Timp de contact": "30 de secunde (igienic), 3 minute (chirurgical)", Standarde: "EN 1500, EN 12791, EN 14476" },
    features: ["bactericid", "virucid", "fara-parfum", "uscare-rapida"],
    filters: { forma: "lichid", parfum: "fara-parfum", domeniu: "sanatate", certificari: ["aviz-biocid", "en-14476", "en-1500"] },
    cpv: "33741300-9",
    safety: { pictograms: ["GHS02", "GHS07"], signal: "Pericol", statements: ["H225", "H319", "H336", "P102", "P210", "P233", "P261", "P280", "P305+P351+P338", "P403+P235", "P501"], biocide: { authorisation: "2842BIO/01/05.24", type: "TP1", active: "propan-2-ol 68 g/100 g" } },
  },
  {
    key: "spuma-maini-fara-alcool-nuvela", category: "dezinfectanti-maini", brand: "palmidra",
    name: "Spumă dezinfectantă fără alcool pentru mâini Nuvela",
    subtitle: "Pentru locuri unde lichidele inflamabile nu se pot ține",
    texts: [
      {
        lead: "O spumă aerată, care stă în palmă și nu se varsă pe mâneci.",
        about: [
          "Nuvela conține clorură de benzalconiu și hidratanți; se folosește unde gelul alcoolic nu este permis, de exemplu în școli, ateliere cu foc deschis sau transport.",
          "Conform EN 1500 acționează bactericid în 60 de secunde.",
          "Pompa cu spumare produce 1,2 ml la o apăsare, iar un flacon de 400 ml ajunge la peste 300 de doze.",
        ],
        use: "Pune două doze în palmă și freacă un minut, inclusiv între degete. Nu clăti: spuma se absoarbe și pielea rămâne uscată.",
      },
      {
        lead: "Doza de spumă se vede, se întinde repede și nu stropește copiii sau hainele.",
        about: [
          "Lipsa alcoolului o face potrivită pentru persoanele a căror piele se crapă iarna și pentru secții cu reguli stricte de incendiu.",
          "Spuma se poate folosi și cu dispensere cu senzor pentru spumă, dacă rezervorul este curățat înainte.",
          "Activitatea se limitează la bacterii și la unele virusuri cu anvelopă; unde se cere spectru complet, alege produsul alcoolic.",
        ],
        use: "Apasă de două ori pompa, acoperă toate zonele mâinilor și așteaptă absorbția. Săpunul nu se aplică imediat după, deoarece benzalconiul se inactivează.",
      },
    ],
    drawing: { kind: "pump-bottle", accent: "#b79ad9", title: "Nuvela spumă", descriptor: "Fără alcool, TP1" },
    axis: { name: "Volum", values: [
      { label: "50 ml", net: [0.05, "l"], price: 990, weight: 80, size: [40, 40, 130], filters: { ambalare: "flacon" } },
      { label: "400 ml", net: [0.4, "l"], price: 2490, weight: 470, size: [75, 75, 200], filters: { ambalare: "flacon" } },
      { label: "1 l", net: [1, "l"], price: 4490, weight: 1120, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "rezerva" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Set 6 buc.", pieces: 6, off: 8, filters: { ambalare: "set" } },
    ] },
    characteristics: { "Timp de contact": "60 de secunde", Standarde: "EN 1500", Doză: "2 × 1,2 ml" },
    features: ["bactericid", "fara-clatire", "hidratant", "dozare-usoara"],
    filters: { forma: "spuma", parfum: "fara-parfum", domeniu: ["scoli", "industrie", "birouri"], certificari: ["aviz-biocid", "en-1500"] },
    cpv: "33741300-9",
    safety: { pictograms: [], signal: null, statements: ["H412", "P102", "P273", "P501"], biocide: { authorisation: "2990BIO/01/08.24", type: "TP1", active: "clorură de benzalconiu 0,2 g/100 g" } },
  },
  {
    key: "servetele-dezinfectante-maini-mobilin", category: "lavete-dezinfectante", brand: "palmidra",
    name: "Șervețele dezinfectante pentru mâini Mobilin",
    subtitle: "Dezinfectează palmele când nu ai chiuvetă aproape",
    texts: [
      {
        lead: "Un pachet în torpedoul mașinii și unul în geantă, pentru momentele fără apă.",
        about: [
          "Mobilin este un șervețel de 14 × 18 cm, îmbibat cu soluție cu 60 % etanol, destul pentru ambele mâini.",
          "Este levuricid și bactericid la 60 de secunde (EN 13624, EN 13727), după ce murdăria grosieră a fost ștearsă cu un prim șervețel.",
          "Capacul lipit se închide de zeci de ori și menține umiditatea trei luni după prima deschidere.",
        ],
        use: "Scoate un șervețel, freacă mâinile până la încheietură și lasă-le să se usuce la aer. Ferește ochii și nu lăsa copiii mici să umble singuri la pachet.",
      },
      {
        lead: "Lângă căruciorul de cumpărături, pe masa de picnic sau în trusa de prim-ajutor.",
        about: [
          "Nețesutul din vâscoză și poliester rezistă la frecare și nu lasă scame.",
          "Loțiunea conține glicerină, iar alcoolul se evaporă de pe piele în câteva secunde.",
          "Nu arunca foile în toaletă: nu se dizolvă și blochează țevile.",
        ],
        use: "Deschide clapeta, ia o singură foaie, insistă pe buricele degetelor și așteaptă un minut. Închide imediat, ca restul pachetului să rămână umed.",
      },
      {
        lead: "Praful se ia cu primul șervețel, dezinfecția se face cu al doilea.",
        about: [
          "Un avantaj față de gel: murdăria se ia fizic odată cu foaia.",
          "Pachetul mic are 15 foi și cântărește sub o sută de grame; cutia cu 100 de foi este pentru recepție.",
          "Soluția nu conține colorant și nu lasă pete pe mâneci.",
        ],
        use: "După ce ai îndepărtat praful, ia o foaie nouă și freacă palmele un minut întreg. Ține pachetul la umbră, mai ales vara, în mașină.",
      },
    ],
    drawing: { kind: "wipes-tub", accent: "#7ec0d9", title: "Mobilin", descriptor: "Șervețele mâini, 60 % alcool" },
    axis: { name: "Cantitate", values: [
      { label: "15 foi", net: [15, "buc."], price: 390, weight: 90, size: [80, 30, 150], filters: { ambalare: "bucata" } },
      { label: "72 de foi", net: [72, "buc."], price: 1290, weight: 360, size: [190, 110, 70], filters: { ambalare: "bucata" } },
      { label: "100 de foi", net: [100, "buc."], price: 1690, weight: 470, size: [105, 105, 210], filters: { ambalare: "cutie" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Aloe vera", accent: "#83b96d", filters: { parfum: "aloe" } },
      { label: "Lămâie", accent: "#ebd74f", filters: { parfum: "lamaie" } },
      { label: "Fără parfum", accent: "#7ec0d9", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { "Dimensiune foaie": "14 × 18 cm", "Timp de contact": "60 de secunde", Standarde: "EN 13727, EN 13624" },
    features: ["gata-de-folosit", "bactericid", "fara-clatire", "hidratant"],
    filters: { forma: "servetele", domeniu: ["casa", "auto", "comert"], certificari: ["aviz-biocid"] },
    cpv: "33741300-9",
    safety: { pictograms: ["GHS02", "GHS07"], signal: "Atenție", statements: ["H226", "H319", "P102", "P210", "P233", "P305+P351+P338", "P337+P313", "P501"], biocide: { authorisation: "3015BIO/01/09.24", type: "TP1", active: "etanol 60 g/100 g (în soluția de impregnare)" } },
  },
  {
    key: "sapun-dezinfectant-maini-spalidez", category: "dezinfectanti-maini", brand: "palmidra",
    name: "Săpun lichid dezinfectant pentru mâini Spălidez",
    subtitle: "Spală și dezinfectează în 60 de secunde, cu pielea la pH 5,5",
    texts: [
      {
        lead: "Spălare igienică într-un singur pas, pentru bucătării și secții de producție.",
        about: [
          "Spălidez conține digluconat de clorhexidină și este testat conform EN 1499, spălarea igienică a mâinilor.",
          "pH-ul 5,5 și glicerina mențin bariera pielii, deși se folosește de zeci de ori într-o tură.",
          "Spuma apare și cu apă rece, iar clătirea este ușoară, important la lavoarele fără apă caldă.",
        ],
        use: "Udă mâinile, ia 3 ml de săpun și freacă un minut, inclusiv între degete și sub unghii. Clătește bine și șterge cu prosop de hârtie.",
      },
      {
        lead: "În laboratoare alimentare, la intrarea în zona albă.",
        about: [
          "Varianta fără parfum este prima alegere acolo unde mirosul poate trece pe produs.",
          "Testele EN 13727 și EN 13624 arată efectul pe bacterii și levuri la 60 de secunde de contact.",
          "Clorhexidina rămâne activă pe piele un timp, ceea ce ajută între două spălări.",
        ],
        use: "Pune săpunul pe mâini umede, nu uscate, ca să spumeze. Spală-te până la cot înainte de gătit, clătește sub jet și usucă prin tamponare.",
      },
      {
        lead: "Se montează în dispensere de perete, cu pompă sau cu cot, și se reumple din bidon.",
        about: [
          "Un litru acoperă aproximativ 330 de spălări, la doza de 3 ml.",
          "Se prezintă în flacon de 500 ml cu pompă, în flacon de un litru și în bidon de 5 l pentru reumplere.",
          "Nu este pentru mucoase și nici pentru răni deschise; dacă pielea se înroșește, oprește folosirea.",
        ],
        use: "Curăță rezervorul dispenserului cu apă fierbinte înainte de fiecare reumplere, usucă-l și abia apoi toarnă săpunul. Verifică doza la lavoar, cu o cană gradată, o dată pe lună.",
      },
    ],
    drawing: { kind: "pump-bottle", accent: "#d88fb5", title: "Spălidez", descriptor: "Săpun dezinfectant, pH 5,5" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 1690, weight: 560, size: [75, 75, 210], filters: { ambalare: "flacon" } },
      { label: "1 l", net: [1, "l"], price: 2890, weight: 1090, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 11990, weight: 5300, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Fără parfum", accent: "#b8c4cc", filters: { parfum: "fara-parfum" } },
      { label: "Bumbac proaspăt", accent: "#a3cbe7", filters: { parfum: "bumbac-proaspat" } },
      { label: "Trandafir", accent: "#d98ba5", filters: { parfum: "trandafir" } },
    ] },
    characteristics: { pH: "5,5", "Timp de contact": "60 de secunde", Standarde: "EN 1499, EN 13727, EN 13624" },
    features: ["bactericid", "hidratant", "dozare-usoara"],
    filters: { ph: "acid", forma: "lichid", domeniu: ["horeca", "industrie-alimentara", "sanatate"], certificari: ["aviz-biocid", "haccp"] },
    cpv: "33741300-9",
    safety: { pictograms: ["GHS07", "GHS09"], signal: "Atenție", statements: ["H319", "H411", "P102", "P273", "P305+P351+P338", "P337+P313", "P391", "P501"], biocide: { authorisation: "2677BIO/01/01.24", type: "TP1", active: "digluconat de clorhexidină 1 g/100 g" } },
  },
];
