import type { BaseProduct } from "../authoring.ts";

/** Masks and disposable protective clothing. */
export const PROTECTION: BaseProduct[] = [
  {
    key: "masca-medicala-adia",
    category: "masti-si-imbracaminte",
    brand: "protelan",
    name: "Mască medicală Adia, tip IIR, cu elastic",
    subtitle: "Trei straturi, filtrare bacteriană de cel puțin 98 %",
    texts: [
      {
        lead: "Respiri ușor prin ea, iar stropii rămân pe stratul exterior.",
        about: [
          "Adia este o mască medicală de tip IIR conform EN 14683: filtrare bacteriană de cel puțin 98 % și rezistență la stropi de 16 kPa. Stratul din mijloc este meltblown, cele exterioare sunt spunbond.",
          "Puntea nazală are sârmă acoperită, lungă de 10 cm, care se modelează pe nas și reduce aburirea ochelarilor.",
          "Elasticul rotund este sudat în afară, deci nu freacă urechea.",
        ],
        use: "Pune masca cu fața colorată în afară, întinde pliurile până sub bărbie și strânge puntea pe nas. Schimb-o la patru ore sau când s-a umezit.",
      },
      {
        lead: "Masca de cabinet, în cutii sigilate, cu lot și termen pe fiecare.",
        about: [
          "Este dispozitiv medical clasa I, cu marcaj CE. Respirabilitatea este sub 60 Pa/cm², așa că poate fi purtată o tură întreagă, cu schimbări.",
          "Nu conține fibră de sticlă, latex sau grafen.",
          "Varianta neagră este cerută în saloane și restaurante, cea albastră și cea albă în unități medicale.",
          "Nu înlocuiește o semimască FFP la praf fin sau la aerosoli infecțioși.",
        ],
        use: "Spală-te pe mâini înainte de a scoate masca din cutie și atinge numai elasticele. După purtare, arunc-o în coș cu capac și nu o lăsa sub bărbie.",
      },
    ],
    drawing: { kind: "mask-box", accent: "#5fb2df", title: "Mască medicală Adia", descriptor: "Tip IIR, EN 14683" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "50 buc.", net: [50, "buc."], price: 1290, weight: 210, size: [190, 100, 85], saleUnit: "cutie", filters: { ambalare: "cutie" } },
        { label: "Bax 2000 buc.", net: [2000, "buc."], price: 43900, weight: 9100, size: [520, 400, 370], saleUnit: "bax", max: 20, filters: { ambalare: "bax" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Albastru", accent: "#5fb2df", filters: { culoare: "albastru" } },
        { label: "Alb", accent: "#dfe6ea", filters: { culoare: "alb" } },
        { label: "Negru", accent: "#2a2c31", filters: { culoare: "negru" } },
      ],
    },
    characteristics: { Tip: "IIR", Standard: "EN 14683", "Filtrare bacteriană": "≥ 98 %", Straturi: "3", Dimensiuni: "17,5 × 9,5 cm", Prindere: "Elastic după urechi" },
    features: ["certificat", "fara-latex"],
    filters: { material: "netesut", straturi: "3", certificari: "ce", domeniu: ["sanatate", "horeca", "birouri"] },
    cpv: "18143000-3",
  },
  {
    key: "semimasca-ffp2-zidul",
    category: "masti-si-imbracaminte",
    brand: "protelan",
    name: "Semimască filtrantă Zidul FFP2 NR",
    subtitle: "Pliată vertical, cinci straturi, ambalată individual",
    texts: [
      {
        lead: "Reține cel puțin 94 % din particulele fine, cu scurgere totală sub 8 %.",
        about: [
          "Zidul este o semimască FFP2 conform EN 149:2001+A1:2009, de unică folosință (NR). Forma pliată se desface într-o cupă care stă la distanță de buze.",
          "Cele cinci straturi combină material spunbond, meltblown încărcat electrostatic și vată subțire la interior.",
          "Protejează la praf de ciment, făină, rumeguș și la aerosoli pe bază de apă sau ulei. Nu reține gaze și vapori.",
        ],
        use: "Trece elasticele, așază bărbia în cupă și modelează puntea cu ambele mâini. Acoperă masca cu palmele și expiră: dacă simți aer pe lângă nas, potrivește din nou.",
      },
      {
        lead: "Pentru șlefuit, demolat, măcinat, vaccinat: fiecare bucată în punga ei.",
        about: [
          "Ambalajul individual o ține curată în buzunarul salopetei sau în trusa mașinii.",
          "La purtare îndelungată, supapa de expirare elimină căldura și umezeala; fără supapă, masca filtrează și aerul expirat, deci îi protejează și pe ceilalți.",
          "Nu are piese metalice în contact cu pielea și nici latex în elastic.",
          "Certificarea a fost făcută de un organism notificat, al cărui număr apare lângă marcajul CE.",
        ],
        use: "Bărbieritul contează: barba rupe etanșarea. Înlocuiește semimasca după cel mult opt ore sau mai devreme, când respirația devine grea.",
      },
    ],
    drawing: { kind: "mask-box", accent: "#2f7fb8", title: "Semimască Zidul FFP2", descriptor: "EN 149, pliată vertical" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "5 buc.", net: [5, "buc."], price: 1690, weight: 60, size: [120, 40, 170], saleUnit: "pachet", filters: { ambalare: "set" } },
        { label: "20 buc.", net: [20, "buc."], price: 4990, weight: 240, size: [170, 125, 120], saleUnit: "cutie", filters: { ambalare: "cutie" } },
        { label: "Bax 400 buc.", net: [400, "buc."], price: 84900, weight: 5200, size: [640, 360, 260], saleUnit: "bax", max: 20, filters: { ambalare: "bax" } },
      ],
    },
    second: {
      name: "Tip",
      values: [
        { label: "Fără supapă", form: "half-mask", inName: "fără supapă", characteristics: { Supapă: "Fără" } },
        { label: "Cu supapă", form: "half-mask-valve", inName: "cu supapă", extra: 600, characteristics: { Supapă: "De expirare" } },
      ],
    },
    without: [["Bax 400 buc.", "Cu supapă"]],
    characteristics: { Clasă: "FFP2 NR", Standard: "EN 149:2001+A1:2009", Straturi: "5", "Categorie EIP": "III", Prindere: "Elastic după urechi, cu clemă" },
    features: ["certificat", "fara-latex", "pliabil"],
    filters: { material: "netesut", culoare: "alb", certificari: ["en-149", "ce"], domeniu: ["industrie", "sanatate", "ferma"] },
    cpv: "18143000-3",
  },
  {
    key: "combinezon-protectie-platos",
    category: "masti-si-imbracaminte",
    brand: "protelan",
    name: "Combinezon de protecție Platoș, tip 5/6",
    subtitle: "Material SMS respirabil, glugă din trei bucăți, fermoar acoperit",
    texts: [
      {
        lead: "Praf, azbest, stropi de vopsea: rămân pe combinezon, nu pe haine.",
        about: [
          "Platoș este certificat tip 5 (particule solide, EN ISO 13982-1) și tip 6 (stropi ușori, EN 13034). Materialul SMS de 55 g/m² lasă aerul să treacă, așa că se poate lucra ore întregi.",
          "Gluga este croită din trei bucăți și urmărește capul când te întorci.",
          "Fermoarul are clapă cu bandă adezivă, iar talia este elasticizată la spate.",
        ],
        use: "Îmbracă-l fără pantofi, apoi pune încălțămintea și acoperitorile. La scoatere, rulează materialul de sus în jos, cu fața murdară înăuntru.",
      },
      {
        lead: "Pentru vopsitorii, curățenie după incendiu, zugrăveli și ferme.",
        about: [
          "Față de combinezoanele din polipropilenă simplă, structura în trei straturi oprește și pulberile fine. Cusăturile sunt triple, cu fir de poliester.",
          "Tratamentul antistatic corespunde EN 1149-5, cu condiția legării la pământ a purtătorului.",
          "Ia o măsură mai mare decât la haine, ca să te poți apleca.",
          "Fiecare bucată vine în pungă, cu instrucțiuni în limba română.",
        ],
        use: "Lipește manșetele de mănuși și gluga de mască cu bandă, dacă lucrezi cu praf periculos. Este de unică folosință: nu se spală și nu se calcă.",
      },
      {
        lead: "Opt ore de lucru murdar, un singur combinezon, niciun drum la spălătorie.",
        about: [
          "Elasticele de la mâneci, glezne și glugă sunt trase în tunel, nu cusute pe deasupra, deci nu rămâne loc de pătruns.",
          "Firma de curățenie îl folosește la deratizare, la desfundări și la scoaterea mucegaiului de pe pereți.",
          "Materialul este moale și face puțin zgomot la mișcare, un detaliu pe care îl apreciezi spre seară.",
        ],
        use: "Verifică fermoarul și cusăturile înainte de intrarea în zonă. Combinezoanele contaminate se strâng în saci închiși și se predau ca deșeu periculos.",
      },
    ],
    drawing: { kind: "coverall", accent: "#0e8c99", title: "Combinezon Platoș", descriptor: "Tip 5/6, SMS 55 g/m²" },
    axis: {
      name: "Mărime",
      values: [
        { label: "M", price: 2690, weight: 215, size: [270, 190, 40], filters: { marime: "m" } },
        { label: "L", price: 2690, weight: 225, size: [270, 190, 40], filters: { marime: "l" } },
        { label: "XL", price: 2690, weight: 235, size: [270, 190, 42], filters: { marime: "xl" } },
        { label: "XXL", price: 2890, weight: 245, size: [270, 190, 45], filters: { marime: "xxl" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Alb", accent: "#0e8c99", filters: { culoare: "alb" } },
        { label: "Albastru", accent: "#2f6fc0", body: "#7fabde", filters: { culoare: "albastru" }, extra: 200 },
      ],
    },
    characteristics: { Material: "Polipropilenă SMS", Gramaj: "55 g/m²", Tip: "5 și 6", Standarde: "EN ISO 13982-1, EN 13034, EN 1149-5", "Categorie EIP": "III", Glugă: "Trei bucăți, cu elastic" },
    features: ["certificat", "rezistent"],
    filters: { material: "netesut", certificari: "ce", ambalare: "bucata", domeniu: ["industrie", "ferma", "auto", "firme-de-curatenie"] },
    cpv: "35113400-3",
  },
  {
    key: "bonete-spicul",
    category: "masti-si-imbracaminte",
    brand: "protelan",
    name: "Bonete pliate Spicul cu elastic dublu",
    subtitle: "Acoperă tot părul, se desfac dintr-o tragere",
    texts: [
      {
        lead: "Niciun fir de păr pe bandă, pe prăjitură sau în tava cu instrumente.",
        about: [
          "Spicul vine pliată ca o panglică și se deschide la 53 cm diametru. Nețesutul de 12 g/m² este ușor, iar porii lasă scalpul să respire.",
          "Elasticul dublu stă pe frunte fără să lase urme adânci.",
          "Culorile se pot atribui: vizitatori, producție, mentenanță.",
        ],
        use: "Trage de cele două capete, așază boneta dinspre frunte spre ceafă și bagă părul și urechile sub elastic. Pune-o înaintea măștii și a halatului.",
      },
      {
        lead: "Pentru patiserii, abatoare, laboratoare farmaceutice și săli de operație.",
        about: [
          "Regulile de igienă din industria alimentară cer acoperirea completă a părului. Boneta pliată rezolvă cerința cu câțiva bani de persoană pe schimb.",
          "Materialul nu conține fibre libere care să cadă în produs.",
          "Sudura cu ultrasunete înlocuiește cusătura, deci nu există ață care să se desprindă.",
          "Punga are perforație și poate fi agățată la intrarea în filtru.",
        ],
        use: "Ia o bonetă nouă la fiecare intrare în zona curată și arunc-o la ieșire. Dacă ai barbă, completează cu o acoperitoare separată.",
      },
    ],
    drawing: { kind: "bouffant-caps", accent: "#7fb8d9", title: "Bonete Spicul", descriptor: "Nețesut, 53 cm" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "100 buc.", net: [100, "buc."], price: 1390, weight: 330, size: [240, 180, 60], saleUnit: "pachet", filters: { ambalare: "set" } },
        { label: "Bax 1000 buc.", net: [1000, "buc."], price: 11900, weight: 3600, size: [480, 370, 260], saleUnit: "bax", filters: { ambalare: "bax" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Alb", accent: "#c9d6df", body: "#fafbfb", filters: { culoare: "alb" } },
        { label: "Albastru", accent: "#5f9fd6", body: "#9cc6ea", filters: { culoare: "albastru" } },
        { label: "Verde", accent: "#6fb08a", body: "#a9d4ba", filters: { culoare: "verde" } },
      ],
    },
    characteristics: { Material: "Polipropilenă nețesută", Gramaj: "12 g/m²", Diametru: "53 cm", Elastic: "Dublu, fără latex" },
    features: ["fara-latex", "cod-culori", "economic"],
    filters: { material: "netesut", certificari: "haccp", domeniu: ["industrie-alimentara", "sanatate", "horeca"] },
    cpv: "35113400-3",
  },
  {
    key: "acoperitori-incaltaminte-pasitor",
    category: "masti-si-imbracaminte",
    brand: "protelan",
    name: "Acoperitori de încălțăminte Pășitor",
    subtitle: "Se trag peste pantof la intrare, pentru cabinete, vizionări și montaj",
    texts: [
      {
        lead: "Musafirul rămâne încălțat, pardoseala rămâne curată.",
        about: [
          "Pășitor acoperă pantofi până la mărimea 46, cu elastic pe toată gura. Lungimea este de 41 cm, iar înălțimea de 15 cm.",
          "Folia din polietilenă este impermeabilă și bună pe vreme ploioasă, nețesutul este mai silențios și nu alunecă pe gresie.",
          "Agenții imobiliari și echipele de montaj le țin în mașină, la pachet.",
        ],
        use: "Introdu întâi vârful pantofului, apoi trage elasticul peste călcâi. Mergi încet pe trepte ude, mai ales cu varianta din folie.",
      },
      {
        lead: "O pereche la intrare costă mai puțin decât o spălare de hol.",
        about: [
          "Cabinetele, creșele și piscinele au nevoie de o regulă simplă pentru vizitatori. Un coș cu acoperitori la ușă și unul pentru cele folosite sunt de ajuns.",
          "Rezistența la sfâșiere permite câteva ore de mers, nu doar câțiva pași.",
          "Se pot încărca și în aparatele automate de încălțat, la varianta cu elastic simplu.",
          "Sunt livrate desfăcute, nu rulate.",
        ],
        use: "Ține pachetul deschis, cu gurile elastice în aceeași direcție. La ieșire, dezbracă-le de la călcâi și aruncă-le, fără a le purta dintr-o încăpere în alta.",
      },
    ],
    drawing: { kind: "shoe-covers", accent: "#3f8fd6", body: "#7fb2e2", title: "Acoperitori Pășitor", descriptor: "Cu elastic, 41 cm" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "100 buc.", net: [100, "buc."], price: 990, weight: 310, size: [260, 180, 70], saleUnit: "pachet", filters: { ambalare: "set" } },
        { label: "500 buc.", net: [500, "buc."], price: 4590, weight: 1520, size: [380, 280, 200], saleUnit: "cutie", filters: { ambalare: "cutie" } },
        { label: "Bax 2000 buc.", net: [2000, "buc."], price: 16900, weight: 6300, size: [540, 400, 330], saleUnit: "bax", filters: { ambalare: "bax" } },
      ],
    },
    second: {
      name: "Tip",
      values: [
        { label: "Folie CPE", inName: "folie CPE", accent: "#3f8fd6", filters: { material: "ldpe" }, characteristics: { Material: "Polietilenă clorurată, 3 g/buc." } },
        { label: "Nețesut antiderapant", accent: "#5fa0c4", filters: { material: "netesut" }, extra: 700, characteristics: { Material: "Polipropilenă nețesută, 30 g/m², talpă cu dungi" } },
      ],
    },
    without: [["Bax 2000 buc.", "Nețesut antiderapant"]],
    characteristics: { Dimensiuni: "41 × 15 cm", Elastic: "Pe toată gura", Culoare: "Albastru", "Mărime pantof": "până la 46" },
    features: ["economic", "rezistent"],
    filters: { culoare: "albastru", domeniu: ["sanatate", "comert", "casa"] },
    cpv: "35113400-3",
  },
  {
    key: "sorturi-polietilena-poala",
    category: "masti-si-imbracaminte",
    brand: "protelan",
    name: "Șorțuri de unică folosință Poala din polietilenă",
    subtitle: "Impermeabile, 75 × 125 cm, se rup ușor la scoatere",
    texts: [
      {
        lead: "Ține apa, grăsimea și sângele departe de uniformă.",
        about: [
          "Poala este un șorț din polietilenă de 20 µm, cu decupaj pentru gât și două benzi de legat. Acoperă de la piept până sub genunchi.",
          "Suprafața gofrată nu se lipește de haine și lasă lichidul să curgă în jos.",
          "La tranșare, la spălarea vaselor și la îngrijirea pacienților se schimbă de câteva ori pe tură.",
        ],
        use: "Desprinde un șorț, treci capul prin decupaj și leagă benzile la spate, fără nod dublu. Pentru a-l scoate, rupe banda de la gât și strânge-l cu fața murdară spre interior.",
      },
      {
        lead: "Culori pentru zone, șorțuri așezate plat în pachet.",
        about: [
          "În bucătăriile mari, albastrul merge de obicei la pește, albul la patiserie și verdele la legume. Auditorul înțelege regula fără explicații.",
          "Folia este admisă pentru contactul cu alimentele.",
          "Față de șorțul textil nu mai există lot de spălat, călcat și numărat.",
          "Talia se ajustează din legătură, deci un singur format se potrivește tuturor.",
        ],
        use: "Pune-l înaintea mănușilor și scoate-l după ele. Nu lucra cu el lângă flacără deschisă, arzătoare sau plite încinse, deoarece folia se topește.",
      },
    ],
    drawing: { kind: "aprons", accent: "#5fb2df", title: "Șorțuri Poala", descriptor: "LDPE 20 µm, 75 × 125 cm" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "100 buc.", net: [100, "buc."], price: 2890, weight: 1830, size: [300, 220, 65], saleUnit: "pachet", filters: { ambalare: "set" } },
        { label: "Bax 1000 buc.", net: [1000, "buc."], price: 25900, weight: 18600, size: [460, 320, 340], saleUnit: "bax", max: 30, filters: { ambalare: "bax" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Alb", accent: "#dfe6ea", body: "#fafbfb", filters: { culoare: "alb" } },
        { label: "Albastru", accent: "#4f8fd6", body: "#8fbcec", filters: { culoare: "albastru" } },
        { label: "Verde", accent: "#5fa86a", body: "#a0d0a8", filters: { culoare: "verde" } },
      ],
    },
    characteristics: { Material: "LDPE", Grosime: "20 µm", Dimensiuni: "75 × 125 cm", Suprafață: "Gofrată", Legare: "La gât și la spate" },
    features: ["contact-alimentar", "cod-culori", "economic"],
    filters: { material: "ldpe", certificari: ["contact-alimentar", "haccp"], domeniu: ["industrie-alimentara", "horeca", "sanatate"] },
    cpv: "35113400-3",
  },
];
