import type { BaseProduct } from "../authoring.ts";

/** Toilet paper and folded hand towels. */
export const PAPER_WASHROOM: BaseProduct[] = [
  {
    key: "hartie-igienica-pufina",
    category: "hartie-igienica-casa",
    brand: "foisoara",
    name: "Hârtie igienică Pufina, 3 straturi",
    subtitle: "Celuloză pură, foi gofrate și perforație care se rupe drept",
    texts: [
      {
        lead: "Trei straturi lipite prin gofrare, cu 150 de foi pe fiecare rolă.",
        about: [
          "Pufina este fabricată numai din celuloză virgină, albită fără clor elementar. Fiecare foaie măsoară 9,4 × 11,5 cm, deci o rolă desfășoară puțin peste 17 m.",
          "Straturile sunt unite pe margini printr-un model cu puncte, așa că nu se despart când hârtia se udă. Gramajul total este de 45 g/m².",
          "La o familie de patru persoane, o rolă ajunge cam două zile.",
        ],
        use: "Desprinde bandeleta de la capătul rolei și pune rola pe suport cu capătul liber spre tine. Se poate arunca în vasul de toaletă, în cantități obișnuite: se destramă în apă fără să încarce coloana.",
      },
      {
        lead: "Moale la atingere și totuși fermă când e udă: hârtia de fiecare zi, în trei straturi.",
        about: [
          "Stratul din mijloc dă rezistență, iar cele exterioare sunt calandrate, ca să fie catifelate pe ambele fețe.",
          "Tubul interior are diametrul de 42 mm și intră pe orice suport casnic. Varianta parfumată poartă esența pe tub, nu pe foaie, deci nimic nu atinge pielea.",
          "Celuloza provine din păduri certificate FSC, iar pachetul este din folie de polietilenă care se colectează la plastic.",
        ],
        use: "Rupe pe linia perforată, ținând rola cu cealaltă mână. Păstrează pachetul desfăcut într-un dulap închis, pentru că hârtia preia umezeala din baie.",
      },
      {
        lead: "Rolă plină, bobinată strâns: 150 de porții, numărate la fabrică.",
        about: [
          "Nu toate rolele la fel de groase au la fel de multă hârtie. Pufina este bobinată fără aer între spire și are diametrul de 10,5 cm la 17,2 m desfășurați.",
          "Perforația la 11,5 cm taie curat și lasă o foaie întreagă în mână. Modelul gofrat crește volumul și absorbția față de hârtia netedă cu același gramaj.",
          "Este gândită pentru casă, pensiuni mici și birouri unde confortul contează mai mult decât prețul pe metru.",
        ],
        use: "Pune la îndemână o rolă de rezervă: una se termină în medie la două – trei zile într-o casă cu copii. Dacă instalația are fosă septică, hârtia se poate folosi fără restricții.",
      },
    ],
    drawing: { kind: "roll-pack", accent: "#f2a7c3", title: "Hârtie igienică Pufina", descriptor: "3 straturi, 100 % celuloză" },
    axis: {
      name: "Număr role",
      values: [
        { label: "8 role", net: [8, "buc."], price: 1590, weight: 720, size: [210, 210, 190], saleUnit: "pachet", count: 8 },
        { label: "16 role", net: [16, "buc."], price: 2990, weight: 1430, size: [420, 210, 190], saleUnit: "pachet", count: 16 },
        { label: "24 de role", net: [24, "buc."], price: 4290, weight: 2140, size: [420, 315, 190], saleUnit: "pachet", count: 24 },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Fără parfum", accent: "#b9c7d6", filters: { parfum: "fara-parfum" } },
        { label: "Lavandă", accent: "#8e6cc9", filters: { parfum: "lavanda" }, extra: 60 },
        { label: "Flori de primăvară", accent: "#f2a7c3", filters: { parfum: "flori-de-primavara" }, extra: 60 },
      ],
    },
    characteristics: { Straturi: "3", "Foi pe rolă": "150", "Dimensiunea foii": "9,4 × 11,5 cm", "Lungimea rolei": "17,2 m", Gramaj: "3 × 15 g/m²", Material: "100 % celuloză", "Diametrul tubului": "42 mm" },
    features: ["celuloza", "absorbant", "ambalaj-reciclabil"],
    filters: { material: "celuloza", straturi: "3", culoare: "alb", certificari: "fsc", ambalare: "rola", domeniu: ["casa", "birouri"] },
    cpv: "33761000-2",
  },
  {
    key: "hartie-igienica-catifelia",
    category: "hartie-igienica-casa",
    brand: "celuvia",
    name: "Hârtie igienică Catifelia, 4 straturi",
    subtitle: "Patru straturi groase, pentru camere de hotel și băi cu pretenții",
    texts: [
      {
        lead: "Cu 60 g/m², o singură foaie ține loc de două obișnuite.",
        about: [
          "Catifelia adună patru straturi de tissue subțire, presate împreună cu un desen în romburi. Rezultatul este o foaie groasă, cu mână textilă, care nu se rupe la umezire.",
          "Fiecare rolă are 140 de foi de 9,4 × 11,5 cm. Culoarea albă vine din celuloză, fără agenți optici de înălbire.",
          "Hotelurile o aleg pentru că un oaspete consumă vizibil mai puține foi decât la hârtia subțire.",
        ],
        use: "Folosește câte două – trei foi o dată; grosimea face inutilă plierea repetată. În camera de hotel, îndoaie capătul liber în triunghi după fiecare curățenie.",
      },
      {
        lead: "Hârtia groasă pe care oaspeții o observă, fără să o întrebe nimeni.",
        about: [
          "La patru straturi, diferența se simte în volum: rola are 11 cm în diametru și 16 m de hârtie. Marginea este lipită pe toată lungimea cu un adeziv pe bază de amidon, solubil în apă.",
          "Se dizolvă mai încet decât hârtia cu două straturi, dar respectă cerința de dispersie pentru canalizare.",
          "Parfumul, acolo unde există, este aplicat pe tubul de carton și se simte câteva zile după deschiderea pachetului.",
        ],
        use: "Lasă pachetul închis până la folosire, ca volumul foilor să se păstreze. Pe suporturile îngropate în perete verifică să ai cel puțin 12 cm spațiu pe diametru.",
      },
      {
        lead: "Patru straturi de celuloză curată, pentru pielea care suportă greu hârtia aspră.",
        about: [
          "Fibrele lungi de molid dau rezistență, iar cele scurte de eucalipt dau moliciune; amestecul este același la fiecare lot.",
          "Hârtia nu conține coloranți și nici loțiuni, iar pulberea rezultată la rupere este puțină. De aceea este comodă și pentru copii sau pentru persoane cu piele iritabilă.",
          "Un pachet mare acoperă o lună pentru doi adulți și ocupă un raft de jumătate de metru.",
          "Folia exterioară are mâner perforat, util când cari mai multe pachete deodată.",
        ],
        use: "Rupe foile de-a lungul perforației, cu o mișcare scurtă în lateral. Pentru îngrijire delicată poți umezi ușor o foaie cu apă: straturile rămân lipite.",
      },
    ],
    drawing: { kind: "roll-pack", accent: "#c9a15a", title: "Hârtie igienică Catifelia", descriptor: "4 straturi, extra groasă" },
    axis: {
      name: "Număr role",
      values: [
        { label: "8 role", net: [8, "buc."], price: 1990, weight: 860, size: [220, 220, 190], saleUnit: "pachet", count: 8 },
        { label: "16 role", net: [16, "buc."], price: 3690, weight: 1710, size: [440, 220, 190], saleUnit: "pachet", count: 16 },
        { label: "32 de role", net: [32, "buc."], price: 6990, weight: 3410, size: [440, 440, 190], saleUnit: "pachet", count: 32 },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Fără parfum", accent: "#c9a15a", filters: { parfum: "fara-parfum" } },
        { label: "Migdale", accent: "#d9b48a", filters: { parfum: "migdale" }, extra: 80 },
        { label: "Cocos și vanilie", accent: "#efe0b8", filters: { parfum: "cocos" }, extra: 80 },
      ],
    },
    characteristics: { Straturi: "4", "Foi pe rolă": "140", "Dimensiunea foii": "9,4 × 11,5 cm", "Lungimea rolei": "16,1 m", Gramaj: "4 × 15 g/m²", Material: "100 % celuloză", "Diametrul rolei": "11 cm" },
    features: ["celuloza", "absorbant", "rezistent"],
    filters: { material: "celuloza", straturi: "4", culoare: "alb", ambalare: "rola", domeniu: ["casa", "horeca"] },
    cpv: "33761000-2",
  },
  {
    key: "hartie-igienica-repeta",
    category: "hartie-igienica-casa",
    brand: "hartano",
    name: "Hârtie igienică Repeta reciclată, 2 straturi",
    subtitle: "Din maculatură de birou, cu 200 de foi pe rolă",
    texts: [
      {
        lead: "Două straturi, 200 de foi și un cost pe rolă ușor de bugetat.",
        about: [
          "Repeta se face din hârtie de birou colectată separat, spălată de cerneală și reformată în foi de 2 × 16,5 g/m². Nuanța este alb-gri, pentru că nu se adaugă înălbitor.",
          "Rola are 22 m desfășurați, cu un sfert mai mult decât o rolă casnică obișnuită, deci se schimbă mai rar.",
          "Școlile, sediile de firmă și căminele o cumpără de regulă la bax.",
        ],
        use: "Pune câte două role pe suport dublu, ca toaleta să nu rămână descoperită între două ture de curățenie. Hârtia se destramă repede în apă și nu blochează sifoanele.",
      },
      {
        lead: "Fibra reciclată face treabă bună acolo unde hârtia se consumă cu paletul.",
        about: [
          "Pentru un birou cu 20 de oameni socotește în jur de 40 de role pe lună. La acest consum, diferența dintre o rolă de 17 m și una de 22 m înseamnă multe drumuri mai puține la depozit.",
          "Foaia are 9,5 × 11 cm și este microgofrată, adică are mii de adâncituri mici care țin apa. Rezistența în stare udă este cea obișnuită la două straturi.",
          "Hârtia este neparfumată și necolorată.",
        ],
        use: "Depozitează baxurile pe palet sau pe raft, nu direct pe beton. Când rola ajunge la capăt, aruncă tubul la carton.",
      },
    ],
    drawing: { kind: "roll-pack", accent: "#7fae5a", body: "#eeece5", title: "Hârtie igienică Repeta", descriptor: "2 straturi, hârtie reciclată" },
    axis: {
      name: "Număr role",
      values: [
        { label: "4 role", net: [4, "buc."], price: 690, weight: 390, size: [210, 210, 95], saleUnit: "pachet", count: 4 },
        { label: "10 role", net: [10, "buc."], price: 1590, weight: 960, size: [525, 210, 95], saleUnit: "pachet", count: 10 },
        { label: "24 de role", net: [24, "buc."], price: 3590, weight: 2300, size: [420, 315, 190], saleUnit: "pachet", count: 24 },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "Pachet", inName: "" }, { label: "Bax 4 pachete", pieces: 4, off: 8, filters: { ambalare: "bax" } }] },
    characteristics: { Straturi: "2", "Foi pe rolă": "200", "Dimensiunea foii": "9,5 × 11 cm", "Lungimea rolei": "22 m", Gramaj: "2 × 16,5 g/m²", Material: "100 % fibră reciclată", Culoare: "Alb-gri natural" },
    features: ["economic", "fara-parfum", "ambalaj-reciclabil"],
    filters: { material: "hartie-reciclata", straturi: "2", culoare: "alb", parfum: "fara-parfum", domeniu: ["birouri", "scoli", "casa"] },
    cpv: "33761000-2",
  },
  {
    key: "hartie-jumbo-maxirol",
    category: "hartie-igienica-jumbo",
    brand: "hartano",
    name: "Hârtie igienică jumbo Maxirol, 2 straturi",
    subtitle: "Rolă mare pentru toalete cu trafic, se schimbă o dată la câteva zile",
    texts: [
      {
        lead: "O rolă Maxirol ține cât zece sau mai multe role casnice.",
        about: [
          "Este hârtia pentru centre comerciale, gări, școli și fabrici: celuloză albă în două straturi de câte 17 g/m², bobinată pe tub de 60 mm.",
          "Lățimea de 9 cm este cea standard pentru dispenserele de perete. Foaia nu este perforată; se rupe în dinții dispenserului, la lungimea dorită.",
          "Diametrul depinde de lungime, dar rămâne sub 27 cm, deci rola intră în orice dispenser maxi.",
        ],
        use: "Deschide dispenserul cu cheia, scoate tubul vechi și așază rola cu capătul liber spre spate. Închide capacul și trage primii 10 cm, ca să verifici că hârtia curge.",
      },
      {
        lead: "Metri reali, nu grame de carton: lungimea se verifică la bobinare, rolă cu rolă.",
        about: [
          "La rolele mari, diferența dintre oferte stă în tub și în cât de strâns este bobinată hârtia. Tubul Maxirol are 60 mm și pereți subțiri, iar bobinajul este uniform până la ultimul metru.",
          "Cele două straturi sunt unite pe margini prin gofrare; hârtia nu se scămoșează în dispenser.",
          "Un grup sanitar cu 100 de treceri pe zi consumă cam o rolă la două zile.",
          "Se dispersează în apă și se poate arunca în vasul de toaletă.",
        ],
        use: "Verifică înainte de comandă diametrul maxim admis de dispenserul tău, trecut de obicei pe interiorul capacului. Manevrează rola cu mâini curate și ține rezerva în folie.",
      },
    ],
    drawing: { kind: "jumbo-roll", accent: "#18b2c4", title: "Jumbo Maxirol", descriptor: "2 straturi, 100 % celuloză" },
    axis: {
      name: "Lungime",
      values: [
        { label: "220 m", net: [220, "m"], price: 1290, weight: 730, size: [235, 235, 90], saleUnit: "rolă", count: 1, characteristics: { "Diametrul rolei": "23,5 cm" } },
        { label: "250 m", net: [250, "m"], price: 1450, weight: 820, size: [250, 250, 90], saleUnit: "rolă", count: 1, characteristics: { "Diametrul rolei": "25 cm" } },
        { label: "300 m", net: [300, "m"], price: 1690, weight: 980, size: [268, 268, 90], saleUnit: "rolă", count: 1, characteristics: { "Diametrul rolei": "26,8 cm" } },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "1 rolă", inName: "", filters: { ambalare: "rola" } }, { label: "Bax 6 role", pieces: 6, off: 8, filters: { ambalare: "bax" } }] },
    characteristics: { Straturi: "2", Lățime: "9 cm", "Diametrul tubului": "60 mm", Gramaj: "2 × 17 g/m²", Material: "100 % celuloză", Perforație: "Fără" },
    features: ["celuloza", "economic", "ambalaj-reciclabil"],
    filters: { material: "celuloza", straturi: "2", culoare: "alb", certificari: "fsc", domeniu: ["birouri", "scoli", "horeca", "comert", "industrie"] },
    cpv: "33761000-2",
  },
  {
    key: "hartie-mini-jumbo-rolino",
    category: "hartie-igienica-jumbo",
    brand: "hartano",
    name: "Hârtie igienică mini jumbo Rolino, 2 straturi",
    subtitle: "Pentru dispensere mici, de 19 – 20 cm, în birouri și cafenele",
    texts: [
      {
        lead: "Încape în dispenserul compact și ține o săptămână într-un birou mic.",
        about: [
          "Rolino este fratele scurt al rolei jumbo: 9 cm lățime, tub de 60 mm și cel mult 20 cm diametru.",
          "Hârtia albă are două straturi de 16 g/m² din celuloză, cu gofraj fin pe toată suprafața. Foile sunt perforate la 20 cm, ca nimeni să nu tragă un metru deodată.",
          "O cafenea cu 60 de mese servite pe zi folosește aproximativ patru role pe săptămână.",
        ],
        use: "Introdu rola pe axul dispenserului și lasă să atârne cel mult o foaie. Comandă la bax dacă ai mai mult de două cabine: rolele se păstrează oricât la loc ferit de umezeală.",
      },
      {
        lead: "Formatul de mijloc: mai economic decât rola casnică, mai discret decât jumbo.",
        about: [
          "Dispenserele de 19 cm se montează și în cabine înguste, unde o rolă mare ar încurca. Pentru ele este făcută Rolino, cu diametru constant de la o rolă la alta.",
          "Straturile nu se desprind la rupere, iar praful de hârtie din dispenser este puțin, așa că mecanismul se curăță rar.",
          "Folosește-o în cabinete, pensiuni, grădinițe și benzinării.",
        ],
        use: "La dispenserele cu două role, pornește-o întâi pe cea din stânga; cealaltă coboară singură când prima se termină. Capătul lipit se desprinde cu unghia, fără foarfecă.",
      },
    ],
    drawing: { kind: "jumbo-roll", accent: "#5fb2df", title: "Mini jumbo Rolino", descriptor: "2 straturi, perforată la 20 cm" },
    axis: {
      name: "Lungime",
      values: [
        { label: "120 m", net: [120, "m"], price: 790, weight: 375, size: [178, 178, 90], saleUnit: "rolă", count: 1, characteristics: { "Diametrul rolei": "17,8 cm" } },
        { label: "150 m", net: [150, "m"], price: 920, weight: 460, size: [190, 190, 90], saleUnit: "rolă", count: 1, characteristics: { "Diametrul rolei": "19 cm" } },
        { label: "170 m", net: [170, "m"], price: 1020, weight: 520, size: [200, 200, 90], saleUnit: "rolă", count: 1, characteristics: { "Diametrul rolei": "20 cm" } },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "1 rolă", inName: "", filters: { ambalare: "rola" } }, { label: "Bax 12 role", pieces: 12, off: 10, filters: { ambalare: "bax" } }] },
    characteristics: { Straturi: "2", Lățime: "9 cm", "Diametrul tubului": "60 mm", Gramaj: "2 × 16 g/m²", Perforație: "La 20 cm", Material: "100 % celuloză" },
    features: ["celuloza", "economic", "ambalaj-reciclabil"],
    filters: { material: "celuloza", straturi: "2", culoare: "alb", domeniu: ["birouri", "horeca", "sanatate", "scoli"] },
    cpv: "33761000-2",
  },
  {
    key: "prosoape-v-pliana",
    category: "prosoape-pliate",
    brand: "hartano",
    name: "Prosoape pliate V Pliana",
    subtitle: "Pliaj V clasic, ies una câte una din orice dispenser standard",
    texts: [
      {
        lead: "Un prosop pe rând, fără colțuri rupte rămase în dispenser.",
        about: [
          "Pliana are foi de 22 × 23 cm, îndoite la jumătate și întrepătrunse: când tragi una, următoarea coboară singură. Două straturi de 18 g/m² sunt de ajuns pentru o pereche de mâini.",
          "Hârtia este tratată pentru rezistență în stare udă, deci nu lasă scame pe degete.",
          "Variantele colorate se obțin din maculatură selectată, iar cea albă din celuloză.",
        ],
        use: "Umple dispenserul până la cel mult un centimetru sub capac, cu deschiderea foilor în jos. Dacă primele foi ies greu, scoate vreo douăzeci din teanc.",
      },
      {
        lead: "Uscarea mâinilor durează zece secunde, iar prosopul rămâne întreg.",
        about: [
          "Pliajul V este cel mai răspândit în România și se potrivește cu dispenserele de perete de 22 – 25 cm lățime. Un teanc are înălțimea de circa 9 cm.",
          "Suprafața gofrată în puncte trage apa spre interiorul foii, astfel că mâna se simte uscată de la primul gest.",
          "În toaletele din birouri consumul este de aproximativ două prosoape la o spălare.",
        ],
        use: "Tamponează, nu freca: pielea se usucă mai repede și se irită mai puțin. Aruncă prosopul în coș, nu în toaletă, fiindcă fibrele rezistente la apă nu se destramă.",
      },
      {
        lead: "Prosoape pliate cu bandă de hârtie, gata de pus în dispenser fără foarfecă.",
        about: [
          "Banda de carton se rupe cu mâna și ține foile drepte în depozit. Pachetul astfel strâns intră direct în aparat.",
          "Pliana se găsește în alb pentru cabinete și restaurante, respectiv în verde sau albastru pentru școli, ateliere și spații de producție unde hârtia colorată se vede ușor dacă ajunge pe bandă.",
          "Foaia întinsă are peste 500 cm², cât să ștergi și câțiva stropi de pe blat.",
        ],
        use: "Trage foaia cu ambele mâini, de margini, ca să nu se rupă în fața dispenserului. Pentru podele ude folosește rola industrială, nu prosoapele de mâini.",
      },
      {
        lead: "Același pliaj pentru toate toaletele clădirii: o comandă, un singur cod de ținut minte.",
        about: [
          "Dacă administrezi mai multe etaje, un format unic de prosop simplifică aprovizionarea. Pliana intră în dispensere din plastic și din inox, cu fantă de 8 până la 11 cm.",
          "Calculează 6 – 8 prosoape de angajat pe zi; la 50 de oameni înseamnă cam două pachete de 150 de foi zilnic.",
          "Hârtia nu este parfumată și nu pătează mâinile ude, nici în variantele colorate.",
          "Cartonul de bax este plat la bază și se stivuiește pe șase rânduri.",
        ],
        use: "Verifică nivelul prin fereastra aparatului la fiecare tură de curățenie și completează înainte să se golească. Nu presa teancul: foile comprimate nu mai alunecă.",
      },
    ],
    drawing: { kind: "folded-towels", accent: "#7fb8e6", title: "Prosoape pliate V Pliana", descriptor: "2 straturi, 22 × 23 cm" },
    axis: {
      name: "Ambalare",
      values: [
        { label: "Pachet 150 de foi", net: [150, "buc."], price: 649, weight: 285, size: [230, 110, 90], saleUnit: "pachet", filters: { ambalare: "bucata" } },
        { label: "Pachet 200 de foi", net: [200, "buc."], price: 849, weight: 378, size: [230, 110, 120], saleUnit: "pachet", filters: { ambalare: "bucata" } },
        { label: "Bax 20 × 150 de foi", net: [3000, "buc."], price: 11690, weight: 6100, size: [480, 460, 240], saleUnit: "bax", filters: { ambalare: "bax" } },
        { label: "Bax 20 × 200 de foi", net: [4000, "buc."], price: 15290, weight: 8000, size: [480, 460, 310], saleUnit: "bax", filters: { ambalare: "bax" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Alb", accent: "#7fb8e6", filters: { culoare: "alb", material: "celuloza" }, characteristics: { Material: "100 % celuloză" } },
        { label: "Verde", accent: "#4f9a5c", body: "#b9d8b4", filters: { culoare: "verde", material: "hartie-reciclata" }, characteristics: { Material: "Hârtie reciclată, colorată" } },
        { label: "Albastru", accent: "#3f7fc4", body: "#a9c9e8", filters: { culoare: "albastru", material: "hartie-reciclata" }, characteristics: { Material: "Hârtie reciclată, colorată" } },
      ],
    },
    characteristics: { Pliaj: "V", Straturi: "2", "Dimensiunea foii": "22 × 23 cm", Gramaj: "2 × 18 g/m²" },
    features: ["absorbant", "rezistent", "economic"],
    filters: { straturi: "2", domeniu: ["birouri", "scoli", "horeca", "industrie"] },
    cpv: "33763000-6",
  },
  {
    key: "prosoape-z-plisanta",
    category: "prosoape-pliate",
    brand: "celuvia",
    name: "Prosoape pliate Z Plisanta",
    subtitle: "Se desfac singure la extragere, albe și moi ca un șervețel",
    texts: [
      {
        lead: "Foaia iese gata deschisă: o prinzi de colț și o ai întinsă în palmă.",
        about: [
          "La pliajul Z, prosopul este îndoit în trei, iar capătul rămâne mereu afară. De aceea mâinile ude ating numai foaia pe care o folosesc.",
          "Plisanta este făcută din celuloză cu fibră lungă, gofrată prin presare la cald (TAD), procedeu care lasă hârtia voluminoasă și absorbantă.",
          "O foaie de 21 × 24 cm reține de câteva ori greutatea ei în apă.",
        ],
        use: "Așază teancul cu foaia liberă în jos și trage prima foaie prin fantă înainte să închizi capacul. Ajunge de regulă un prosop pentru ambele mâini.",
      },
      {
        lead: "Prosopul pentru lobby, clinică și restaurant cu fețe de masă.",
        about: [
          "Albul uniform și marginile tăiate drept arată bine și în coșul de nuiele de lângă chiuvetă, fără dispenser.",
          "Prin comparație cu pliajul V, consumul scade, pentru că foile nu ies câte două. La varianta cu trei straturi, chiar și mâinile foarte ude cer o singură foaie.",
          "Celuloza are certificat FSC, iar hârtia poate veni în contact cu alimente uscate sau umede.",
        ],
        use: "Pune pachetul lângă lavoar cu banda desfăcută sau încarcă aparatul cu fantă Z. Se aruncă la coș; nu este făcută pentru instalația de canalizare.",
      },
    ],
    drawing: { kind: "folded-towels", accent: "#d8a24a", title: "Prosoape pliate Z Plisanta", descriptor: "21 × 24 cm, 100 % celuloză" },
    axis: {
      name: "Tip",
      values: [
        { label: "2 straturi", net: [120, "buc."], price: 890, weight: 265, size: [240, 85, 110], saleUnit: "pachet", filters: { straturi: "2" }, characteristics: { Straturi: "2", Gramaj: "2 × 21 g/m²" } },
        { label: "3 straturi", net: [120, "buc."], price: 1190, weight: 360, size: [240, 85, 140], saleUnit: "pachet", filters: { straturi: "3" }, characteristics: { Straturi: "3", Gramaj: "3 × 19 g/m²" } },
      ],
    },
    second: {
      name: "Ambalare",
      values: [
        { label: "Pachet 120 de foi", filters: { ambalare: "bucata" } },
        { label: "Bax 10 pachete", pieces: 10, off: 7, filters: { ambalare: "bax" } },
        { label: "Bax 20 de pachete", pieces: 20, off: 12, filters: { ambalare: "bax" } },
      ],
    },
    characteristics: { Pliaj: "Z (multifold)", "Dimensiunea foii": "21 × 24 cm", Material: "100 % celuloză", Culoare: "Alb" },
    features: ["celuloza", "absorbant", "contact-alimentar"],
    filters: { material: "celuloza", culoare: "alb", certificari: ["fsc", "contact-alimentar"], domeniu: ["horeca", "sanatate", "birouri"] },
    cpv: "33763000-6",
  },
];
