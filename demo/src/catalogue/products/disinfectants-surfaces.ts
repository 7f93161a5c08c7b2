import type { BaseProduct } from "../authoring.ts";

/** Biocides for surfaces, instruments, food areas and chlorine. */
export const DISINFECTANTS_SURFACES: BaseProduct[] = [
  {
    key: "dezinfectant-rapid-alcoolic-alcodez", category: "dezinfectanti-suprafete", brand: "dezivara",
    name: "Dezinfectant rapid pe bază de alcool pentru suprafețe Alcodez",
    subtitle: "Bactericid în 30 de secunde, se evaporă fără clătire",
    texts: [
      {
        lead: "Pulverizezi, suprafața rămâne umedă 30 de secunde, apoi poți lucra mai departe.",
        about: [
          "Alcodez conține etanol și propan-2-ol, 70 % în total, și este destinat suprafețelor mici, rezistente la alcool: mese de examinare, mânere, cântare, ustensile de salon.",
          "Testat conform EN 13697 (bactericid și levuricid, 30 de secunde) și EN 14476 (virucid limitat pe virusuri cu anvelopă, un minut).",
          "Nu înlocuiește spălarea: sângele, grăsimea și praful vizibil se îndepărtează înainte, fiindcă opresc alcoolul.",
        ],
        use: "Stropește suprafața curată și uscată de la 30 cm până este complet udă, lasă timpul de contact și nu șterge mai devreme. Aerisește camera și nu pulveriza lângă flacără.",
      },
      {
        lead: "Pentru cabinete, saloane și săli de fitness, unde scaunul trebuie pregătit între doi clienți.",
        about: [
          "Alcoolul se evaporă în câteva zeci de secunde și nu lasă peliculă lipicioasă pe vinil, inox sau sticlă.",
          "Plexiglasul, acrilul și lacurile pe bază de șelac se pot opaciza; pe ele alege o soluție fără alcool.",
          "La un consum de 40 ml pe metru pătrat, cu un litru se dezinfectează 25 m².",
        ],
        use: "Curăță întâi cu detergent neutru, apoi aplică dezinfectantul și lasă-l să acționeze: un minut pentru virusuri cu anvelopă. Folosește mănuși și păstrează flaconul departe de aparate calde.",
      },
      {
        lead: "Același lichid în spray de mână și în bidon pentru reumplere.",
        about: [
          "Pulverizatorul dă o ceață densă, care udă fără să curgă; bidonul de 5 l reumple flacoanele cu o pompă dedicată.",
          "Activitatea a fost verificată în condiții de curățenie, cu albumină 0,3 g/l, pe Staphylococcus aureus, Enterococcus hirae, Escherichia coli și Pseudomonas aeruginosa.",
          "Varianta cu parfum de lămâie acoperă mirosul de alcool în saloane; cea neparfumată este obișnuită în cabinetele stomatologice.",
        ],
        use: "Notează pe flaconul reumplut lotul din bidon și data. Pe suprafețele mari lucrează pe porțiuni de un metru pătrat, ca stratul să rămână umed până la sfârșit.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#5b8fd6", title: "Alcodez", descriptor: "TP2 și TP4, 70 % alcool" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 1990, weight: 520, size: [95, 60, 255], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "750 ml", net: [0.75, "l"], price: 2690, weight: 760, size: [100, 65, 285], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "5 l", net: [5, "l"], price: 10990, weight: 4700, size: [190, 135, 300], kind: "canister", filters: { forma: "lichid", ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Lămâie", accent: "#e9d75a", filters: { parfum: "lamaie" } },
      { label: "Mentă", accent: "#5bc4a5", filters: { parfum: "menta" } },
      { label: "Fără parfum", accent: "#5b8fd6", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { "Timp de contact": "30 s (bacterii), 1 min (virusuri cu anvelopă)", Standarde: "EN 13697, EN 14476", Diluție: "gata de folosit" },
    features: ["gata-de-folosit", "fara-clatire", "bactericid", "virucid", "uscare-rapida"],
    filters: { suprafata: ["toate-suprafetele", "inox"], domeniu: ["sanatate", "birouri", "horeca"], certificari: ["aviz-biocid", "en-14476", "en-13697"] },
    cpv: "24455000-8",
    safety: { pictograms: ["GHS02", "GHS07"], signal: "Pericol", statements: ["H225", "H319", "P102", "P210", "P233", "P280", "P305+P351+P338", "P337+P313", "P403+P235", "P501"], biocide: { authorisation: "3084BIO/02/11.24", type: "TP2, TP4", active: "etanol 40 g/100 g, propan-2-ol 30 g/100 g" } },
  },
  {
    key: "dezinfectant-concentrat-quatera", category: "dezinfectanti-suprafete", brand: "dezivara",
    name: "Dezinfectant detergent concentrat pentru suprafețe Quatera",
    subtitle: "Spală și dezinfectează într-o singură operație, la 0,5 %",
    texts: [
      {
        lead: "Un litru de concentrat pregătește 200 de litri de soluție de lucru.",
        about: [
          "Quatera combină clorură de didecildimetilamoniu și tensioactivi neionici, astfel că murdăria se desprinde în timp ce se produce efectul bactericid.",
          "Diluat 0,5 %, cu 15 minute de contact, corespunde EN 13697 și EN 1276, în condiții de murdărie; la 2 % și 30 de minute intră în domeniul EN 14476 pentru virusuri cu anvelopă.",
          "Săpunul și produsele anionice îl inactivează, de aceea găleata trebuie clătită bine înainte.",
        ],
        use: "Dizolvă 50 ml la 10 l de apă rece, întinde soluția cu mopul sau laveta și las-o 15 minute umedă. Suprafețele care vin în contact cu alimentele se clătesc apoi cu apă potabilă.",
      },
      {
        lead: "Pentru saloane, cabine, săli de clasă și blocuri alimentare, cu același protocol.",
        about: [
          "Bidoanele sunt însoțite de o planșă cu diluții și timpi de contact, gata de pus pe ușa camerei de curățenie.",
          "Soluția preparată se folosește în aceeași zi. Pulverizarea cu aparate care produc ceață fină nu este recomandată fără protecție respiratorie.",
          "Inoxul, gresia, PVC-ul și melamina suportă concentrațiile indicate; aluminiul anodizat se probează.",
        ],
        use: "Respectă ordinea: apă în găleată, apoi concentrat măsurat cu capacul gradat. Lucrează de la zona curată spre cea murdară și schimbă laveta după fiecare încăpere.",
      },
    ],
    drawing: { kind: "canister", accent: "#c62f3d", title: "Quatera", descriptor: "Detergent dezinfectant TP2, TP4" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 4290, weight: 1100, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 17990, weight: 5400, size: [190, 135, 300], filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 33990, weight: 10700, size: [230, 190, 320], filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Set 2 buc.", pieces: 2, off: 5, filters: { ambalare: "set" } },
    ] },
    characteristics: { Diluție: "0,5 – 2 %", "Timp de contact": "15 – 30 min", Standarde: "EN 1276, EN 13697, EN 14476" },
    features: ["concentrat", "bactericid", "virucid"],
    filters: { suprafata: ["toate-suprafetele", "pardoseli"], ph: "neutru", forma: "concentrat", parfum: "fara-parfum", domeniu: ["sanatate", "scoli", "horeca", "industrie-alimentara"], certificari: ["aviz-biocid", "en-14476", "en-13697", "haccp"] },
    cpv: "24455000-8",
    safety: { pictograms: ["GHS05", "GHS09"], signal: "Pericol", statements: ["H314", "H400", "P260", "P273", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P391", "P501"], biocide: { authorisation: "2417BIO/02/12.24", type: "TP2, TP4", active: "clorură de didecildimetilamoniu 7,5 g/100 g" } },
  },
  {
    key: "dezinfectant-zone-alimentare-prandil", category: "dezinfectanti-suprafete", brand: "dezivara",
    name: "Dezinfectant pentru zone alimentare Prandil",
    subtitle: "Pentru blaturi, feliatoare și mese de tranșare, la sfârșit de tură",
    texts: [
      {
        lead: "Bactericid pe suprafețele curățate din bucătărie, fără miros de clor.",
        about: [
          "Prandil se folosește după degresare: blaturi, tocătoare, feliatoare, benzi de transport, camere frigorifice golite.",
          "Acidul lactic acționează în 5 minute conform EN 13697 pe Listeria monocytogenes, Salmonella enterica și Escherichia coli.",
          "Activitatea este determinată în condiții de murdărie, cu 3 g/l albumină, așadar reflectă o bucătărie reală.",
        ],
        use: "Pulverizează pe suprafața curată, așteaptă cinci minute și clătește cu apă potabilă. Nu amesteca produsul cu detergenți alcalini sau cu clor.",
      },
      {
        lead: "Se încadrează în planul HACCP ca etapă separată, cu dovezi de eficacitate la dosar.",
        about: [
          "Rapoartele EN 1276 și EN 1650 se descarcă de pe pagina produsului, împreună cu fișa tehnică și cu cea de securitate.",
          "pH-ul 2,6 limitează folosirea pe zinc, cupru și piatră calcaroasă. Pe inox 304 nu apar urme, dacă se respectă timpul și clătirea.",
          "După clătirea obligatorie, produsul nu lasă gust sau miros pe suprafața de lucru.",
        ],
        use: "Alternează tocătoarele: dezinfectezi un set, folosești altul. Lasă produsul pe lamele demontate zece minute, clătește și depozitează-le verticale, până se usucă.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#e06b3c", title: "Prandil", descriptor: "Dezinfectant TP4" },
    axis: { name: "Volum", values: [
      { label: "750 ml", net: [0.75, "l"], price: 2390, weight: 830, size: [100, 65, 285], filters: { forma: "spray", ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 8990, weight: 5350, size: [190, 135, 300], kind: "canister", filters: { forma: "lichid", ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 16490, weight: 10650, size: [230, 190, 320], kind: "canister", filters: { forma: "lichid", ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Set 2 buc.", pieces: 2, off: 5, filters: { ambalare: "set" } },
    ] },
    characteristics: { "Timp de contact": "5 minute", Standarde: "EN 1276, EN 1650, EN 13697", Clătire: "cu apă potabilă" },
    features: ["gata-de-folosit", "bactericid", "fungicid", "contact-alimentar"],
    filters: { suprafata: ["inox", "toate-suprafetele"], ph: "acid", parfum: "fara-parfum", domeniu: ["horeca", "industrie-alimentara"], certificari: ["aviz-biocid", "en-13697", "haccp"] },
    cpv: "24455000-8",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "P102", "P264", "P280", "P305+P351+P338", "P337+P313"], biocide: { authorisation: "3126BIO/04/03.25", type: "TP4", active: "acid lactic 2,4 g/100 g" } },
  },
  {
    key: "dezinfectant-instrumentar-instrumal", category: "dezinfectanti-suprafete", brand: "dezivara",
    name: "Concentrat pentru dezinfecția instrumentarului medical Instrumal",
    subtitle: "Curăță și dezinfectează prin imersie, înainte de sterilizare",
    texts: [
      {
        lead: "Instrumentele intră în baie imediat după folosire, ca sângele să nu se usuce.",
        about: [
          "Instrumal este un concentrat cu amine cuaternare, o amină terțiară și enzime proteolitice, pentru instrumentar chirurgical și stomatologic.",
          "La 2 % și 15 minute corespunde EN 14561 și EN 14562; pentru virusuri fără anvelopă protocolul cere 3 % și 30 de minute, conform EN 17111.",
          "Inhibitorii de coroziune protejează oțelul, aluminiul anodizat și îmbinările. Nu este sterilant.",
        ],
        use: "Pregătește baia: 20 ml la 980 ml de apă sub 35 °C, deschide articulațiile și scufundă tot. După timpul indicat clătește cu apă demineralizată și usucă înainte de sterilizare.",
      },
      {
        lead: "Doi mililitri la o sută de apă, un sfert de oră și instrumentele sunt gata de clătit.",
        about: [
          "Merge în cuva cu capac și în cuva cu ultrasunete, cu spumă redusă la 40 kHz.",
          "Soluția se schimbă zilnic sau când se tulbură. Aldehidele și clorul lipsesc din formulă, iar mirosul este slab.",
          "Fiind dispozitiv medical din clasa IIb, produsul poartă marcaj CE și are declarație de conformitate, nu aviz biocid. Frezele din carbură de tungsten se introduc separat, pe suport din plastic.",
        ],
        use: "Notează ora pregătirii pe cuvă și folosește mănuși rezistente la produse chimice. Freacă lumenul cu perii potrivite, clătește, verifică vizual și trimite la autoclav.",
      },
    ],
    drawing: { kind: "bottle", accent: "#2f6fb3", title: "Instrumal", descriptor: "Imersie instrumentar" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 8990, weight: 1120, size: [90, 90, 265], filters: { ambalare: "flacon" } },
      { label: "2 l", net: [2, "l"], price: 16490, weight: 2200, size: [120, 100, 290], kind: "canister", filters: { ambalare: "bidon" } },
      { label: "5 l", net: [5, "l"], price: 38990, weight: 5400, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Set 2 buc.", pieces: 2, off: 4, filters: { ambalare: "set" } },
    ] },
    characteristics: { "Substanțe active": "amină 10 %, amine cuaternare 5 %", Încadrare: "dispozitiv medical clasa IIb, marcaj CE", Diluție: "2 – 3 %", "Timp de contact": "15 – 30 min", Standarde: "EN 14561, EN 14562, EN 17111" },
    features: ["concentrat", "bactericid", "fungicid", "virucid"],
    filters: { suprafata: "inox", ph: "alcalin", forma: "concentrat", parfum: "fara-parfum", domeniu: "sanatate", certificari: "ce" },
    cpv: "24455000-8",
    safety: { pictograms: ["GHS05", "GHS07", "GHS08", "GHS09"], signal: "Pericol", statements: ["H302", "H314", "H373", "H410", "P260", "P273", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P391", "P405", "P501"] },
  },
  {
    key: "tablete-clor-clortab", category: "clor-si-tablete", brand: "clorivo",
    name: "Tablete clorigene efervescente Clortab",
    subtitle: "O tabletă în 1,5 litri de apă dă 1.000 ppm clor activ",
    texts: [
      {
        lead: "Numeri tabletele, nu mililitrii, iar concentrația iese aceeași de fiecare dată.",
        about: [
          "Clortab conține troclosen sodic, sub formă de comprimate efervescente care se dizolvă complet în 5 – 10 minute.",
          "Conform EN 13697, soluția de 1.000 ppm este bactericidă și fungicidă în 15 minute; pentru virusuri, EN 14476, se urcă la 2.000 ppm.",
          "Se folosește la pardoseli, grupuri sanitare, containere de gunoi și obiecte de plastic. Metalele neprotejate se corodează.",
        ],
        use: "Pune o tabletă la 1,5 l de apă rece, așteaptă efervescența, aplică și lasă 15 minute. Clătește suprafețele metalice și pe cele pentru alimente.",
      },
      {
        lead: "Cutia mică pentru cabinet, cea mare pentru spital sau școală.",
        about: [
          "Fiecare tabletă eliberează aproximativ 1,5 g clor activ, deci o găleată de 9 litri cere șase bucăți.",
          "Depozitarea ocupă mult mai puțin spațiu decât bidoanele cu hipoclorit, iar clorul nu se pierde în timp.",
          "Cutiile au capac înșurubabil și desicant; umezeala începe efervescența prea devreme.",
        ],
        use: "Dozează în aer liber sau într-o încăpere aerisită, fără să apropii fața de găleată. Soluția se pregătește zilnic și nu se combină cu acizi, amoniac sau detergenți de WC.",
      },
      {
        lead: "Pentru apa de clătire a pardoselilor și dezinfecția toaletelor publice, la o doză ușor de verificat.",
        about: [
          "Benzile de test confirmă concentrația în câteva secunde, util la controalele sanitare.",
          "Petele de sânge se acoperă cu material absorbant îmbibat în 10.000 ppm, adică zece tablete la 1,5 litri de apă.",
          "Textilele colorate și covoarele se decolorează la contact, așa că lucrează cu haine de protecție și ferește covorașele.",
        ],
        use: "Calculează tabletele după volum: două pentru 3 l, patru pentru 6 l. Aplică pe suprafața deja spălată, fără să o ștergi timp de un sfert de oră, apoi clătește.",
      },
    ],
    drawing: { kind: "tablet-box", accent: "#5aa9a3", title: "Clortab", descriptor: "Tablete clorigene" },
    axis: { name: "Cantitate", values: [
      { label: "60 de tablete", net: [60, "buc."], price: 2490, weight: 260, size: [80, 80, 90] },
      { label: "150 de tablete", net: [150, "buc."], price: 4490, weight: 580, size: [95, 95, 130] },
      { label: "300 de tablete", net: [300, "buc."], price: 7490, weight: 1120, size: [115, 115, 175] },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Cutie", inName: "", filters: { ambalare: "cutie" } },
      { label: "Set 2 cutii", pieces: 2, off: 5, filters: { ambalare: "set" } },
      { label: "Bax 6 cutii", pieces: 6, off: 9, filters: { ambalare: "bax" } },
    ] },
    characteristics: { "Clor activ": "1,5 g pe tabletă", "Timp de contact": "15 minute", Standarde: "EN 13697, EN 14476" },
    features: ["autodizolvare", "bactericid", "fungicid", "virucid", "dozare-usoara"],
    filters: { suprafata: ["pardoseli", "obiecte-sanitare"], ph: "neutru", forma: "tablete", parfum: "fara-parfum", domeniu: ["sanatate", "scoli", "casa"], certificari: ["aviz-biocid", "en-14476", "en-13697"] },
    cpv: "24455000-8",
    safety: { pictograms: ["GHS07", "GHS09"], signal: "Atenție", statements: ["H302", "H319", "H335", "H410", "EUH031", "EUH206", "P102", "P261", "P273", "P280", "P305+P351+P338", "P391", "P403+P233", "P501"], biocide: { authorisation: "1875BIO/02/09.23", type: "TP2, TP4", active: "troclosen sodic 80 g/100 g" } },
  },
  {
    key: "solutie-clorigena-hipolux", category: "clor-si-tablete", brand: "clorivo",
    name: "Soluție clorigenă parfumată Hipolux",
    subtitle: "Dezinfectează și albește grupurile sanitare și pardoselile",
    texts: [
      {
        lead: "Clor activ 4,5 % și tensioactivi, într-o soluție care se diluează simplu.",
        about: [
          "Hipolux se folosește la pardoseli, vase WC, chiuvete, lenjerie albă și pubele.",
          "Diluată 1:40, soluția are în jur de 1.100 ppm clor activ, pentru dezinfecția suprafețelor curate în 15 minute (EN 13697).",
          "Parfumul este mai ușor de suportat decât mirosul de hipoclorit simplu, dar încăperea tot trebuie aerisită.",
        ],
        use: "Măsoară 250 ml la o găleată de 10 l de apă rece, spală cu mopul și lasă să se usuce singur. Nu o turna peste detartrant, oțet sau amoniac.",
      },
      {
        lead: "Un flacon pentru toaletă, pardoseală și rufe albe, cu doza trecută pe etichetă.",
        about: [
          "La WC se toarnă 100 ml nediluat, se lasă un sfert de oră și se trage apa.",
          "Pe textile colorate, lână și mătase nu se folosește, iar oțelul neprotejat ruginește dacă rămâne ud.",
          "În piscine și la apa de băut nu are ce căuta, rețeta fiind pentru suprafețe.",
        ],
        use: "Poartă mănuși din nitril, deschide fereastra și aplică. Pentru rufe albe din bumbac pune 60 ml la 10 l de apă rece, 20 de minute, apoi clătește de două ori.",
      },
      {
        lead: "Bidonul de 20 l acoperă o lună de lucru într-un hotel cu 60 de camere.",
        about: [
          "Eficacitatea bactericidă și virucidă a fost determinată conform EN 1276 și EN 14476, la diluțiile tipărite pe etichetă.",
          "Pompa de bidon dozează 30 ml la o apăsare, iar soluția diluată se prepară zilnic, pentru că pierde clor la lumină.",
          "Depozitarea la întuneric, sub 25 °C, păstrează conținutul declarat până la expirare.",
        ],
        use: "Clătește mai întâi găleata de orice alt produs. Pregătește 1:20 pentru zone cu risc și 1:40 pentru întreținere, aplică generos și respectă timpul de contact înainte de clătire.",
      },
    ],
    drawing: { kind: "bottle", accent: "#6ba51d", title: "Hipolux", descriptor: "Soluție clorigenă" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 690, weight: 1120, size: [90, 90, 265], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 2390, weight: 5450, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
      { label: "20 l", net: [20, "l"], price: 7990, weight: 21700, size: [290, 260, 390], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Lămâie", accent: "#e7d64f", filters: { parfum: "lamaie" } },
      { label: "Ocean", accent: "#46a7d8", filters: { parfum: "ocean" } },
      { label: "Fără parfum", accent: "#6ba51d", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { Diluție: "1:20 – 1:40", "Timp de contact": "15 minute", Standarde: "EN 1276, EN 13697, EN 14476" },
    features: ["bactericid", "virucid", "dozare-usoara"],
    filters: { suprafata: ["pardoseli", "obiecte-sanitare", "textile"], ph: "puternic-alcalin", forma: "lichid", domeniu: ["casa", "scoli", "horeca", "sanatate"], certificari: ["aviz-biocid", "en-14476", "en-13697"] },
    cpv: "24455000-8",
    safety: { pictograms: ["GHS05", "GHS09"], signal: "Pericol", statements: ["H290", "H314", "H410", "EUH031", "EUH206", "P102", "P260", "P273", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P391", "P501"], biocide: { authorisation: "2210BIO/02/04.24", type: "TP2", active: "hipoclorit de sodiu 4,5 g clor activ/100 g" } },
  },
  {
    key: "servetele-dezinfectante-suprafete-wipero", category: "lavete-dezinfectante", brand: "dezivara",
    name: "Șervețele dezinfectante pentru suprafețe Wipero",
    subtitle: "Nețesut îmbibat, fără alcool, pentru mese, tastaturi și mânere",
    texts: [
      {
        lead: "Tragi un șervețel, ștergi mânerul, iar timpul de contact de un minut trece fără pregătire.",
        about: [
          "Wipero este impregnat cu 2,2 ml de soluție fără alcool pe foaie, suficient pentru 0,5 m².",
          "Compușii de amoniu cuaternar dau activitate bactericidă conform EN 13727 și EN 16615 (testul cu 4 câmpuri), un standard apropiat de ștergerea reală.",
          "Foaia de 20 × 20 cm din nețesut de 50 g/m² nu se rupe și nu lasă scame pe ecrane.",
        ],
        use: "Deschide capacul, scoate câte o foaie și șterge din centrul suprafeței spre margini. Lasă umed un minut, apoi usucă, dacă este cazul, cu o lavetă de unică folosință.",
      },
      {
        lead: "Pentru noptiere, mânere, cărucioare, tastaturi și ghișee din plexiglas.",
        about: [
          "Lipsa alcoolului protejează materialele sensibile: policarbonat, silicon, piele sintetică.",
          "Activitate pe virusuri cu anvelopă în două minute, determinată conform EN 16777; umezește suprafața din nou dacă s-a uscat mai devreme.",
          "Fiecare cutie are trei găuri calibrate în folie, ca foile să iasă una câte una.",
        ],
        use: "Îndepărtează mai întâi murdăria vizibilă cu un șervețel, aruncă-l, apoi folosește altul pentru dezinfecție. Nu turna apă în cutie și nu reîmbiba foile.",
      },
      {
        lead: "O cutie pe birou, un set pentru un etaj, un bax pentru o clinică întreagă.",
        about: [
          "O cutie cu 100 de foi ajunge, la patru ștergeri pe pacient, pentru douăzeci și cinci de pacienți.",
          "Umiditatea rămâne constantă câteva luni dacă apeși capacul până face clic.",
          "Cutiile goale se adună la plastic, iar foile folosite merg la deșeuri menajere sau medicale, după caz.",
        ],
        use: "Ține cutia la temperatura camerei, departe de calorifer. Trage foaia prin orificiu în unghi, ca să se rupă exact pe linia perforată.",
      },
    ],
    drawing: { kind: "wipes-tub", accent: "#4b7fc9", title: "Wipero", descriptor: "Șervețele suprafețe, fără alcool" },
    axis: { name: "Cantitate", values: [
      { label: "60 de foi", net: [60, "buc."], price: 1790, weight: 320, size: [95, 95, 170] },
      { label: "100 de foi", net: [100, "buc."], price: 2490, weight: 510, size: [105, 105, 210] },
      { label: "200 de foi", net: [200, "buc."], price: 4290, weight: 980, size: [125, 125, 230] },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Cutie", inName: "", filters: { ambalare: "cutie" } },
      { label: "Set 3 cutii", pieces: 3, off: 5, filters: { ambalare: "set" } },
      { label: "Bax 12 cutii", pieces: 12, off: 10, filters: { ambalare: "bax" } },
    ] },
    characteristics: { "Dimensiune foaie": "20 × 20 cm", Material: "nețesut 50 g/m²", "Timp de contact": "1 – 2 minute", Standarde: "EN 13727, EN 16615, EN 16777" },
    features: ["gata-de-folosit", "bactericid", "virucid", "fara-parfum"],
    filters: { suprafata: ["toate-suprafetele", "plastic"], forma: "servetele", parfum: "fara-parfum", domeniu: ["sanatate", "birouri", "comert"], certificari: ["aviz-biocid"] },
    cpv: "24455000-8",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "H412", "P102", "P264", "P273", "P305+P351+P338", "P501"], biocide: { authorisation: "3251BIO/02/02.25", type: "TP2", active: "clorură de didecildimetilamoniu 0,4 g/100 g, clorură de alchildimetilbenzilamoniu 0,3 g/100 g" } },
  },
  {
    key: "dezinfectant-pardoseli-parfumat-solidez", category: "dezinfectanti-suprafete", brand: "dezivara",
    name: "Dezinfectant concentrat pentru pardoseli Solidez",
    subtitle: "Detergent, dezinfectant și odorizant pentru holuri și grupuri sanitare",
    texts: [
      {
        lead: "Pardoseala se spală, se dezinfectează și miroase plăcut, dintr-o singură găleată.",
        about: [
          "Solidez este făcut pentru trafic mare: holuri de școală, vestiare, supermarketuri, scări de bloc.",
          "La 1 %, amestecul de amine cuaternare este bactericid în 10 minute (EN 13697); la 3 % acționează și pe levuri.",
          "Se poate folosi cu mopul sau cu mașina de spălat-uscat, cu antispumant în rezervorul de recuperare.",
        ],
        use: "Toarnă 80 ml la 8 l de apă, întinde soluția și las-o să se usuce singură. Pe linoleumul lustruit clătește, ca să nu rămână mat.",
      },
      {
        lead: "Parfumul vine din concentrat, deci nu mai ai nevoie de odorizant pe hol.",
        about: [
          "Concentrația mare permite ca bidonul de 10 l să acopere circa 40.000 m², la întreținerea de rutină cu 0,5 %.",
          "Gresia, rășina epoxidică, PVC-ul și mozaicul suportă bine produsul; parchetul uleiat, nu.",
          "Concentrația de la fundul bidonului rămâne egală cu cea de la gură, deoarece emulsia este stabilă.",
        ],
        use: "Mătură întâi, apoi spală pe fâșii late cât un braț și schimbă apa la 50 m². Ține camera liberă până la sfârșitul celor zece minute de contact.",
      },
      {
        lead: "Merge și la plinte, grătare de scurgere, containere de gunoi și lăzi frigorifice goale.",
        about: [
          "Testat cu apă dură, 17 grade germane, deci raportul rămâne valabil în cele mai multe orașe.",
          "Nu se amestecă cu săpun de rufe sau cu detergent anionic, pentru că își pierde efectul.",
          "În creșe și cantine, pardoseala se clătește după terminarea timpului de acțiune.",
        ],
        use: "Aplică pe pardoseala fără resturi, cu doza de 300 ml la 10 l de apă acolo unde ceri efect levuricid. Varsă apa murdară în canalizarea menajeră, nu în rigola de ploaie.",
      },
    ],
    drawing: { kind: "canister", accent: "#3fa7d6", title: "Solidez", descriptor: "Dezinfectant pardoseli" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 1990, weight: 1090, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 6990, weight: 5350, size: [190, 135, 300], filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 12990, weight: 10650, size: [230, 190, 320], filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Ocean", accent: "#3fa7d6", filters: { parfum: "ocean" } },
      { label: "Brad", accent: "#2f8f57", filters: { parfum: "brad-si-pin" } },
      { label: "Flori de primăvară", accent: "#ec8fba", filters: { parfum: "flori-de-primavara" } },
    ] },
    characteristics: { Diluție: "0,5 – 3 %", "Timp de contact": "10 minute", Standarde: "EN 1276, EN 13697" },
    features: ["concentrat", "bactericid", "parfum-durabil"],
    filters: { suprafata: ["pardoseli", "gresie-si-faianta"], ph: "neutru", forma: "concentrat", domeniu: ["scoli", "horeca", "firme-de-curatenie", "comert"], certificari: ["aviz-biocid", "en-13697"] },
    cpv: "24455000-8",
    safety: { pictograms: ["GHS05", "GHS09"], signal: "Pericol", statements: ["H314", "H410", "P102", "P260", "P273", "P280", "P303+P361+P353", "P305+P351+P338", "P310", "P391", "P501"], biocide: { authorisation: "2733BIO/02/10.23", type: "TP2", active: "clorură de alchildimetilbenzilamoniu 5 g/100 g" } },
  },
];
