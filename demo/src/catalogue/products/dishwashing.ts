import type { BaseProduct } from "../authoring.ts";

/** Dishes at the sink, in the home machine and in the restaurant's machine. */
export const DISHWASHING: BaseProduct[] = [
  {
    key: "detergent-vase-clipocel", category: "vase-manual", brand: "farfurel",
    name: "Detergent de vase Clipocel",
    subtitle: "Câteva picături pe burete ajung pentru o chiuvetă de vase unsuroase",
    texts: [
      {
        lead: "Grăsimea din tigaie se rupe în picături mici și pleacă odată cu apa.",
        about: [
          "Clipocel are 12 % substanță activă, adică mai mult decât detergenții subțiri care par ieftini la raft.",
          "Spuma ține cam douăzeci de farfurii dintr-o singură umplere a chiuvetei, apoi scade vizibil: semn că apa trebuie schimbată.",
          "Paharele se scurg fără picături, iar clătirea cere un jet scurt.",
        ],
        use: "Pune 5 ml în cinci litri de apă caldă sau câteva picături direct pe buretele ud. Spală întâi paharele, la urmă oalele, și clătește sub jet.",
      },
      {
        lead: "Merge la fel și cu apă rece, la pensiune sau în tabără.",
        about: [
          "Tensioactivii anionici, ajutați de o betaină, desprind untura întărită fără apă fierbinte.",
          "pH-ul 6,5 este apropiat de cel al pielii, totuși la ore întregi de spălat se folosesc mănuși.",
          "Biberoanele și tocătoarele se pot spăla cu același produs, dacă le clătești cu apă multă.",
        ],
        use: "Înmoaie vasele lipite zece minute în apă cu o linguriță de detergent. Folosește partea verde a buretelui doar pe inox și fontă, niciodată pe teflon.",
      },
      {
        lead: "Capacul cu valvă dă doza dintr-o apăsare și nu lasă dâre pe flacon.",
        about: [
          "Într-o familie de patru persoane, 900 ml ajung aproximativ șase săptămâni.",
          "Rezerva de 5 l se toarnă în flacoanele vechi și ocupă un singur loc sub chiuvetă; la cantitatea respectivă, prețul pe litru scade cu circa o treime.",
          "Culoarea lichidului diferă după parfum, ca să-l recunoști fără să citești eticheta.",
        ],
        use: "Umezește buretele, apasă o dată, frământă-l până face spumă și începe de la cele mai curate. Schimbă apa când grăsimea plutește deasupra.",
      },
      {
        lead: "Un detergent bun se vede la tava de la cuptor, nu la paharul de apă.",
        about: [
          "Pentru tava cu grăsime arsă, întinde o linguriță, acoperă cu apă caldă și lasă un sfert de oră; restul îl face buretele.",
          "Compoziția este declarată conform Regulamentului (CE) nr. 648/2004, iar lista ingredientelor este publicată pe pagina producătorului.",
          "Nu pătează chiuveta din compozit și nu matifică cristalul spălat imediat.",
        ],
        use: "Folosește apă la 40 – 45 °C, spală tacâmurile separat și usucă inoxul cu un prosop. La farfurii cu resturi lipicioase lasă spuma un minut.",
      },
    ],
    drawing: { kind: "flask-squeeze", accent: "#f4c81d", title: "Clipocel", descriptor: "Detergent de vase" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 690, weight: 560, size: [75, 45, 220], filters: { ambalare: "flacon" } },
      { label: "900 ml", net: [0.9, "l"], price: 1050, weight: 980, size: [90, 55, 265], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 3490, weight: 5350, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Lămâie", accent: "#f4c81d", filters: { parfum: "lamaie" } },
      { label: "Măr verde", accent: "#8bc34a", filters: { parfum: "mar-verde" } },
      { label: "Fructe roșii", accent: "#d14b62", filters: { parfum: "fructe-rosii" } },
      { label: "Mentă", accent: "#4fc3a1", filters: { parfum: "menta" } },
    ] },
    characteristics: { pH: "6,5", "Substanță activă": "12 %", Doză: "5 ml la 5 l de apă", "Apă potrivită": "rece sau caldă, până la 20 °dH" },
    features: ["degresant", "dozare-usoara", "ph-neutru", "economic"],
    filters: { ph: "neutru", forma: "lichid", domeniu: ["casa", "horeca"] },
    cpv: "39832000-3",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "EUH208", "P102", "P264", "P305+P351+P338", "P337+P313"], contains: "1,2-benzizotiazol-3(2H)-onă" },
  },
  {
    key: "detergent-vase-maini-sensibile-finel", category: "vase-manual", brand: "farfurel",
    name: "Detergent de vase pentru mâini sensibile Finel",
    subtitle: "Testat dermatologic, cu pantenol și 15 % substanță activă",
    texts: [
      {
        lead: "Pentru cine spală vase des și simte pielea uscată după fiecare chiuvetă.",
        about: [
          "Finel are pH 5,5 și conține pantenol, iar testul dermatologic a fost făcut pe 20 de voluntari, cu plasture, timp de 48 de ore.",
          "Tensioactivii sunt de tip alchil poliglucozid, buni degresanți, dar mai puțin agresivi cu stratul de grăsime al pielii.",
          "Varianta fără parfum este cea pe care o alegem pentru biberoane.",
        ],
        use: "Dizolvă 3 ml în apa din chiuvetă sau pune-i pe buretele ud. Clătește vasele temeinic, apoi șterge-ți mâinile și folosește o cremă, dacă ai pielea uscată.",
      },
      {
        lead: "Doza mică ajunge: un flacon de 450 ml înseamnă în jur de 150 de spălări.",
        about: [
          "Concentrația mai mare compensează prețul pe flacon; socotit la spălare, costul rămâne la câțiva bani.",
          "Parfumurile sunt dozate sub 0,1 % și nu conțin alergeni care trebuie declarați pe etichetă.",
          "Nu face dungi pe porțelan și nici nu se strânge în pahare.",
        ],
        use: "Pune o linguriță rasă la o chiuvetă plină cu apă călduță. La vase mici, spumează întâi buretele și nu mai adăuga detergent până când spuma scade.",
      },
      {
        lead: "Bucătăria de acasă sau chicineta de birou, unde fiecare își spală cana.",
        about: [
          "Flaconul se strânge cu o singură mână, iar capacul cu valvă nu picură pe marginea chiuvetei mici.",
          "Scoate bine stropii de ulei de pe capace, urmele de ruj și cafeaua uscată din ceașcă.",
          "Se păstrează limpede peste 5 °C; dacă se tulbură la frig, revine la temperatura camerei.",
        ],
        use: "Strânge scurt flaconul deasupra buretelui, umezește cana și freacă interiorul cu o perie moale. Sub apă călduță, clătirea durează cinci secunde.",
      },
    ],
    drawing: { kind: "flask-squeeze", accent: "#cfe3d0", title: "Finel", descriptor: "Mâini sensibile, pH 5,5" },
    axis: { name: "Volum", values: [
      { label: "450 ml", net: [0.45, "l"], price: 890, weight: 500, size: [70, 45, 205], filters: { ambalare: "flacon" } },
      { label: "900 ml", net: [0.9, "l"], price: 1450, weight: 985, size: [90, 55, 265], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 5490, weight: 5350, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Aloe vera", accent: "#7cb66a", filters: { parfum: "aloe" } },
      { label: "Migdale", accent: "#d8b98d", filters: { parfum: "migdale" } },
      { label: "Fără parfum", accent: "#cfe3d0", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { pH: "5,5", "Substanță activă": "15 %", Doză: "3 ml la 5 l de apă", Testare: "dermatologică, plasture 48 h" },
    features: ["testat-dermatologic", "degresant", "dozare-usoara"],
    filters: { ph: "acid", forma: "lichid", domeniu: ["casa", "birouri"], certificari: "testat-dermatologic" },
    cpv: "39832000-3",
  },
  {
    key: "detergent-vase-manual-profesional-blidar", category: "vase-manual", brand: "veselor",
    name: "Detergent concentrat pentru spălarea manuală a veselei Blidar",
    subtitle: "25 % substanță activă pentru bucătăriile cu chiuvetă mare",
    texts: [
      {
        lead: "Un mililitru la litru ajunge pentru vase, doi pentru oale și tăvi.",
        about: [
          "Blidar este detergentul de chiuvetă al bucătăriilor profesionale, unde apa se schimbă de zece ori într-o tură.",
          "Concentrația mare face ca un bidon de 5 l să dea 5.000 l de soluție la doza minimă.",
          "Se dozează cu pompă de bidon, cu dozator de perete sau cu capacul gradat.",
        ],
        use: "Umple chiuveta cu apă la 45 °C, adaugă doza, înmoaie și freacă. Clătirea în a doua chiuvetă se face cu apă potabilă, la minimum 60 °C, dacă nu urmează dezinfecție.",
      },
      {
        lead: "Grăsimea de la friptură nu se mai lipește de marginea chiuvetei după a treia serie.",
        about: [
          "Tensioactivii sunt aleși pentru apă dură: nu se formează săpun de calciu pe tăvi, nici la 25 °dH.",
          "Spuma este stabilă, dar cade imediat sub jetul de clătire, așa că nu pierzi minute.",
          "Inoxul, porțelanul, policarbonatul și lemnul uleiat suportă folosirea repetată.",
        ],
        use: "Verifică doza cu cana gradată la începutul turei: 20 ml la 20 l de apă. Când soluția devine tulbure sau uleioasă, golește chiuveta și reia.",
      },
    ],
    drawing: { kind: "canister", accent: "#14a3c7", title: "Blidar", descriptor: "Vase, concentrat" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 1590, weight: 1110, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 5490, weight: 5400, size: [190, 135, 300], filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 10490, weight: 10700, size: [230, 190, 320], filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Citrice", accent: "#f0a53a", filters: { parfum: "citrice" } },
      { label: "Fără parfum", accent: "#b4c1c9", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { "pH (concentrat)": "7,0", "Substanță activă": "25 %", Doză: "1 – 2 ml la litru", "Apă dură": "până la 25 °dH" },
    features: ["concentrat", "degresant", "ph-neutru", "economic"],
    filters: { ph: "neutru", forma: "concentrat", domeniu: ["horeca", "scoli", "industrie-alimentara"], certificari: "haccp" },
    cpv: "39832000-3",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H315", "H318", "P280", "P302+P352", "P305+P351+P338", "P310"] },
  },
  {
    key: "tablete-masina-vase-toate-in-una-tablin", category: "vase-masina", brand: "farfurel",
    name: "Tablete pentru mașina de spălat vase Tablin",
    subtitle: "Detergent, agent de clătire și protecția sticlei într-o tabletă",
    texts: [
      {
        lead: "Pui tableta în sertar, fără să o desfaci din folia solubilă, și pornești programul.",
        about: [
          "Tablin conține enzime pentru amidon și proteine, percarbonat pentru pete de ceai și săruri care leagă calcarul.",
          "Folia hidrosolubilă se dizolvă și la 45 °C, în programele economice ale mașinilor noi.",
          "La apă peste 21 °dH adaugă sare în compartimentul mașinii; calculul îl faci cu valoarea dată de compania de apă.",
        ],
        use: "Îndepărtează resturile solide, așază o tabletă uscată în compartimentul de detergent și închide imediat capacul. Curăță filtrul mașinii de două ori pe lună.",
      },
      {
        lead: "Rezultatul se vede pe pahare: fără văl, fără pete de picături.",
        about: [
          "Stratul cu oxigen activ ridică urmele de cafea și de sos de roșii de pe plastic și porțelan.",
          "Enzimele curăță resturile întărite de paste, deci vasele nu trebuie clătite înainte.",
          "Protecția sticlei vine dintr-un compus de zinc, eliberat treptat, care reduce mătuirea după zeci de spălări.",
        ],
        use: "Aranjează vasele fără să se acopere unele pe altele, folosește programul de 50 – 60 °C și câte o tabletă la un ciclu. Pentru argint și lemn alege spălarea manuală.",
      },
      {
        lead: "Pachet pentru o lună, pentru două sau pentru pensiunea cu zece camere.",
        about: [
          "Numărul de spălări este chiar numărul de tablete, deci costul pe ciclu se vede imediat.",
          "Fiecare tabletă cântărește 18 g și are folie solubilă în apă rece, fără ambalaj de aruncat.",
          "Nu tăia tableta pentru jumătate de încărcătură: mai bine aștepți să se umple mașina.",
        ],
        use: "Scoate tableta cu mâinile uscate, altfel folia se lipește. Depozitează cutia închisă, ferită de umezeală și de copii, într-un dulap înalt.",
      },
    ],
    drawing: { kind: "tablet-box", accent: "#ec5b4c", title: "Tablin", descriptor: "Toate într-o tabletă" },
    axis: { name: "Cantitate", values: [
      { label: "30 de tablete", net: [30, "buc."], price: 2990, weight: 620, size: [150, 80, 170] },
      { label: "60 de tablete", net: [60, "buc."], price: 4990, weight: 1190, size: [190, 100, 200] },
      { label: "100 de tablete", net: [100, "buc."], price: 7490, weight: 1950, size: [230, 120, 220] },
    ] },
    second: { name: "Parfum", values: [
      { label: "Lămâie", accent: "#f2cd35", filters: { parfum: "lamaie" } },
      { label: "Măr verde", accent: "#86c04f", filters: { parfum: "mar-verde" } },
      { label: "Fără parfum", accent: "#c3ccd3", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { Masă: "18 g pe tabletă", Conținut: "enzime, percarbonat, polimeri", Folie: "hidrosolubilă", "Apă potrivită": "până la 21 °dH fără sare suplimentară" },
    features: ["autodizolvare", "degresant", "dozare-usoara"],
    filters: { ph: "alcalin", forma: "tablete", ambalare: "cutie", domeniu: ["casa", "birouri"] },
    cpv: "39831210-1",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "EUH208", "P102", "P264", "P305+P351+P338", "P337+P313"], contains: "subtilizină" },
  },
  {
    key: "detergent-lichid-masina-vase-tunelis", category: "vase-profesional", brand: "veselor",
    name: "Detergent lichid pentru mașini de vase profesionale Tunelis",
    subtitle: "Alcalin, dozat automat, fără urme de amidon pe farfurii",
    texts: [
      {
        lead: "Doi mililitri și jumătate la litru, reglați din pompa dozatoare, și farfuriile ies fără urme.",
        about: [
          "Tunelis este alcalin și fără spumă, destinat mașinilor cu capotă, cu tunel sau de pahare.",
          "Agenții de complexare țin calcarul în soluție; pentru apa de peste 15 °dH există o variantă cu mai mulți fosfonați.",
          "La 3 l de apă proaspătă pe ciclu și o doză de 2,5 ml pe litru, un litru de produs ajunge pentru circa 130 de coșuri.",
        ],
        use: "Montează tubul de aspirație al pompei în bidon, reglează doza cu conductometrul și verifică zilnic nivelul. Înlocuiește bidonul înainte să se golească, ca să nu aspiri aer.",
      },
      {
        lead: "Pentru bucătăriile care spală sute de farfurii la prânz.",
        about: [
          "Grăsimea, amidonul și proteinele se îndepărtează într-un singur ciclu de 60 – 90 de secunde, la 55 – 65 °C.",
          "Nu se folosește pe aluminiu și pe decorațiuni aurite, iar cristalul fin are nevoie de doza minimă.",
          "Filetul bidonului se potrivește lăncilor de aspirație ale dozatoarelor peristaltice uzuale.",
        ],
        use: "Poartă mănuși și ochelari când conectezi bidonul. Titrează soluția o dată pe săptămână, curăță brațele de spălare și raportează abaterile la service.",
      },
    ],
    drawing: { kind: "canister", accent: "#14a3c7", title: "Tunelis", descriptor: "Detergent mașini de vase" },
    axis: { name: "Volum", values: [
      { label: "5 l", net: [5, "l"], price: 6790, weight: 5900, size: [190, 135, 300] },
      { label: "10 l", net: [10, "l"], price: 12490, weight: 11700, size: [230, 190, 320] },
      { label: "20 l", net: [20, "l"], price: 22990, weight: 23400, size: [290, 260, 390] },
    ] },
    second: { name: "Tip", values: [
      { label: "Apă moale și medie", inName: "pentru apă moale și medie", accent: "#14a3c7" },
      { label: "Apă dură", inName: "pentru apă dură", accent: "#b8503a", extra: 600 },
    ] },
    characteristics: { "pH (concentrat)": "13,4", Doză: "1 – 3 ml la litru", "Temperatură de spălare": "55 – 65 °C", "Nu se folosește pe": "aluminiu, decor aurit" },
    features: ["concentrat", "degresant", "spuma-redusa", "economic"],
    filters: { ph: "puternic-alcalin", forma: "lichid", parfum: "fara-parfum", ambalare: "bidon", domeniu: ["horeca", "industrie-alimentara"], certificari: "haccp" },
    cpv: "39831210-1",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H290", "H314", "P234", "P260", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P405", "P501"] },
  },
  {
    key: "agent-clatire-masina-vase-clarvas", category: "vase-profesional", brand: "veselor",
    name: "Agent de clătire pentru mașini de vase Clarvas",
    subtitle: "Apa se scurge în peliculă, iar paharele ies uscate și lucioase",
    texts: [
      {
        lead: "O jumătate de mililitru la litru deosebește paharul cu pete de paharul gata de pus pe bar.",
        about: [
          "Clarvas conține tensioactivi cu spumă minimă și acid citric, astfel că apa de clătire nu mai lasă picături.",
          "Uscarea se scurtează cu un minut la fiecare coș, iar paharul poate fi pus direct pe raft.",
          "Se potrivește tuturor mașinilor cu rezervor de clătire, inclusiv celor casnice.",
        ],
        use: "Setează pompa la 0,3 – 0,5 ml pe litru de apă de clătire. Dacă apar fulgi sau spumă, doza e prea mare; dacă rămân picături, crește-o treptat.",
      },
      {
        lead: "Pentru apă dură, unde vasul iese alb deși pare curat.",
        about: [
          "Acidul neutralizează urmele de detergent alcalin și previne vălul de calcar de pe pahare și tacâmuri.",
          "Temperatura de clătire recomandată este 80 – 85 °C, la care vasele se usucă aproape singure în aer.",
          "La doza corectă, berea turnată în pahar își păstrează spuma.",
        ],
        use: "Umple rezervorul dozatorului până la marcaj, amorsează pompa și verifică primul coș cu paharul la lumină. Înlocuiește bidonul odată cu detergentul, ca să nu rămâi fără unul dintre ele.",
      },
    ],
    drawing: { kind: "canister", accent: "#5fb4d6", title: "Clarvas", descriptor: "Agent de clătire" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 1690, weight: 1100, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 6290, weight: 5400, size: [190, 135, 300], filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 11690, weight: 10750, size: [230, 190, 320], filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Tip", values: [
      { label: "Standard", inName: "standard", accent: "#5fb4d6" },
      { label: "Acid, apă dură", inName: "acid, pentru apă dură", accent: "#d68a5f", extra: 400 },
    ] },
    characteristics: { pH: "3,0", Doză: "0,3 – 0,5 ml la litru", "Temperatura clătirii": "80 – 85 °C", Conținut: "acid citric, tensioactivi neionici" },
    features: ["concentrat", "fara-urme", "uscare-rapida", "spuma-redusa"],
    filters: { ph: "acid", forma: "concentrat", parfum: "fara-parfum", domeniu: ["horeca", "casa"] },
    cpv: "39832000-3",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "P280", "P305+P351+P338", "P337+P313"] },
  },
  {
    key: "sare-masina-vase-halitin", category: "vase-profesional", brand: "farfurel",
    name: "Sare pentru mașini de spălat vase Halitin",
    subtitle: "Regenerează dedurizatorul și oprește vălul alb pe pahare",
    texts: [
      {
        lead: "Sare pură, granule mari, care nu se întăresc în compartiment.",
        about: [
          "Halitin conține clorură de sodiu 99,7 %, fără antiaglomerant și fără iod, care ar înfunda rășina schimbătoare.",
          "Granulația de 4 – 8 mm lasă apa să treacă; sarea fină de masă se cimentează și poate bloca supapa.",
          "Consumul depinde de duritate: la 15 °dH, o mașină casnică folosește cam un kilogram la 30 de cicluri.",
        ],
        use: "Deschide compartimentul din fund, pune prima dată un litru de apă, umple cu sare și pornește un program gol. Șterge boabele căzute pe inox, ca să nu apară rugină.",
      },
      {
        lead: "Sacul mare este pentru dedurizatorul restaurantului, pachetul mic pentru mașina de acasă.",
        about: [
          "Dedurizarea scade consumul de detergent și ferește rezistența electrică a mașinii de depuneri.",
          "Indicatorul roșu de pe panou nu măsoară duritatea, ci nivelul; umple când clipește, nu când vezi pete.",
          "Sacul se ține pe palet, la loc uscat, căci sarea umedă devine bloc.",
        ],
        use: "Reglează dedurizatorul după harta de duritate a zonei și completează rezervorul înainte de program, nu după. Pentru stațiile cu saramură, adaugă sare până deasupra nivelului apei.",
      },
    ],
    drawing: { kind: "powder-box", accent: "#dfe7ec", title: "Halitin", descriptor: "Sare pentru mașina de vase" },
    axis: { name: "Cantitate", values: [
      { label: "1,5 kg", net: [1.5, "kg"], price: 790, weight: 1560, size: [150, 70, 200], filters: { ambalare: "cutie" } },
      { label: "4 kg", net: [4, "kg"], price: 1690, weight: 4080, size: [210, 110, 260], filters: { ambalare: "cutie" } },
      { label: "25 kg", net: [25, "kg"], price: 6490, weight: 25150, size: [400, 130, 620], filters: { ambalare: "bucata" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Set 2 buc.", pieces: 2, off: 4, filters: { ambalare: "set" } },
    ] },
    without: [["25 kg", "Set 2 buc."]],
    characteristics: { Compoziție: "clorură de sodiu 99,7 %", Granulație: "4 – 8 mm", "Conține iod": "nu", Utilizare: "dedurizatoare cu rășină" },
    features: ["dozare-usoara", "economic", "fara-parfum"],
    filters: { ph: "neutru", forma: "granule", parfum: "fara-parfum", domeniu: ["casa", "horeca"] },
    cpv: "39831210-1",
  },
  {
    key: "detartrant-masina-vase-calcivex", category: "vase-profesional", brand: "veselor",
    name: "Detartrant pentru mașini de vase și bainmarie Calcivex",
    subtitle: "Curăță rezistența, duzele și cuva mașinii o dată pe lună",
    texts: [
      {
        lead: "Rezistența curățată de calcar încălzește iar apa în timpul prevăzut de fabricant.",
        about: [
          "Un strat de calcar de un milimetru poate ridica consumul rezistenței cu aproape o zecime.",
          "Calcivex unește acidul fosforic și acidul citric cu un inhibitor pentru inox și cupru; pe alama nichelată se face o probă.",
          "Se folosește la mașini de vase, bainmarie, fierbătoare, cuptoare cu aburi și espressoare, dacă producătorul permite acizi.",
        ],
        use: "Golește cuva, umple cu apă și adaugă 50 ml la litru, pornește două cicluri goale, apoi clătește cu două cicluri de apă curată. Oprește dozatoarele pe durata detartrării.",
      },
      {
        lead: "Spumă puțină, dozare simplă, fără miros de acid clorhidric.",
        about: [
          "Indicatorul de culoare virează spre galben când acidul s-a consumat și soluția trebuie schimbată.",
          "O cuvă de 20 l cere un litru de produs la fiecare detartrare.",
          "Apa uzată se neutralizează cu bicarbonat înaintea evacuării în rețele mici.",
        ],
        use: "Scoate filtrele și brațele, înmoaie-le separat, apoi toarnă doza în cuva încălzită la 60 °C. Lasă 15 minute, pornește ciclul și verifică garniturile la sfârșit.",
      },
    ],
    drawing: { kind: "canister", accent: "#c9474b", title: "Calcivex", descriptor: "Detartrant mașini de vase" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 2190, weight: 1200, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 7990, weight: 5950, size: [190, 135, 300], filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 14790, weight: 11800, size: [230, 190, 320], filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Set 2 buc.", pieces: 2, off: 5, filters: { ambalare: "set" } },
    ] },
    characteristics: { "pH (soluție 1 %)": "2,0", Conținut: "acid fosforic, acid citric", Doză: "50 ml la litru", "Timp de acțiune": "15 minute", "Frecvență": "lunar" },
    features: ["concentrat", "detartrant", "economic", "spuma-redusa"],
    filters: { suprafata: ["inox"], ph: "puternic-acid", forma: "concentrat", parfum: "fara-parfum", domeniu: ["horeca", "industrie-alimentara"] },
    cpv: "39831240-0",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H290", "H314", "P260", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P405", "P501"] },
  },
];
