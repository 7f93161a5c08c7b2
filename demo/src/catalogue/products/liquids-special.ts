import type { BaseProduct } from "../authoring.ts";

/** Furniture, leather, carpets and upholstery. */
export const LIQUIDS_SPECIAL: BaseProduct[] = [
  {
    key: "spray-mobila-lemnis", category: "universale-si-mobila", brand: "sclipeo",
    name: "Spray de întreținere pentru mobilă Lemnis",
    subtitle: "Ia praful fără să-l ridice și dă lemnului un luciu discret",
    texts: [
      {
        lead: "O trecere pe săptămână, și praful se șterge apoi cu o lavetă uscată.",
        about: [
          "Lemnis conține ceară de carnauba și ulei siliconic, într-un strat atât de subțire încât nu se văd degetele pe el.",
          "Este făcut pentru lemn lăcuit, furnir, melamină și piele lucioasă. Pe lemn uleiat sau ceruit tradițional folosește un balsam, nu un spray cu silicon.",
          "Efectul antistatic încetinește depunerea prafului pe rafturi și pe spatele televizorului.",
        ],
        use: "Agită tubul, pulverizează de la 20 cm pe o lavetă moale și șterge în lungul fibrei. Întoarce laveta și lustruiește ușor.",
      },
      {
        lead: "Biblioteca, masa din sufragerie și biroul capătă același aspect îngrijit în zece minute.",
        about: [
          "Zgârieturile foarte fine se văd mai puțin după aplicare, deoarece ceara umple microfisurile lacului.",
          "Pardoseala se acoperă sau se ferește: urmele de spray o fac alunecoasă.",
          "Un tub de 300 ml ajunge pentru aproximativ 60 m² de mobilier.",
        ],
        use: "Aspiră sau scutură întâi praful gros, ca să nu-l freci de lac. Apoi dă un strat subțire, șterge imediat și lasă ușile deschise câteva minute.",
      },
      {
        lead: "Parfumul rămâne în cameră cât ții geamul închis, luciul rămâne până la următoarea curățenie.",
        about: [
          "În hoteluri se folosește la tăbliile paturilor, la noptiere și la ramele tablourilor.",
          "Spuma densă nu se împrăștie în aer și se vede bine pe lemn închis la culoare, deci nu irosești produsul.",
          "Dacă pe mobilă s-au adunat straturi vechi de lustru, spală-le întâi cu o soluție neutră; altfel apar nori.",
        ],
        use: "Încearcă într-un loc ascuns, mai ales la piese cu șelac. Aplică pe suprafețe reci, departe de becuri aprinse, și aerisește după lucru.",
      },
    ],
    drawing: { kind: "aerosol", accent: "#d98a2b", title: "Lemnis mobilă", descriptor: "Luciu și antipraf" },
    axis: { name: "Volum", values: [
      { label: "250 ml", net: [0.25, "l"], price: 1190, weight: 280, size: [53, 53, 190] },
      { label: "300 ml", net: [0.3, "l"], price: 1390, weight: 330, size: [53, 53, 215] },
      { label: "400 ml", net: [0.4, "l"], price: 1690, weight: 430, size: [66, 66, 220] },
    ] },
    second: { name: "Parfum", values: [
      { label: "Citrice", accent: "#ef8f2a", filters: { parfum: "citrice" } },
      { label: "Migdale", accent: "#c99a6b", filters: { parfum: "migdale" } },
      { label: "Lavandă", accent: "#9a7cc9", filters: { parfum: "lavanda" } },
    ] },
    characteristics: { Tip: "aerosol cu spumă", Ceară: "carnauba", "Acoperire la 300 ml": "circa 60 m²", "Nu se folosește pe": "pardoseli, lemn uleiat sau brut" },
    features: ["gata-de-folosit", "fara-clatire", "parfum-durabil"],
    filters: { suprafata: ["lemn", "piele"], forma: "aerosol", ambalare: "bucata", domeniu: ["casa", "horeca", "birouri"] },
    cpv: "39812000-7",
    safety: { pictograms: ["GHS02"], signal: "Pericol", statements: ["H222", "H229", "P102", "P210", "P211", "P251", "P410+P412", "P501"] },
  },
  {
    key: "balsam-lemn-fibral", category: "universale-si-mobila", brand: "limpezor",
    name: "Balsam cu ceară de albine pentru lemn Fibral",
    subtitle: "Hrănește lemnul uleiat, acoperă zgârieturile și redă culoarea",
    texts: [
      {
        lead: "Lemnul uscat bea balsamul în câteva minute și capătă iarăși adâncime.",
        about: [
          "Fibral este o emulsie de ceară de albine și ulei de in fiert, fără silicon, potrivită pentru mese, uși, scări și obiecte vechi.",
          "Pe blaturile uleiate reface protecția împotriva petelor de apă, iar pe antichități pune în valoare desenul fibrei. Siliconul lipsește, deci lemnul poate fi lăcuit sau vopsit mai târziu fără probleme.",
          "La un strat subțire, 500 ml ajung pentru 12 – 15 m².",
        ],
        use: "Curăță praful, întinde balsamul cu un tampon de bumbac în lungul fibrei, lasă 20 de minute și lustruiește cu o lavetă uscată. Cârpele îmbibate se întind la uscat: făcute ghemotoc, se pot autoaprinde.",
      },
      {
        lead: "De două ori pe an pentru mobilă, o dată pe lună pentru un blat folosit zilnic.",
        about: [
          "Ceara închide porii și dă o atingere mătăsoasă, fără luciu de lac.",
          "Inelele albe lăsate de pahare se reduc dacă lucrezi balsamul cu lână de oțel foarte fină, grad 0000.",
          "Tâmplarii și restauratorii aleg bidonul de 5 l; pentru acasă, flaconul mic este de ajuns un an întreg.",
        ],
        use: "Încălzește puțin flaconul în palme, agită și aplică un strat cât mai subțire. Pentru lemn de esență tare dă două straturi, cu o zi între ele, și șterge orice surplus.",
      },
    ],
    drawing: { kind: "bottle", accent: "#b9803a", title: "Fibral balsam lemn", descriptor: "Ceară de albine și ulei de in" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 2490, weight: 590, size: [75, 75, 205], filters: { ambalare: "flacon" } },
      { label: "1 l", net: [1, "l"], price: 4290, weight: 1110, size: [90, 90, 265], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 17990, weight: 5300, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Culoare", values: [
      { label: "Incolor", inName: "incolor", accent: "#d8b57a", filters: { culoare: "transparent" } },
      { label: "Nuc", inName: "nuc", accent: "#6b4226", filters: { culoare: "maro" }, extra: 200 },
    ] },
    characteristics: { Compoziție: "ceară de albine, ulei de in fiert, apă", Silicon: "nu conține", "Timp de uscare": "20 de minute la atingere, 12 ore complet", Acoperire: "25 – 30 m²/l" },
    features: ["gata-de-folosit", "fara-clatire", "ambalaj-reciclabil"],
    filters: { suprafata: "lemn", forma: "lichid", parfum: "fara-parfum", domeniu: ["casa", "horeca"] },
    cpv: "39812000-7",
    safety: { pictograms: [], signal: null, statements: ["EUH208", "EUH210"], contains: "1,2-benzizotiazol-3(2H)-onă" },
  },
  {
    key: "lapte-intretinere-piele-safian", category: "covoare-si-tapiterii", brand: "covorela",
    name: "Lapte de întreținere pentru piele Safian",
    subtitle: "Curăță, hrănește și închide porii canapelei din piele",
    texts: [
      {
        lead: "Pielea se usucă la calorifer și la soare; Safian îi dă înapoi grăsimile pierdute.",
        about: [
          "Laptele conține lanolină, ceară și un filtru UV, toate într-o emulsie care pătrunde fără să lase suprafața unsuroasă.",
          "Este destinat pielii lise: canapele, scaune de birou, genți, banchete de restaurant. Nubucul și pielea întoarsă cer produse separate.",
          "Varianta incoloră merge pe orice nuanță, iar cele colorate acoperă tocirea de pe muchii.",
        ],
        use: "Șterge praful cu o lavetă umedă, întinde o cantitate mică de lapte cu un burete moale și lasă zece minute. Lustruiește cu bumbac, fără să apeși pe cusături.",
      },
      {
        lead: "O întreținere la trei luni ține crăpăturile departe de locul unde stai cel mai des.",
        about: [
          "Transpirația și crema de mâini înmoaie finisajul pielii. Tensioactivii blânzi din Safian le ridică, iar lanolina pune la loc flexibilitatea.",
          "Pentru o canapea cu trei locuri ajung 60 – 70 ml.",
          "Nu se aplică pe piele aflată în soare sau abia scoasă de lângă șemineu, pentru că se pătează.",
        ],
        use: "Fă o probă sub pernă și așteaptă până se usucă. Lucrează pe câte un panou, cu mișcări circulare, și șterge surplusul înainte să treci la următorul.",
      },
      {
        lead: "Banchetele unui restaurant se curăță seara și se pot ocupa dimineața fără urme pe haine.",
        about: [
          "După uscare, stratul este neted și nu se transferă pe țesături deschise la culoare.",
          "Imitația de piele (poliuretan) se poate curăța cu produsul, dar absoarbe puțin, așa că se pune jumătate din cantitate.",
          "Filtrul UV încetinește decolorarea spătarelor expuse la fereastră.",
        ],
        use: "Agită flaconul, toarnă laptele pe burete, nu pe piele, și insistă pe cotiere. A doua zi treci cu o lavetă uscată pentru un luciu mătăsos.",
      },
    ],
    drawing: { kind: "bottle", accent: "#7a4a2b", title: "Safian", descriptor: "Lapte pentru piele" },
    axis: { name: "Volum", values: [
      { label: "250 ml", net: [0.25, "l"], price: 1990, weight: 310, size: [60, 60, 165] },
      { label: "500 ml", net: [0.5, "l"], price: 3390, weight: 580, size: [75, 75, 205] },
      { label: "1 l", net: [1, "l"], price: 5790, weight: 1120, size: [90, 90, 265] },
    ] },
    second: { name: "Culoare", values: [
      { label: "Incolor", inName: "incolor", accent: "#e7d9c4", filters: { culoare: "transparent" } },
      { label: "Negru", accent: "#2b2b2e", body: "#34343a", filters: { culoare: "negru" }, extra: 100 },
      { label: "Maro", accent: "#6d432a", body: "#6d432a", filters: { culoare: "maro" }, extra: 100 },
    ] },
    characteristics: { pH: "6,5", Consum: "20 – 25 ml/m²", "Conține": "lanolină, ceară, filtru UV", "Nu se folosește pe": "nubuc, piele întoarsă" },
    features: ["gata-de-folosit", "fara-clatire", "protectie-uv", "ph-neutru"],
    filters: { suprafata: "piele", ph: "neutru", forma: "crema", ambalare: "flacon", domeniu: ["casa", "horeca", "auto"] },
    cpv: "39812000-7",
  },
  {
    key: "sampon-covoare-manual-urzel", category: "covoare-si-tapiterii", brand: "covorela",
    name: "Șampon pentru covoare și mochete Urzel",
    subtitle: "Spuma prinde murdăria, iar aspiratorul o ia după uscare",
    texts: [
      {
        lead: "Spumă multă, apă puțină: covorul se usucă până a doua zi dimineață.",
        about: [
          "Urzel formează o spumă stabilă care ridică murdăria din fir și cristalizează la uscare; cristalele se aspiră împreună cu praful.",
          "Merge cu mâna, cu perie cu rezervor sau cu monodisc echipat cu generator de spumă. Potrivit pentru lână, poliamidă, polipropilenă și amestecuri.",
          "Mătasea, vâscoza și covoarele cu urzeală din iută se curăță numai după o probă de culoare.",
        ],
        use: "Aspiră bine, diluează 1:20 și freacă numai cu spuma, nu cu lichidul. Lasă la uscat 6 – 10 ore, cu fereastra întredeschisă, apoi aspiră din nou.",
      },
      {
        lead: "Un litru de șampon curăță 60 – 80 m² de mochetă de birou.",
        about: [
          "După spălare firul rămâne moale, fără senzația de lipicios care atrage murdăria înapoi.",
          "Înălbitorii optici lipsesc din formulă, așa că nuanțele închise nu capătă reflexe albicioase.",
          "Pe holuri, două spălări pe an și aspirare zilnică țin mochetele la aspectul de la montaj.",
        ],
        use: "Bate spuma în găleată cu mâna înmănușată, întinde-o cu buretele pe câte un metru pătrat și periază în ambele sensuri. Ridică firul cu o perie uscată și nu călca până la uscare.",
      },
      {
        lead: "Pentru covorul care nu intră în mașină și nu merită drumul până la spălătorie.",
        about: [
          "pH-ul 7,5 este potrivit și pentru fibrele animale, pe care detergenții alcalini le îngălbenesc.",
          "Dacă apare o pată veche de cafea sau vin, se tratează înainte, cu o soluție pentru pete; șamponul uniformizează apoi suprafața.",
          "Parfumul este discret, pentru că rămâne în fibră mai mult decât pe o gresie.",
        ],
        use: "Probează culoarea tamponând un colț cu o lavetă albă înmuiată în soluție. Umezește uniform, freacă fără să insiști pe o singură zonă și usucă preșul atârnat, dacă se poate.",
      },
    ],
    drawing: { kind: "bottle", accent: "#8d1f45", title: "Urzel", descriptor: "Șampon covoare, mochete" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 1290, weight: 575, size: [75, 75, 205], filters: { ambalare: "flacon" } },
      { label: "1 l", net: [1, "l"], price: 1990, weight: 1100, size: [90, 90, 265], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 6990, weight: 5350, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Bumbac proaspăt", accent: "#9cc6e6", filters: { parfum: "bumbac-proaspat" } },
      { label: "Lavandă", accent: "#9a7cc9", filters: { parfum: "lavanda" } },
      { label: "Trandafir", accent: "#d9607e", filters: { parfum: "trandafir" } },
    ] },
    characteristics: { pH: "7,5", Diluție: "1:20", Spumă: "abundentă, uscată", "Timp de uscare": "6 – 10 ore", "Acoperire la 1 l": "60 – 80 m²" },
    features: ["concentrat", "spuma-activa", "ph-neutru", "fara-clatire"],
    filters: { suprafata: "textile", ph: "neutru", forma: "concentrat", domeniu: ["casa", "birouri", "horeca"] },
    cpv: "39831200-8",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "P102", "P280", "P305+P351+P338"] },
  },
  {
    key: "detergent-injectie-extractie-extralin", category: "covoare-si-tapiterii", brand: "covorela",
    name: "Detergent pentru aparate de injecție-extracție Extralin",
    subtitle: "Spumă controlată, ca rezervorul să nu se umple prea devreme",
    texts: [
      {
        lead: "Injectat la presiune și aspirat imediat, scoate praful fin care nu vine cu aspiratorul.",
        about: [
          "Extralin este un detergent cu spumă foarte mică pentru aparatele care stropesc și aspiră în aceeași mișcare: canapele, saltele, scaune auto, mochete.",
          "Agentul antidepunere rămâne în soluție și se aspiră odată cu murdăria, astfel că tapițeria nu se remurdărește repede.",
          "Puterea de curățare crește mult la 50 °C, temperatură pe care majoritatea pompelor o suportă.",
        ],
        use: "Pune 50 ml la 10 l de apă caldă, injectează pe o fâșie, apoi treci încet înapoi cu duza pe aspirare. Fă încă o trecere doar cu aspirare, ca să scurtezi uscarea.",
      },
      {
        lead: "Bidonul de lucru al firmelor care spală canapele la domiciliu.",
        about: [
          "O canapea cu trei locuri cere circa 10 l de soluție, adică 50 – 100 ml de concentrat.",
          "Se poate pulveriza și diluat 1:10, ca prespălare pe zonele unsuroase de la cotieră și tetieră.",
          "Nu conține solvenți clorurați și nici înălbitori. Pe stofe din in, catifea și piele întoarsă se testează întâi.",
        ],
        use: "Aspiră uscat, prespală petele, așteaptă zece minute și abia apoi injectează. Golește rezervorul de recuperare la fiecare două umpleri.",
      },
      {
        lead: "Țesătura rămâne moale și aproape uscată după a doua trecere a duzei.",
        about: [
          "pH-ul moderat, 8,8, desface sebumul și nu afectează culorile rezistente la apă.",
          "În cinematografe și săli de conferințe se lucrează noaptea, iar scaunele sunt gata de folosit dimineața.",
          "Dozajul mic lasă puțin reziduu: la verificarea cu hârtie albă pe fibra uscată nu rămâne urmă.",
        ],
        use: "Pentru întreținere folosește 0,5 %, iar pentru murdărie accentuată 1 %. După program spală aparatul cu apă curată, ca duzele să nu se înfunde.",
      },
    ],
    drawing: { kind: "canister", accent: "#d8a24a", title: "Extralin", descriptor: "Injecție-extracție" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 2290, weight: 1100, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 8490, weight: 5400, size: [190, 135, 300], filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 15990, weight: 10750, size: [230, 190, 320], filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Bumbac proaspăt", accent: "#7fb0d4", filters: { parfum: "bumbac-proaspat" } },
      { label: "Citrice", accent: "#f0a53a", filters: { parfum: "citrice" } },
      { label: "Fără parfum", accent: "#bcc6cd", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { "pH (concentrat)": "8,8", Diluție: "0,5 – 1 %", Spumă: "foarte redusă", "Temperatura apei": "până la 50 °C" },
    features: ["concentrat", "spuma-redusa", "fara-clatire"],
    filters: { suprafata: "textile", ph: "alcalin", forma: "concentrat", domeniu: ["firme-de-curatenie", "horeca", "auto"] },
    cpv: "39831200-8",
  },
  {
    key: "solutie-pete-textile-despetin", category: "covoare-si-tapiterii", brand: "covorela",
    name: "Soluție pentru pete pe covoare și tapițerii Despetin",
    subtitle: "Vin, cafea, ulei, cerneală: aplici, aștepți, tamponezi",
    texts: [
      {
        lead: "Pata proaspătă iese într-un minut; cea de ieri, în două sau trei reluări.",
        about: [
          "Despetin folosește tensioactivi și oxigen activ într-un flacon cu două secțiuni, care se amestecă abia la pulverizare.",
          "Oxigenul decolorează pigmentul din cafea, vin și iarbă, iar tensioactivii ridică uleiul. Clorul lipsește, deci fibra nu se slăbește.",
          "Pe lână și mătase se folosește numai după o probă de zece minute într-un colț.",
        ],
        use: "Absoarbe lichidul cu hârtie, pulverizează din margine spre centru, lasă două minute și tamponează cu o lavetă albă. Nu freca: împingi pata în fir.",
      },
      {
        lead: "Un flacon lângă aspirator scutește mocheta de o spălare completă.",
        about: [
          "Hotelurile îl dau cameristelor pentru petele găsite la schimbul oaspeților, când nu e timp de mașină.",
          "Pixul, fondul de ten și sângele vechi cer timp: lasă soluția până la cinci minute, după ce ai tamponat o dată.",
          "După uscare, zona tratată nu rămâne mai deschisă decât restul covorului, dacă ai clătit bine.",
        ],
        use: "Strânge resturile solide cu o lingură, stropește până se umezește firul și acoperă cu un prosop alb. Apasă, schimbă partea, repetă până nu mai trece culoare, apoi clătește cu o lavetă umedă.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#d8a24a", title: "Despetin", descriptor: "Soluție pentru pete" },
    axis: { name: "Volum", values: [
      { label: "250 ml", net: [0.25, "l"], price: 1390, weight: 310, size: [65, 45, 190], filters: { ambalare: "flacon" } },
      { label: "500 ml", net: [0.5, "l"], price: 2090, weight: 580, size: [95, 60, 255], filters: { ambalare: "flacon" } },
      { label: "750 ml", net: [0.75, "l"], price: 2690, weight: 845, size: [100, 65, 285], filters: { ambalare: "flacon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Bax 6 buc.", pieces: 6, off: 8, filters: { ambalare: "bax" } },
    ] },
    characteristics: { pH: "6,0", "Agent activ": "peroxid de hidrogen 4 %", "Timp de acțiune": "1 – 5 minute", "Nu se folosește pe": "piele, mătase" },
    features: ["gata-de-folosit", "dozare-usoara", "uscare-rapida"],
    filters: { suprafata: "textile", ph: "neutru", forma: "spray", parfum: "fara-parfum", domeniu: ["casa", "horeca", "firme-de-curatenie"] },
    cpv: "39831240-0",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "P102", "P264", "P280", "P305+P351+P338", "P337+P313"] },
  },
];
