import type { BaseProduct } from "../authoring.ts";

/** Soap for hands: liquid, foam, solid. */
export const SOAP: BaseProduct[] = [
  {
    key: "sapun-lichid-izvorel",
    category: "sapun-lichid",
    brand: "spumarel",
    name: "Săpun lichid de mâini Izvorel cu glicerină",
    subtitle: "pH 5,5, clătire rapidă, de la flaconul cu pompă la bidon",
    texts: [
      {
        lead: "Mâini curate la a douăzecea spălare, fără senzația de piele strânsă.",
        about: [
          "Izvorel combină un tensioactiv ușor, obținut din ulei de cocos, cu 2 % glicerină. pH-ul de 5,5 este apropiat de cel al pielii.",
          "Spuma este fină și se clătește cu puțină apă, deci chiuveta nu rămâne plină.",
          "Lista completă a ingredientelor (INCI) este pe etichetă și în fișa produsului.",
        ],
        use: "Udă mâinile, pune 1 – 2 ml în palmă, freacă cel puțin 20 de secunde și între degete, apoi clătește. Usucă prin tamponare.",
      },
      {
        lead: "Un bidon umple zece flacoane: cumperi pompa o dată și reîncarci.",
        about: [
          "Cele trei volume au aceeași rețetă, cu vâscozitate medie, potrivită pompelor obișnuite și dispenserelor cu rezervor.",
          "Un birou cu 15 oameni folosește aproximativ un litru pe săptămână.",
          "Parfumul este slab, ales să nu rămână pe mâini la masă.",
          "Flacoanele și bidoanele sunt din polietilenă și se colectează la plastic, după golire.",
        ],
        use: "Înainte de reumplere, golește rezervorul, spală-l cu apă caldă și lasă-l să se usuce. O apăsare a pompei dă circa 1,5 ml, suficient pentru o spălare.",
      },
      {
        lead: "Săpunul din toaleta de serviciu, din bucătărie și din clasă.",
        about: [
          "În școli, săpunul trebuie să curețe cerneală, cretă și resturi de mâncare, fără să usuce mâinile mici. Formula fără săpun alcalin face asta și în apă dură.",
          "Nu conține coloranți care pătează lavoarul; nuanța se clătește fără urme.",
          "Produsul a fost testat dermatologic pe voluntari adulți.",
        ],
        use: "Arată-le copiilor ordinea: apă, săpun, frecat palmele și dosul mâinii, clătit. Dacă ajunge în ochi, clătește cu multă apă.",
      },
      {
        lead: "Curge uniform din pompă și nu o înfundă.",
        about: [
          "Săpunurile prea groase se usucă în duză și pompa cedează înaintea flaconului. Vâscozitatea Izvorel este ținută între 1500 și 2500 mPa·s la fiecare lot.",
          "Glicerina reține apa în stratul exterior al pielii; efectul se simte mai ales iarna.",
          "Se livrează cu sigiliu pe gât, iar bidonul are capac cu inel de siguranță.",
          "Rămâne limpede între 5 și 35 °C.",
        ],
        use: "Fixează pompa, apasă de câteva ori până vine produsul și șterge duza din când în când cu o lavetă umedă. Nu dilua săpunul: diluarea slăbește conservarea.",
      },
    ],
    drawing: { kind: "pump-bottle", accent: "#8cc63f", title: "Săpun lichid Izvorel", descriptor: "Cu glicerină, pH 5,5" },
    axis: {
      name: "Volum",
      values: [
        { label: "500 ml", net: [0.5, "l"], price: 890, weight: 570, size: [80, 60, 190], kind: "pump-bottle", filters: { ambalare: "flacon" } },
        { label: "1 l", net: [1, "l"], price: 1290, weight: 1080, size: [90, 75, 245], kind: "bottle", filters: { ambalare: "rezerva" } },
        { label: "5 l", net: [5, "l"], price: 4290, weight: 5280, size: [190, 135, 290], kind: "canister", filters: { ambalare: "bidon" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Aloe vera", accent: "#8cc63f", filters: { parfum: "aloe" } },
        { label: "Lavandă", accent: "#8e6cc9", filters: { parfum: "lavanda" } },
        { label: "Măr verde", accent: "#a4cf3a", filters: { parfum: "mar-verde" } },
        { label: "Cocos și vanilie", accent: "#efe3c4", filters: { parfum: "cocos" } },
      ],
    },
    characteristics: { pH: "5,5", Aspect: "Lichid limpede, vâscos", Glicerină: "2 %", "Doză pe spălare": "1 – 2 ml", Categorie: "Produs cosmetic" },
    features: ["hidratant", "testat-dermatologic", "dozare-usoara"],
    filters: { forma: "lichid", ph: "acid", certificari: "testat-dermatologic", domeniu: ["casa", "birouri", "scoli", "horeca"] },
    cpv: "33711900-6",
  },
  {
    key: "sapun-lichid-sidefat-perlina",
    category: "sapun-lichid",
    brand: "spumarel",
    name: "Săpun lichid sidefat Perlina",
    subtitle: "Cremos, alb-perlat, pentru dispensere din hoteluri și restaurante",
    texts: [
      {
        lead: "Textura de cremă îl face plăcut, iar consumul rămâne cel al unui săpun obișnuit.",
        about: [
          "Perlina are 3 % glicerină și agenți de sidefare care îi dau aspect de loțiune. Spuma este densă, măruntă și nu stropește.",
          "La ieșirea din restaurant, mâinile miros discret, fără să acopere parfumul oaspetelui.",
          "Se conservă cu benzoat de sodiu și sorbat de potasiu, declarați în lista de ingrediente.",
        ],
        use: "Încarcă rezervorul dispenserului până la semn și aerisește pompa prin câteva apăsări. Reglează cursa la 1 ml; atât ajunge pentru palme puțin murdare.",
      },
      {
        lead: "Pentru lavoarele pe care le văd clienții.",
        about: [
          "Lichidul opac ascunde nivelul din rezervorul transparent și arată îngrijit lângă prosoape albe. Culoarea nu lasă cercuri pe marmură.",
          "Tensioactivii amfoteri din rețetă sunt blânzi și cu pielea deja spălată de multe ori.",
          "Un litru dă cam o mie de porții de 1 ml, cât să estimezi ușor necesarul pe lună.",
          "Se poate folosi și la duș.",
        ],
        use: "Agită bidonul înainte de turnare, fiindcă sideful se poate depune în timp. Șterge imediat stropii de pe inox, ca să nu se usuce.",
      },
    ],
    drawing: { kind: "canister", accent: "#f3e6d6", title: "Săpun sidefat Perlina", descriptor: "Cremos, cu glicerină 3 %" },
    axis: {
      name: "Volum",
      values: [
        { label: "1 l", net: [1, "l"], price: 1490, weight: 1085, size: [90, 75, 245], kind: "pump-bottle", filters: { ambalare: "flacon" } },
        { label: "5 l", net: [5, "l"], price: 4990, weight: 5300, size: [190, 135, 290], filters: { ambalare: "bidon" } },
        { label: "10 l", net: [10, "l"], price: 8990, weight: 10500, size: [230, 190, 380], max: 40, filters: { ambalare: "bidon" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Migdale", accent: "#e6cdae", filters: { parfum: "migdale" } },
        { label: "Citrice", accent: "#f5c05a", filters: { parfum: "citrice" } },
      ],
    },
    characteristics: { pH: "5,5 – 6,0", Aspect: "Lichid alb, sidefat", Glicerină: "3 %", "Porții dintr-un litru": "circa 1000", Categorie: "Produs cosmetic" },
    features: ["hidratant", "dozare-usoara"],
    filters: { forma: "lichid", ph: "acid", domeniu: ["horeca", "birouri", "comert"] },
    cpv: "33711900-6",
  },
  {
    key: "sapun-spuma-norisor",
    category: "sapun-spuma-si-solid",
    brand: "spumarel",
    name: "Săpun spumă de mâini Norișor",
    subtitle: "Iese gata spumat, se clătește în câteva secunde",
    texts: [
      {
        lead: "O apăsare, 0,4 ml de lichid, o palmă plină de spumă.",
        about: [
          "Pompa amestecă săpunul cu aer, așa că folosești de trei ori mai puțin lichid la o spălare. Norișor este subțire ca apa și numai astfel spumează corect.",
          "Copiii se spală mai ușor, pentru că spuma stă în palmă și nu alunecă în chiuvetă.",
          "Clătirea cere cu o treime mai puțină apă decât la gel.",
        ],
        use: "Pune spuma pe mâinile umede și întinde-o imediat pe dosul palmelor și în jurul unghiilor. Nu turna săpun lichid obișnuit în pompa de spumă, fiindcă o blochează.",
      },
      {
        lead: "Făcut pentru dispensere cu spumă, unde un litru ține de trei ori cât unul de săpun obișnuit.",
        about: [
          "Dacă îți faci socoteala pe spălare, nu pe litru, spuma iese de obicei în față. Un bidon de 5 l dă în jur de 12 500 de porții.",
          "Formula are pH 5,5, glicerină și pantenol.",
          "Este compatibilă cu pompele de spumă de 0,4 – 0,8 ml, montate pe dispensere de perete sau pe flacoane.",
        ],
        use: "Toarnă încet în rezervor, ca să nu spumeze la umplere, și lasă 2 cm liberi sub pompă. Curăță sita pompei cu apă caldă o dată pe lună.",
      },
      {
        lead: "Ușor pe piele, cu parfum abia simțit sau chiar fără.",
        about: [
          "Varianta neparfumată este gândită pentru bucătării și pentru cei sensibili la mirosuri; celelalte au cel mult 0,2 % parfum.",
          "Fiind deja aerat, săpunul nu mai trebuie frecat mult ca să se întindă, dar timpul de spălare rămâne de 20 de secunde.",
          "Rețeta nu conține coloranți.",
          "Flaconul gol se poate reumple de zeci de ori.",
        ],
        use: "Ține flaconul drept când apeși; înclinat, trage aer și dă lichid. La temperaturi sub 5 °C spuma devine apoasă, deci păstrează produsul în interior.",
      },
    ],
    drawing: { kind: "pump-bottle", accent: "#a8d8ea", title: "Săpun spumă Norișor", descriptor: "pH 5,5, cu pantenol" },
    axis: {
      name: "Volum",
      values: [
        { label: "500 ml", net: [0.5, "l"], price: 1290, weight: 575, size: [80, 80, 200], filters: { ambalare: "flacon" } },
        { label: "1 l", net: [1, "l"], price: 1690, weight: 1075, size: [90, 75, 245], kind: "bottle", filters: { ambalare: "rezerva" } },
        { label: "5 l", net: [5, "l"], price: 5690, weight: 5250, size: [190, 135, 290], kind: "canister", filters: { ambalare: "bidon" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Fără parfum", accent: "#c9d6df", filters: { parfum: "fara-parfum" } },
        { label: "Trandafir", accent: "#e58aa0", filters: { parfum: "trandafir" } },
        { label: "Ocean", accent: "#3fa7d6", filters: { parfum: "ocean" } },
      ],
    },
    characteristics: { pH: "5,5", Aspect: "Lichid fluid, incolor", "Doză pe spălare": "0,4 ml", Conține: "Glicerină, pantenol", Categorie: "Produs cosmetic" },
    features: ["economic", "hidratant", "testat-dermatologic"],
    filters: { forma: "spuma", ph: "acid", certificari: "testat-dermatologic", domeniu: ["scoli", "birouri", "horeca", "casa"] },
    cpv: "33711900-6",
  },
  {
    key: "sapun-solid-caramioara",
    category: "sapun-spuma-si-solid",
    brand: "spumarel",
    name: "Săpun solid Cărămioara cu ulei de măsline",
    subtitle: "Presat de trei ori, tare, nu se înmoaie pe săpunieră",
    texts: [
      {
        lead: "Calupul care își păstrează forma până la ultima felie subțire.",
        about: [
          "Cărămioara este laminată de trei ori, proces prin care săpunul devine dens și se consumă încet. O bucată de 100 g ajunge cam o lună pentru o persoană.",
          "La bază stau uleiuri vegetale saponificate, inclusiv 10 % ulei de măsline.",
          "Ambalajul este numai din hârtie.",
        ],
        use: "Plimbă săpunul ud între palme până apare spuma, apoi pune-l la scurs pe un suport cu fante. Bucata rămasă mică se lipește de cea nouă, dacă le umezești pe amândouă.",
      },
      {
        lead: "Fără flacon, fără pompă, fără apă plătită la kilogram.",
        about: [
          "Săpunul solid este concentrat prin natura lui: are sub 14 % apă. Ocupă puțin loc în bagaj și nu se varsă.",
          "Parfumul este adăugat la rece, înainte de presare, de aceea se simte până la capăt.",
          "Ca orice săpun adevărat, are pH alcalin (circa 9,5); pielea foarte uscată are nevoie de cremă după spălare.",
        ],
        use: "Folosește-l la mâini și la corp, nu pe față. La lavoare comune, preferă săpunul lichid, pentru că bucata trece din mână în mână.",
      },
      {
        lead: "Bun la mâini, la gulere și la petele de iarbă.",
        about: [
          "Pe lângă spălatul obișnuit, săpunul acesta scoate petele proaspete de pe bumbac: freci, lași zece minute și clătești.",
          "Muchiile sunt rotunjite, comode pentru mâini mici, iar sigla gravată adânc împiedică alunecarea.",
          "Îl cumpără pensiunile, taberele, cabanele și cei care vor mai puțin plastic în baie.",
          "Lotul și data fabricației sunt imprimate pe banderolă.",
        ],
        use: "Ține rezervele în dulapul cu lenjerie, la aer: săpunul vechi devine mai tare și ține mai mult. Nu-l lăsa în baltă, pe marginea căzii.",
      },
    ],
    drawing: { kind: "bar-soap", accent: "#9a7fd1", title: "Săpun solid Cărămioara", descriptor: "Cu ulei de măsline" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "100 g", net: [0.1, "kg"], price: 390, weight: 108, size: [85, 55, 32], filters: { ambalare: "bucata" } },
        { label: "Set 4 × 100 g", net: [0.4, "kg"], price: 1390, weight: 432, size: [175, 112, 33], saleUnit: "set", filters: { ambalare: "set" } },
        { label: "Bax 48 × 100 g", net: [4.8, "kg"], price: 15490, weight: 5350, size: [360, 240, 140], saleUnit: "bax", filters: { ambalare: "bax" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Lavandă", accent: "#9a7fd1", filters: { parfum: "lavanda" } },
        { label: "Lămâie", accent: "#f0d34a", filters: { parfum: "lamaie" } },
        { label: "Trandafir", accent: "#e58aa0", filters: { parfum: "trandafir" } },
      ],
    },
    characteristics: { "Conținut de apă": "sub 14 %", pH: "circa 9,5 (soluție 1 %)", "Uleiuri vegetale": "Palmier certificat RSPO, cocos, măsline", Ambalaj: "Hârtie", Categorie: "Produs cosmetic" },
    features: ["ambalaj-reciclabil", "economic"],
    filters: { forma: "solid", ph: "alcalin", domeniu: ["casa", "horeca"] },
    cpv: "33711900-6",
  },
];
