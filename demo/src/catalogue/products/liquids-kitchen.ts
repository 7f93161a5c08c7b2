import type { BaseProduct } from "../authoring.ts";

/** Degreasers, ovens, hobs and stainless steel. */
export const LIQUIDS_KITCHEN: BaseProduct[] = [
  {
    key: "degresant-bucatarie-grasin", category: "degresanti", brand: "degravon",
    name: "Degresant de bucătărie Grasin",
    subtitle: "Desprinde grăsimea de pe hotă, faianță și blat în două minute",
    texts: [
      {
        lead: "Se pulverizează, se așteaptă două minute, se șterge: hota se curăță fără frecat.",
        about: [
          "Grasin este un degresant alcalin pregătit pentru suprafețele pe care grăsimea se depune zilnic: filtre de hotă, faianța din spatele plitei, mânere și uși de dulap.",
          "Tensioactivii neionici înmoaie stratul uleios și îl țin în suspensie, astfel încât laveta îl ridică dintr-o singură trecere. Spuma fină stă și pe vertical, fără să curgă pe blat.",
          "Nu se folosește pe aluminiu nelăcuit, lemn brut sau suprafețe vopsite cu vopsea pe bază de apă.",
        ],
        use: "Ține flaconul la 20 cm distanță, pulverizează uniform, lasă 1 – 2 minute și șterge cu o lavetă umedă. În zonele unde se pregătesc alimente, încheie cu o clătire cu apă potabilă.",
      },
      {
        lead: "O soluție gata pregătită pentru grăsimea proaspătă și pentru cea întărită de câteva zile.",
        about: [
          "Bucătarii o țin la îndemână între două serii de comenzi, pentru că nu cere diluare și nici timp lung de acțiune.",
          "La un consum de circa 20 ml pe metru pătrat, un flacon de 750 ml ajunge pentru 35 – 40 m² de faianță. Bidonul de 5 l reumple flaconul de aproape șapte ori, cu același pulverizator.",
          "Formula nu conține clor și nu lasă peliculă lipicioasă pe inox, sticlă sau gresie porțelanată.",
        ],
        use: "Aplică produsul pe suprafața rece, insistă cu un burete moale pe marginile filtrului și pe îmbinări, apoi clătește cu apă caldă. Pentru grăsimea veche repetă operația și prelungește pauza până la cinci minute.",
      },
      {
        lead: "Pentru cuptorul cu microunde, friteuză, cărucioarele de servire și coșul de gunoi din bucătărie.",
        about: [
          "Cu un pH de 11,5, produsul desface uleiul ars la temperatură moderată fără să atace emailul sau cauciucul garniturilor.",
          "Poate fi introdus în planul HACCP al bucătăriei ca produs de curățare înaintea dezinfecției. Fișa cu date de securitate și fișa tehnică sunt disponibile pentru dosarul de autocontrol.",
          "Parfumul, acolo unde există, este discret și dispare după clătire; varianta neparfumată se potrivește patiseriilor și laboratoarelor de cofetărie.",
        ],
        use: "Scoate resturile solide cu o spatulă de plastic, stropește interiorul aparatului oprit și răcit, așteaptă și șterge cu hârtie absorbantă. Treci la final cu o lavetă curată, umezită.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#f2cf2f", title: "Degresant Grasin", descriptor: "Bucătărie, gata de folosit" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 1190, weight: 580, size: [95, 60, 255], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "750 ml", net: [0.75, "l"], price: 1590, weight: 850, size: [100, 65, 285], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "5 l", net: [5, "l"], price: 5990, weight: 5350, size: [190, 135, 300], kind: "canister", filters: { forma: "lichid", ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Lămâie", accent: "#f2cf2f", filters: { parfum: "lamaie" } },
      { label: "Citrice", accent: "#f08a24", filters: { parfum: "citrice" } },
      { label: "Fără parfum", accent: "#b8c4cc", filters: { parfum: "fara-parfum" }, extra: 50 },
    ] },
    characteristics: { pH: "11,5", Diluție: "gata de folosit", "Timp de acțiune": "1 – 5 minute", Consum: "circa 20 ml/m²", "Nu se folosește pe": "aluminiu nelăcuit, lemn brut" },
    features: ["gata-de-folosit", "degresant", "contact-alimentar"],
    filters: { suprafata: ["plite-si-cuptoare", "gresie-si-faianta", "inox"], ph: "alcalin", domeniu: ["casa", "horeca", "industrie-alimentara"], certificari: "haccp" },
    cpv: "39831220-4",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "P102", "P264", "P280", "P305+P351+P338", "P337+P313"] },
  },
  {
    key: "degresant-concentrat-forte-40", category: "degresanti", brand: "degravon",
    name: "Degresant alcalin concentrat Forte 40",
    subtitle: "Un litru de concentrat face până la 40 de litri de soluție",
    texts: [
      {
        lead: "Diluat 1:40 spală faianța, diluat 1:5 desface grăsimea arsă: un singur produs pentru toată bucătăria.",
        about: [
          "Forte 40 conține hidroxid de potasiu, agenți de complexare și tensioactivi care rămân activi în apă dură, până la 30 °dH.",
          "Se folosește manual, cu pulverizator de spumă sau cu aparat de spălat cu presiune. La diluția 1:20, un bidon de 5 l dă 105 litri de soluție de lucru.",
          "Pe etichetă sunt tipărite patru diluții, cu pictograme pentru întreținere, grăsime medie, grăsime veche și imersie.",
        ],
        use: "Pornește de la 50 ml la 1 l de apă caldă (40 – 50 °C), întinde soluția, lasă-o 3 – 5 minute și freacă unde este nevoie. Îndepărtează totul cu apă din belșug înainte să se usuce.",
      },
      {
        lead: "Concentratul pe care îl alegi când bucătăria produce sute de porții pe zi.",
        about: [
          "Cantinele și unitățile de catering îl folosesc la pardoseala antiderapantă, la tăvi, la rafturile camerei de pregătire și la tubulatura accesibilă a hotei.",
          "Prin imersie la 1:10, filtrele metalice se curăță în 20 – 30 de minute, fără răzuire. Oțelul inoxidabil, polietilena și gresia suportă bine soluția; aluminiul, zincul și alama, nu.",
          "Bidoanele mari se golesc cu robinet sau cu pompă dozatoare, care livrează 30 ml la o apăsare.",
        ],
        use: "Umple cuva cu apă la 50 °C, adaugă 100 ml de concentrat pentru fiecare litru și scufundă filtrele. După ce depunerea s-a desprins, trece piesele sub jet și lasă-le la scurs în poziție verticală.",
      },
    ],
    drawing: { kind: "canister", accent: "#e8750a", title: "Forte 40", descriptor: "Degresant alcalin concentrat" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 2190, weight: 1180, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 7290, weight: 5750, size: [190, 135, 300], filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 13490, weight: 11400, size: [230, 190, 320], filters: { ambalare: "bidon" } },
      { label: "20 l", net: [20, "l"], price: 24990, weight: 22700, size: [290, 260, 390], filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Bax 12 buc.", pieces: 12, off: 8, filters: { ambalare: "bax" } },
      { label: "Bax 4 buc.", pieces: 4, off: 6, filters: { ambalare: "bax" } },
    ] },
    without: [["1 l", "Bax 4 buc."], ["5 l", "Bax 12 buc."], ["10 l", "Bax 12 buc."], ["10 l", "Bax 4 buc."], ["20 l", "Bax 12 buc."], ["20 l", "Bax 4 buc."]],
    characteristics: { "pH (concentrat)": "13,2", "pH (soluție 2 %)": "11,8", Diluție: "1:5 – 1:40", "Densitate la 20 °C": "1,10 g/ml", "Temperatura apei": "40 – 50 °C" },
    features: ["concentrat", "degresant", "economic"],
    filters: { suprafata: ["gresie-si-faianta", "inox", "plite-si-cuptoare", "pardoseli"], ph: "puternic-alcalin", forma: "concentrat", parfum: "fara-parfum", domeniu: ["horeca", "industrie-alimentara", "firme-de-curatenie"], certificari: "haccp" },
    cpv: "39831220-4",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H290", "H314", "P234", "P260", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P405", "P501"] },
  },
  {
    key: "degresant-industrial-motrix", category: "degresanti", brand: "degravon",
    name: "Degresant industrial pentru ateliere Motrix",
    subtitle: "Ulei de motor, vaselină și praf de frână, scoase la rece",
    texts: [
      {
        lead: "Scoate uleiul mineral de pe betonul atelierului și de pe piese, cu apă rece.",
        about: [
          "Motrix combină solvenți glicolici solubili în apă cu alcalini tamponați, de aceea lucrează și la 10 °C, în hale neîncălzite.",
          "Pe pardoseala de beton sau rășină epoxidică, petele de ulei proaspăt ies la prima aplicare. Pentru cele absorbite în beton de luni de zile sunt necesare două sau trei reluări.",
          "Soluția spumează puțin și poate fi pusă în mașina de spălat pardoseli. Apa uzată se separă bine în decantorul de hidrocarburi, deoarece produsul nu formează emulsii stabile.",
        ],
        use: "Mătură mai întâi șpanul și nisipul. Pentru pardoseli diluează 1:20, pentru motoare și piese 1:5, freacă cu peria, iar după cinci minute spală cu furtunul sau cu jetul sub presiune.",
      },
      {
        lead: "Făcut pentru service-uri, hale de producție și parcuri de utilaje agricole.",
        about: [
          "Curăță blocuri de motor, prelate, stivuitoare, rampe hidraulice și grătarele canalelor de scurgere.",
          "Inhibitorii de coroziune protejează oțelul între spălare și uscare, iar vopselele bicomponente nu își pierd luciul la diluțiile recomandate. Pe aluminiul lustruit și pe policarbonat se face probă într-un colț.",
          "Un metru pătrat de pardoseală murdară cere aproximativ 15 ml de concentrat; cu 20 l se pot spăla peste 1.300 m².",
        ],
        use: "Acoperă alternatorul și conectorii electrici, aplică soluția pe motorul rece de jos în sus și clătește de sus în jos. În bazinul de piese folosește 80 – 100 ml la litru și schimbă baia când devine neagră.",
      },
    ],
    drawing: { kind: "canister", accent: "#0c63ab", title: "Motrix", descriptor: "Degresant industrial" },
    axis: { name: "Volum", values: [
      { label: "750 ml", net: [0.75, "l"], price: 1990, weight: 860, size: [100, 65, 285], kind: "spray-bottle", filters: { ambalare: "flacon", forma: "spray" }, note: "Flaconul de 750 ml este livrat gata diluat 1:5, cu pulverizator rezistent la alcalini." },
      { label: "5 l", net: [5, "l"], price: 6790, weight: 5500, size: [190, 135, 300], filters: { forma: "concentrat", ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 12590, weight: 10900, size: [230, 190, 320], filters: { forma: "concentrat", ambalare: "bidon" } },
      { label: "20 l", net: [20, "l"], price: 23490, weight: 21700, size: [290, 260, 390], filters: { forma: "concentrat", ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Bax 12 buc.", pieces: 12, off: 10, filters: { ambalare: "bax" } },
      { label: "Bax 4 buc.", pieces: 4, off: 6, filters: { ambalare: "bax" } },
    ] },
    without: [["750 ml", "Bax 4 buc."], ["5 l", "Bax 12 buc."], ["10 l", "Bax 12 buc."], ["10 l", "Bax 4 buc."], ["20 l", "Bax 12 buc."], ["20 l", "Bax 4 buc."]],
    characteristics: { "pH (concentrat)": "12,4", Diluție: "1:5 – 1:20", "Temperatură de lucru": "10 – 60 °C", Spumă: "redusă", "Suprafețe potrivite": "beton, epoxid, oțel, vopsea bicomponentă" },
    features: ["concentrat", "degresant", "spuma-redusa"],
    filters: { suprafata: ["pardoseli", "inox"], ph: "puternic-alcalin", domeniu: ["industrie", "auto", "ferma"] },
    cpv: "39831220-4",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H315", "H318", "P102", "P264", "P280", "P302+P352", "P305+P351+P338", "P310", "P501"] },
  },
  {
    key: "gel-cuptoare-gratare-arsin", category: "plite-cuptoare-inox", brand: "degravon",
    name: "Gel pentru cuptoare și grătare Arsin",
    subtitle: "Gelul rămâne pe pereții cuptorului și dizolvă arsurile vechi",
    texts: [
      {
        lead: "Zece minute de contact înlocuiesc o jumătate de oră de răzuit.",
        about: [
          "Grăsimea carbonizată dintr-un cuptor nu se mai dizolvă cu un degresant obișnuit; Arsin o saponifică și o transformă într-o pastă care se ia cu buretele.",
          "Textura de gel nu picură de pe plafon și de pe ușă, așa că produsul lucrează acolo unde l-ai pus. Se folosește la cuptoare convecție, grătare din fontă, plite de rotiserie și tăvi emailate.",
          "Nu se aplică pe panouri catalitice cu autocurățare, aluminiu sau teflon.",
        ],
        use: "Încălzește cuptorul la 40 – 50 °C și oprește-l. Întinde gelul cu pensula sau cu pulverizatorul, lasă 10 – 15 minute cu ușa închisă, șterge depunerea și clătește de două ori. Poartă mănuși lungi și ochelari.",
      },
      {
        lead: "Pentru rotiserii, pizzerii și brutării, unde arsurile se adună de la o tură la alta.",
        about: [
          "Conține 5 % hidroxid de sodiu și un îngroșător stabil la cald, într-o formulă fără solvenți inflamabili.",
          "Un strat subțire ajunge: 80 – 100 ml acoperă interiorul unui cuptor casnic, iar un cuptor cu zece tăvi cere circa 300 ml. Depunerile foarte groase se tratează în două etape, cu o răzuire între ele.",
          "Mirosul este slab, fiindcă nu există propulsor și nici amoniac în compoziție.",
        ],
        use: "Aplică pe suprafața călduță, niciodată peste 60 °C. După pauza indicată ridică reziduul cu hârtie, spală cu apă caldă și pornește aparatul gol cinci minute înainte de prima coacere.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#b5451b", title: "Arsin gel", descriptor: "Cuptoare, grătare, rotiserii" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 1690, weight: 620, size: [95, 60, 255], filters: { ambalare: "flacon" } },
      { label: "750 ml", net: [0.75, "l"], price: 2290, weight: 900, size: [100, 65, 285], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 8490, weight: 5700, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Bax 12 buc.", pieces: 12, off: 9, filters: { ambalare: "bax" } },
      { label: "Bax 2 buc.", pieces: 2, off: 4, filters: { ambalare: "bax" } },
    ] },
    without: [["500 ml", "Bax 2 buc."], ["750 ml", "Bax 2 buc."], ["5 l", "Bax 12 buc."]],
    characteristics: { pH: "13,8", Consistență: "gel tixotropic", "Substanță activă": "hidroxid de sodiu 5 %", "Timp de acțiune": "10 – 15 minute", "Temperatura suprafeței": "40 – 60 °C" },
    features: ["gata-de-folosit", "degresant", "spuma-activa"],
    filters: { suprafata: ["plite-si-cuptoare", "inox"], ph: "puternic-alcalin", forma: "gel", parfum: "fara-parfum", domeniu: ["casa", "horeca", "industrie-alimentara"] },
    cpv: "39831220-4",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H290", "H314", "P102", "P260", "P264", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P405", "P501"] },
  },
  {
    key: "crema-plite-vitroceramice-vitrin", category: "plite-cuptoare-inox", brand: "limpezor",
    name: "Cremă pentru plite vitroceramice și inducție Vitrin",
    subtitle: "Scoate inelele de oală și zahărul ars fără să zgârie sticla",
    texts: [
      {
        lead: "Particule mai fine decât 30 de microni curăță plita și îi lasă luciul de la început.",
        about: [
          "Sticla vitroceramică se zgârie ușor, de aceea Vitrin folosește o pulbere minerală moale, calibrată, în locul nisipului din cremele clasice.",
          "Acidul citric ridică petele albe lăsate de apa fiartă, iar tensioactivii preiau uleiul stropit din tigaie. La final rămâne un film subțire de silicon, pe care următoarea pată se prinde mai greu.",
          "Merge la fel de bine pe chiuvete din inox periat și pe vase cu fund metalic.",
        ],
        use: "Așteaptă să se răcească plita, pune 5 ml de cremă, freacă cu mișcări circulare folosind hârtie de bucătărie umedă și șterge bine. Lustruiește cu o lavetă uscată din microfibră.",
      },
      {
        lead: "O lingură de cremă readuce la culoare o plită cu patru ochiuri.",
        about: [
          "Petele de lapte dat în foc și urmele metalice gri lăsate de oale dispar după câteva treceri, fără lamă și fără burete de sârmă.",
          "Consistența este a unei loțiuni: nu curge pe comenzile tactile și nu se scurge sub ramă. Dintr-un flacon de 500 ml ies aproximativ o sută de curățări.",
          "Mirosul persistă cât durează lucrul, iar resturile uscate se îndepărtează fără să prăfuiască blatul.",
        ],
        use: "Agită flaconul, aplică o cantitate cât o nucă în mijlocul zonei murdare și întinde-o cu un burete neabraziv. Curăță resturile cu o lavetă bine stoarsă, apoi usucă suprafața.",
      },
      {
        lead: "Folosită săptămânal, crema păstrează plita lucioasă și ușor de șters în restul zilelor.",
        about: [
          "Produsul are pH ușor acid, 4,5, potrivit pentru calcarul din apa care dă peste marginea oalei.",
          "Filmul protector rezistă la temperatura de gătit și reduce aderența zahărului, cel mai periculos pentru sticla fierbinte. Se reface la fiecare folosire, fără produs separat.",
          "Nu este destinată suprafețelor din aluminiu eloxat, plasticului transparent și ramelor vopsite.",
        ],
        use: "Îndepărtează întâi firimiturile și resturile întărite cu racleta pentru vitroceramică. Lucrează crema un minut, șterge-o înainte de uscare și nu încălzi plita până nu este complet curată.",
      },
    ],
    drawing: { kind: "flask-squeeze", accent: "#f4d54a", title: "Vitrin cremă", descriptor: "Plite vitroceramice, inducție" },
    axis: { name: "Volum", values: [
      { label: "250 ml", net: [0.25, "l"], price: 1090, weight: 340, size: [65, 45, 175] },
      { label: "500 ml", net: [0.5, "l"], price: 1690, weight: 640, size: [80, 50, 220] },
      { label: "1 l", net: [1, "l"], price: 2890, weight: 1260, size: [95, 65, 265] },
    ] },
    second: { name: "Parfum", values: [
      { label: "Lămâie", accent: "#f4d54a", filters: { parfum: "lamaie" } },
      { label: "Mentă", accent: "#5cc3a0", filters: { parfum: "menta" } },
      { label: "Fără parfum", accent: "#c6cfd6", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { pH: "4,5", "Granulație abraziv": "sub 30 µm", Consistență: "cremă fluidă", Protecție: "film siliconic subțire", "Folosiri la 500 ml": "circa 100" },
    features: ["gata-de-folosit", "dozare-usoara", "ambalaj-reciclabil"],
    filters: { suprafata: ["plite-si-cuptoare", "inox"], ph: "acid", forma: "crema", ambalare: "flacon", domeniu: ["casa", "horeca"] },
    cpv: "39813000-4",
    safety: { pictograms: [], signal: null, statements: ["EUH208", "EUH210", "P102"], contains: "1,2-benzizotiazol-3(2H)-onă" },
  },
  {
    key: "luciu-inox-metalin", category: "plite-cuptoare-inox", brand: "sclipeo",
    name: "Soluție de luciu pentru inox Metalin",
    subtitle: "Curăță amprentele și lasă un film subțire care le ține departe",
    texts: [
      {
        lead: "Un lift, un frigider sau un front de bar fără urme de degete, pentru câteva zile la rând.",
        about: [
          "Metalin conține ulei mineral alb de puritate farmaceutică, dispersat într-o emulsie care curăță și lustruiește în același timp.",
          "Pelicula rămasă este invizibilă, respinge apa și încetinește depunerea prafului. Se folosește pe inox periat sau lucios, crom și aluminiu eloxat.",
          "Nu este gândită pentru suprafețele pe care se taie sau se frământă alimente; pe acestea folosește un degresant cu clătire.",
        ],
        use: "Pulverizează puțin pe o lavetă din microfibră, nu direct pe metal. Șterge în sensul șlefuirii, așteaptă un minut și lustruiește cu partea uscată a lavetei.",
      },
      {
        lead: "Cu 5 ml se lustruiește un metru pătrat de inox, fără dungi și fără senzație de gras la atingere.",
        about: [
          "Hotelurile îl folosesc la ușile lifturilor și la recepții, restaurantele la hote, vitrine frigorifice și mese calde.",
          "Stropii de apă și urmele de calcar foarte fine se curăță odată cu amprentele; calcarul gros cere întâi un produs acid. Efectul antiamprentă durează, după trafic, între trei și șapte zile.",
          "Emulsia nu conține amoniac, clor sau particule abrazive care ar putea mătui metalul.",
        ],
        use: "Spală suprafețele unsuroase înainte de a le da luciu. Aplică un strat foarte subțire, întinde-l de sus în jos și revino cu o lavetă uscată până când oglindirea este uniformă.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#9fb3c4", title: "Metalin inox", descriptor: "Luciu și protecție" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 2190, weight: 560, size: [95, 60, 255], filters: { forma: "spray", ambalare: "flacon" } },
      { label: "750 ml", net: [0.75, "l"], price: 2890, weight: 820, size: [100, 65, 285], filters: { forma: "spray", ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 13990, weight: 4950, size: [190, 135, 300], kind: "canister", filters: { forma: "lichid", ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Bax 6 buc.", pieces: 6, off: 6, filters: { ambalare: "bax" } },
      { label: "Bax 2 buc.", pieces: 2, off: 4, filters: { ambalare: "bax" } },
    ] },
    without: [["500 ml", "Bax 2 buc."], ["750 ml", "Bax 2 buc."], ["5 l", "Bax 6 buc."]],
    characteristics: { pH: "7,5", Consum: "5 – 10 ml/m²", "Suprafețe potrivite": "inox, crom, aluminiu eloxat", "Nu se folosește pe": "pardoseli, blaturi de lucru pentru alimente" },
    features: ["gata-de-folosit", "fara-clatire", "fara-urme", "ph-neutru"],
    filters: { suprafata: "inox", ph: "neutru", parfum: "fara-parfum", domeniu: ["horeca", "birouri", "firme-de-curatenie"] },
    cpv: "39812000-7",
    safety: { pictograms: [], signal: null, statements: ["EUH208", "EUH210"], contains: "amestec de CMIT/MIT (3:1)" },
  },
  {
    key: "detergent-degresant-pardoseli-podin", category: "degresanti", brand: "degravon",
    name: "Detergent degresant pentru pardoseli de bucătărie Podin",
    subtitle: "Gresia antiderapantă rămâne curată și își păstrează aderența",
    texts: [
      {
        lead: "Pe gresia rugoasă, grăsimea se ascunde între striații; Podin o scoate cu peria și apă caldă.",
        about: [
          "Formula alcalină cu spumă redusă este făcută pentru pardoselile R11 și R12 din bucătării, abatoare, carmangerii și spații de ambalare.",
          "După clătire nu rămâne film alunecos, iar rosturile se deschid la culoare după câteva spălări. Compatibil cu monodiscul, cu mașina de spălat-uscat și cu mopul.",
          "Pe linoleum ceruit, lemn și piatră calcaroasă se folosesc alte produse, cu pH neutru.",
        ],
        use: "Pentru întreținere pune 20 ml la litrul de apă, iar pentru curățenia generală 50 ml. Împrăștie soluția, freacă după trei minute și trage apa spre sifon cu racleta.",
      },
      {
        lead: "Doza de întreținere este de numai 20 ml la litru, iar clătirea se face o singură dată.",
        about: [
          "Într-o bucătărie de 60 m², spălarea zilnică înseamnă cam 15 litri de soluție, adică 300 ml de concentrat.",
          "Agenții de complexare leagă sărurile din apă și previn vălul alb de pe gresia închisă la culoare. Tensioactivii sunt biodegradabili conform Regulamentului (CE) nr. 648/2004.",
          "Variantele parfumate acoperă mirosul de prăjeală din sală; cea neparfumată este preferată în secțiile de producție.",
        ],
        use: "Dizolvă doza în găleată, udă pardoseala din loc în loc și lasă soluția să pătrundă. Spală cu mopul stors pe jumătate și schimbă apa când se tulbură.",
      },
      {
        lead: "Merge în găleată, în mașina de spălat-uscat și în spumantul montat pe furtun.",
        about: [
          "Resturile de ulei, sos și făină se desprind fără ca soluția să facă spumă peste senzorul rezervorului.",
          "La spălarea mecanizată consumul scade până la 1:100. Cu un bidon de 10 l se acoperă, în acest regim, aproximativ 10.000 m² de pardoseală.",
          "Grătarele de scurgere, plintele și picioarele meselor de lucru se pot spăla cu aceeași soluție.",
        ],
        use: "Toarnă concentratul în rezervor după apă, ca să eviți spuma. Pentru zona friteuzelor aplică separat o soluție de 5 %, las-o cinci minute și reia trecerea cu peria.",
      },
    ],
    drawing: { kind: "canister", accent: "#2f8f57", title: "Podin", descriptor: "Pardoseli de bucătărie" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 1590, weight: 1120, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 5490, weight: 5400, size: [190, 135, 300], filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 9990, weight: 10750, size: [230, 190, 320], filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Pin", accent: "#2f8f57", filters: { parfum: "brad-si-pin" } },
      { label: "Lămâie", accent: "#dcc936", filters: { parfum: "lamaie" } },
      { label: "Fără parfum", accent: "#aab7bf", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { "pH (concentrat)": "12,0", Diluție: "1:20 – 1:100", Spumă: "redusă", "Pardoseli potrivite": "gresie, ceramică R11/R12, beton, rășină epoxidică" },
    features: ["concentrat", "degresant", "spuma-redusa"],
    filters: { suprafata: ["pardoseli", "gresie-si-faianta"], ph: "alcalin", forma: "concentrat", domeniu: ["horeca", "industrie-alimentara", "comert"], certificari: "haccp" },
    cpv: "39831300-9",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H315", "H318", "P102", "P280", "P302+P352", "P305+P351+P338", "P310"] },
  },
];
