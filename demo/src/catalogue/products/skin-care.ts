import type { BaseProduct } from "../authoring.ts";

/** Hand cream, workshop hand cleaner, shower gel, hotel miniatures. */
export const SKIN_CARE: BaseProduct[] = [
  {
    key: "crema-maini-alina",
    category: "creme-si-paste",
    brand: "crinalba",
    name: "Cremă de mâini Alina cu 7 % glicerină și uree",
    subtitle: "Intră în piele într-un minut și nu lasă urme pe hârtii",
    texts: [
      {
        lead: "Pentru mâinile spălate de treizeci de ori pe zi.",
        about: [
          "Fiecare spălare ia o parte din grăsimea care ține apa în piele. Alina o pune la loc: glicerina și ureea atrag apa, untul de karité o reține.",
          "Crema este o emulsie ulei în apă, ușoară, care se absoarbe fără luciu.",
          "Nu conține siliconi, deci poate fi folosită și în ateliere de vopsitorie, unde siliconul strică lacul.",
        ],
        use: "Ia o cantitate cât un bob de mazăre, întinde pe dosul mâinilor și apoi între degete. Repetă după fiecare spălare și seara, înainte de culcare.",
      },
      {
        lead: "Lângă săpun și dezinfectant, al treilea flacon de pe lavoar.",
        about: [
          "Planurile de protecție a pielii din spitale și bucătării au trei pași: protejat, curățat, îngrijit. Alina acoperă ultimul pas, la sfârșitul turei și în pauze.",
          "A fost testată dermatologic pe persoane cu piele sensibilă, timp de patru săptămâni.",
          "Pompa flacoanelor mari dă porții de un mililitru, iar tubul încape în buzunarul halatului.",
          "Ingredientele și alergenii din parfum sunt enumerați pe etichetă.",
        ],
        use: "Aplică pe mâini curate și complet uscate, ca să nu diluezi crema. Lasă să treacă două minute înainte de a pune mănuși.",
      },
      {
        lead: "Crăpături, asprime, coate uscate: cremă, dimineața și seara.",
        about: [
          "Frigul și detergentul lasă pielea aspră la încheieturi. Ureea în concentrație de 3 % înmoaie stratul îngroșat, iar pantenolul dă senzația de calm.",
          "Faza grasă este din ulei de floarea-soarelui și unt de karité.",
          "Textura nu se topește în geantă vara și nu se întărește iarna.",
        ],
        use: "Pentru piele foarte uscată, pune un strat gros seara și trage mănuși subțiri de bumbac până dimineața. Nu aplica pe răni deschise.",
      },
    ],
    drawing: { kind: "cream-tube", accent: "#f0cf62", title: "Cremă de mâini Alina", descriptor: "Glicerină, uree, karité" },
    axis: {
      name: "Volum",
      values: [
        { label: "75 ml", net: [0.075, "l"], price: 990, weight: 92, size: [50, 35, 150], kind: "cream-tube", filters: { ambalare: "bucata" } },
        { label: "300 ml", net: [0.3, "l"], price: 2290, weight: 355, size: [65, 65, 175], kind: "pump-bottle", filters: { ambalare: "flacon" } },
        { label: "500 ml", net: [0.5, "l"], price: 3290, weight: 575, size: [75, 75, 200], kind: "pump-bottle", filters: { ambalare: "flacon" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Fără parfum", accent: "#c9d6df", filters: { parfum: "fara-parfum" } },
        { label: "Aloe vera", accent: "#8cc63f", filters: { parfum: "aloe" } },
        { label: "Migdale", accent: "#e0bf94", filters: { parfum: "migdale" } },
      ],
    },
    characteristics: { Emulsie: "Ulei în apă", Glicerină: "7 %", Uree: "3 %", Siliconi: "Nu conține", pH: "5,5", Categorie: "Produs cosmetic" },
    features: ["hidratant", "testat-dermatologic"],
    filters: { forma: "crema", ph: "acid", certificari: "testat-dermatologic", domeniu: ["casa", "sanatate", "industrie", "horeca"] },
    cpv: "33741200-8",
  },
  {
    key: "pasta-maini-ucenic",
    category: "creme-si-paste",
    brand: "mesterin",
    name: "Pastă de curățat mâini Ucenic cu granule din coji de nucă",
    subtitle: "Pentru ulei ars, vaselină, funingine și vopsea proaspătă",
    texts: [
      {
        lead: "Scoate negrul din striațiile pielii, nu doar de la suprafață.",
        about: [
          "Ucenic freacă cu granule fine din coji de nucă măcinate, sub 0,5 mm, cu margini rotunjite. Murdăria grasă este desprinsă întâi de tensioactivi și de esteri vegetali.",
          "Rețeta nu folosește nisip, care zgârie și înfundă sifonul, și nici particule de plastic.",
          "Lanolina și glicerina mai repară din ce usucă lucrul cu ulei.",
        ],
        use: "Pune 3 – 5 ml pe mâinile uscate, fără apă, și freacă până se topește murdăria. Adaugă câteva picături de apă, mai freacă scurt și clătește.",
      },
      {
        lead: "La capătul turei, o singură spălare ajunge.",
        about: [
          "Mecanicii pierd timp spălându-se de trei ori cu săpun de vase, care degresează pielea și nu ia funinginea. O pastă de atelier lucrează mai repede și costă câțiva bani pe folosire.",
          "Se potrivește și pentru tipografi, tractoriști, tinichigii sau grădinari.",
          "Nu conține solvenți petrolieri.",
          "Din bidonul mare se servesc aproximativ două mii de spălări.",
        ],
        use: "Montează dispenserul lângă chiuvetă și curăță-i duza săptămânal, ca granulele să nu se usuce. După spălare, dă cu cremă pe mâini.",
      },
    ],
    drawing: { kind: "canister", accent: "#f08a24", title: "Pastă de mâini Ucenic", descriptor: "Granule din coji de nucă" },
    axis: {
      name: "Volum",
      values: [
        { label: "250 ml", net: [0.25, "l"], price: 1190, weight: 290, size: [65, 45, 190], kind: "cream-tube", filters: { ambalare: "bucata" } },
        { label: "3 l", net: [3, "l"], price: 6490, weight: 3250, size: [165, 165, 270], kind: "pump-bottle", filters: { ambalare: "flacon" } },
        { label: "10 l", net: [10, "l"], price: 16900, weight: 10700, size: [250, 250, 300], kind: "canister", max: 40, filters: { ambalare: "bidon" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Citrice", accent: "#f08a24", filters: { parfum: "citrice" } },
        { label: "Brad și pin", accent: "#3f7f4a", filters: { parfum: "brad-si-pin" } },
      ],
    },
    characteristics: { Abraziv: "Coji de nucă măcinate, sub 0,5 mm", pH: "6,5", Solvenți: "Fără solvenți petrolieri", "Doză pe spălare": "3 – 5 ml", Categorie: "Produs cosmetic" },
    features: ["degresant", "hidratant"],
    filters: { forma: "crema", ph: "neutru", domeniu: ["auto", "industrie", "ferma"] },
    cpv: "33741100-7",
  },
  {
    key: "gel-dus-sampon-roua",
    category: "dus-si-hotel",
    brand: "crinalba",
    name: "Gel de duș și șampon Roua, 2 în 1",
    subtitle: "Pentru corp și păr, cu pantenol; în flacon, pompă sau bidon",
    texts: [
      {
        lead: "Un singur dispenser în cabina de duș, pentru corp și pentru păr.",
        about: [
          "Roua spală pielea fără să o usuce și clătește părul fără să îl încurce. Pantenolul și un agent de condiționare din guar fac pieptănatul mai ușor.",
          "Este făcut pentru hoteluri, săli de sport, cămine și bazine de înot.",
          "pH-ul de 5,5 și lipsa coloranților îl fac potrivit pentru folosire zilnică.",
        ],
        use: "Ia 5 ml în palmă, spumează cu puțină apă, întinde pe corp și pe păr, apoi clătește. Ferește ochii; dacă intră, clătește cu apă curată.",
      },
      {
        lead: "Renunță la flacoanele mici și montează un dispenser reîncărcabil.",
        about: [
          "Un hotel cu 40 de camere aruncă anual mii de miniaturi pe jumătate pline. Cu un bidon și dispensere pe perete, cumperi doar ce se consumă.",
          "Formula are vâscozitate constantă și curge din pompe de 2 – 5 ml.",
          "Spuma bogată apare și în apă dură.",
          "Eticheta de perete, cu ingrediente și lot, o primești în format digital la cerere.",
        ],
        use: "Reumple dispenserul numai după ce l-ai spălat și uscat și notează lotul nou. Sigilează capacul, ca oaspetele să știe că nu s-a umblat în el.",
      },
      {
        lead: "După antrenament sau după tură, spală sarea și praful dintr-o trecere.",
        about: [
          "Tensioactivii din cocos și din zahăr curăță sebumul și crema de protecție solară, dar rămân blânzi cu scalpul.",
          "Parfumurile sunt unisex și dispar după clătire, ca să nu se certe cu deodorantul.",
          "Potrivit de la vârsta de trei ani.",
        ],
        use: "Masează scalpul cu vârful degetelor o jumătate de minut și clătește bine ceafa. La păr lung repetă o dată, cu o cantitate mai mică.",
      },
    ],
    drawing: { kind: "pump-bottle", accent: "#7fc8c0", title: "Gel de duș și șampon Roua", descriptor: "2 în 1, cu pantenol" },
    axis: {
      name: "Volum",
      values: [
        { label: "400 ml", net: [0.4, "l"], price: 1390, weight: 455, size: [75, 45, 215], kind: "flask-squeeze", filters: { ambalare: "flacon" } },
        { label: "1 l", net: [1, "l"], price: 2290, weight: 1090, size: [90, 75, 245], filters: { ambalare: "flacon" } },
        { label: "5 l", net: [5, "l"], price: 6990, weight: 5290, size: [190, 135, 290], kind: "canister", filters: { ambalare: "bidon" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Ocean", accent: "#3fa7d6", filters: { parfum: "ocean" } },
        { label: "Mentă", accent: "#5fc0a0", filters: { parfum: "menta" } },
        { label: "Fructe roșii", accent: "#d2456a", filters: { parfum: "fructe-rosii" } },
      ],
    },
    characteristics: { pH: "5,5", Utilizare: "Corp și păr", Conține: "Pantenol, guar", Coloranți: "Nu conține", Categorie: "Produs cosmetic" },
    features: ["testat-dermatologic", "hidratant", "dozare-usoara"],
    filters: { forma: "gel", ph: "acid", certificari: "testat-dermatologic", domeniu: ["horeca", "casa", "scoli"] },
    cpv: "33711900-6",
  },
  {
    key: "miniaturi-hotel-bun-venit",
    category: "dus-si-hotel",
    brand: "crinalba",
    name: "Miniaturi de hotel Bun-venit, flacoane de 30 ml",
    subtitle: "Cu capac filetat și etichetă bilingvă, pentru camere și apartamente",
    texts: [
      {
        lead: "Primul lucru pe care oaspetele îl ridică de pe lavoar.",
        about: [
          "Bun-venit este linia de cosmetice mici pentru cazare: flacoane transparente de 30 ml, cu etichetă în română și engleză. Parfumul este același la toate produsele, un acord de bumbac proaspăt.",
          "Un flacon acoperă două dușuri sau două spălări de păr.",
          "Plasticul este PET reciclat, recunoscut la stațiile de sortare.",
        ],
        use: "Așază câte un flacon din fiecare fel pentru fiecare persoană cazată. Înlocuiește-le pe cele deschise la plecarea oaspetelui, chiar dacă au rămas pline.",
      },
      {
        lead: "Pensiuni, apartamente în regim hotelier, vagoane de dormit: stoc mic, fără bătaie de cap.",
        about: [
          "Nu orice gazdă vrea să monteze dispensere. Pentru câteva camere, o cutie ajunge un sezon și se păstrează pe un raft.",
          "Formulele au pH fiziologic și sunt testate dermatologic; loțiunea are unt de karité, șamponul proteine din grâu, iar gelul glicerină.",
          "Capacul se filetează, deci flaconul se poate lua în bagajul de mână.",
          "Fiecare bucată are lot, termen și lista de ingrediente, cum cere regulamentul cosmeticelor.",
        ],
        use: "Scoate flacoanele din cutie cu o zi înainte de sezon și verifică sigiliile. Rotește stocul: cutia cu termenul cel mai apropiat se deschide prima.",
      },
    ],
    drawing: { kind: "miniatures", accent: "#c9b8e0", title: "Bun-venit 30 ml", descriptor: "Cosmetice de hotel" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "Cutie 50 de flacoane", net: [1.5, "l"], price: 7490, weight: 2050, size: [330, 170, 110], saleUnit: "cutie", filters: { ambalare: "cutie" } },
        { label: "Bax 300 de flacoane", form: "set", net: [9, "l"], price: 39900, weight: 12200, size: [520, 350, 330], saleUnit: "bax", max: 40, filters: { ambalare: "bax" } },
      ],
    },
    second: {
      name: "Tip",
      values: [
        { label: "Gel de duș", accent: "#7fb8d9", filters: { forma: "gel" } },
        { label: "Șampon", accent: "#c9b8e0", filters: { forma: "lichid" } },
        { label: "Loțiune de corp", accent: "#f0d9b8", filters: { forma: "crema" }, extra: 500 },
      ],
    },
    characteristics: { Flacon: "30 ml, PET reciclat, capac filetat", Parfum: "Bumbac proaspăt", Etichetă: "Română și engleză", Categorie: "Produs cosmetic" },
    features: ["testat-dermatologic", "ambalaj-reciclat", "hidratant"],
    filters: { parfum: "bumbac-proaspat", certificari: "testat-dermatologic", domeniu: "horeca" },
    cpv: "33741100-7",
  },
];
