import type { BaseProduct } from "../authoring.ts";

/** Hand brushes, toilet brushes, dustpans and scrapers. */
export const TOOLS_HAND: BaseProduct[] = [
  {
    key: "perie-mana-colt",
    category: "maturi-si-perii",
    brand: "periuna",
    name: "Perie de mână igienică Colț",
    subtitle: "Peri din poliester, sterilizabilă la 134 °C, corp dintr-o bucată",
    texts: [
      {
        lead: "Un vârf ascuțit de peri intră în colțul pe care buretele îl sare.",
        about: [
          "Colț are peri de 0,5 mm prinși în corp cu agrafe de inox. Nu cad în cuvă și nu ruginesc, lucru verificat la orice audit HACCP.",
          "Polipropilena corpului este conformă cu Regulamentul (UE) 10/2011 pentru contact cu alimentele, deci peria poate freca tocătoare, tăvi și pereți de malaxor.",
          "Greutatea mică face ca încheietura să nu obosească după o jumătate de oră de lucru.",
        ],
        use: "Udă suprafața cu detergent alcalin, freacă din mișcări scurte și clătește peria sub jet. La sfârșitul schimbului, pune-o în mașina de vase, cu perii în jos.",
      },
      {
        lead: "Culoarea dublează planul de igienă: o zonă, o perie.",
        about: [
          "Perii au aceeași culoare cu mânerul, așa că un fir rupt se vede imediat pe aluat sau pe carne.",
          "Duritatea medie scoate amidonul uscat și grăsimea închegată, dar nu lasă urme pe inoxul periat.",
          "În capătul mânerului este un orificiu de 20 mm, potrivit pentru cârligele panourilor de perete.",
        ],
        use: "Repartizează culorile pe secții și trece-le în planul de curățenie. Scoate din uz peria cu peri îndoiți, fiindcă nu mai ajunge în rosturi.",
      },
      {
        lead: "De la spălătorul de legume la talpa bocancilor, aceeași unealtă.",
        about: [
          "Perii rezistă la soluții acide și alcaline între pH 2 și 10,5; clorul diluat nu îi albește.",
          "Forma corpului nu are îmbinări sau canale, prin urmare nu există loc în care apa murdară să stea.",
          "Modelele se deosebesc doar prin distanța dintre mână și murdărie: cel scurt dă forță, cel lung ține pielea departe de apă fierbinte.",
        ],
        use: "Alege lungimea după adâncimea vasului și nu apăsa până când perii se culcă. Dezinfecteaz-o prin imersie zece minute, apoi las-o la scurs.",
      },
      {
        lead: "Patru sute de smocuri dese, așezate în trepte.",
        about: [
          "Rândul exterior este înclinat la 30 de grade, ca să curețe și muchia, nu doar fundul recipientului.",
          "Peria se poate steriliza în autoclavă, de aceea o cumpără și laboratoarele, și producătorii de brânzeturi.",
          "După un an de folosire zilnică, înălțimea perilor scade cu aproximativ 3 mm.",
        ],
        use: "Freacă întâi de-a lungul, apoi de-a latul, fără să treci dintr-un vas cu alergeni în altul. Controlează smocurile la fiecare două săptămâni.",
      },
    ],
    drawing: { kind: "brush", accent: "#2f8fd0", title: "Colț", descriptor: "Perie igienică de mână" },
    axis: {
      name: "Model",
      values: [
        { label: "Cu talpă, 20 cm", inName: "cu talpă, 20 cm", price: 2190, weight: 190, size: [205, 65, 75] },
        { label: "Cu mâner scurt, 27 cm", form: "short-handle", inName: "cu mâner scurt, 27 cm", price: 2590, weight: 210, size: [275, 60, 80] },
        { label: "Cu mâner lung, 42 cm", form: "long-handle", inName: "cu mâner lung, 42 cm", price: 3290, weight: 290, size: [425, 65, 85], filters: { marime: "40-60-cm" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Albastră", accent: "#2f8fd0", body: "#2f8fd0", filters: { culoare: "albastru" } },
        { label: "Roșie", accent: "#d8403c", body: "#d8403c", filters: { culoare: "rosu" } },
        { label: "Verde", accent: "#3f9d4f", body: "#3f9d4f", filters: { culoare: "verde" } },
        { label: "Albă", accent: "#eef2f5", body: "#f1f4f6", filters: { culoare: "alb" } },
      ],
    },
    characteristics: { Peri: "poliester (PBT), 0,5 mm, duritate medie", Corp: "polipropilenă", Temperatură: "până la 134 °C", "pH admis": "2 – 10,5" },
    features: ["cod-culori", "contact-alimentar", "ergonomic", "rezistent"],
    filters: { material: "plastic", ambalare: "bucata", domeniu: ["industrie-alimentara", "horeca", "firme-de-curatenie"], certificari: ["contact-alimentar", "haccp"] },
    cpv: "39224200-0",
  },
  {
    key: "perie-wc-straja",
    category: "maturi-si-perii",
    brand: "periuna",
    name: "Perie de toaletă cu suport Straja",
    subtitle: "Cap cu guler pentru marginea vasului și suport care nu se răstoarnă",
    texts: [
      {
        lead: "Gulerul lateral curăță sub buza vasului, unde se ascunde calcarul.",
        about: [
          "Straja are capul rotund și un rând de peri curbați spre spate. Cu o singură răsucire atingi zona de unde curge apa.",
          "Mânerul de 36 cm ține mâna departe de stropi, iar capul uzat se deșurubează și se înlocuiește.",
          "Paharul interior strânge picăturile și se scoate separat la golit.",
        ],
        use: "Toarnă gelul, așteaptă timpul de acțiune, freacă întâi sub margine și apoi sifonul. Trage apa cu peria în jet și las-o să se scurgă un minut peste vas.",
      },
      {
        lead: "Baza îngreunată rămâne pe loc și când o lovește mopul.",
        about: [
          "În toaletele publice, suportul ușor ajunge culcat pe jos până la prânz. Inelul de cauciuc de sub bază îl ține lipit de gresie.",
          "Perii din PET de 0,35 mm sunt destul de elastici ca să nu zgârie emailul.",
          "Culoarea discretă se potrivește cu obiectele sanitare și cu dispenserele din aceeași gamă.",
        ],
        use: "O dată pe săptămână umple paharul cu soluție clorigenă diluată, lasă peria 15 minute și clătește ambele piese. Nu combina cu detartrant acid.",
      },
      {
        lead: "Se schimbă trimestrial fără să arunci și suportul.",
        about: [
          "Filetul capului este același la toate modelele gamei, deci ții pe stoc o singură rezervă.",
          "Pentru hoteluri contează cum arată: mânerul intră complet în suport și nu se văd perii.",
          "Plasticul este polipropilenă colorată în masă, pe care loviturile nu lasă urme albe.",
        ],
        use: "Notează pe fundul suportului data montării și pune cap nou după trei luni. Șterge exteriorul zilnic cu laveta roșie, cea destinată vasului WC.",
      },
      {
        lead: "O perie bine scursă nu miroase și nu lasă apă pe gresie.",
        about: [
          "Între perete și pahar circulă aerul, iar capul se usucă în câteva ore.",
          "Varianta fixată la perete eliberează podeaua; fără obstacole, mopul trece dintr-o mișcare.",
          "Toate piesele se dezasamblează fără unelte și se pot spăla la 60 °C.",
        ],
        use: "Așază suportul la 20 cm în dreapta vasului, la îndemână și ferit de ușă. Pentru montajul pe perete, degresează faianța sau găurește în rost.",
      },
    ],
    drawing: { kind: "toilet-brush", accent: "#8fa3b5", title: "Straja", descriptor: "Perie de toaletă cu suport" },
    axis: {
      name: "Model",
      values: [
        { label: "Suport deschis", inName: "cu suport deschis", price: 1290, weight: 310, size: [130, 130, 380] },
        { label: "Suport închis", form: "closed", inName: "cu suport închis", price: 1990, weight: 430, size: [120, 120, 400] },
        { label: "Suport de perete", form: "wall", inName: "cu suport de perete", price: 2690, weight: 470, size: [130, 120, 400] },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Albă", accent: "#eef2f5", body: "#f4f6f8", filters: { culoare: "alb" } },
        { label: "Gri", accent: "#8d98a3", body: "#9aa5ae", filters: { culoare: "gri" } },
        { label: "Neagră", accent: "#2b2f33", body: "#2b2f33", filters: { culoare: "negru" } },
        { label: "Turcoaz", accent: "#2fa7a0", body: "#2fa7a0", filters: { culoare: "turcoaz" } },
      ],
    },
    characteristics: { Peri: "PET, 0,35 mm", Cap: "rotund, 80 mm, înlocuibil", "Lungimea mânerului": "36 cm", Material: "polipropilenă" },
    features: ["ergonomic", "rezistent", "ambalaj-reciclabil"],
    filters: { suprafata: "obiecte-sanitare", material: "plastic", ambalare: "bucata", domeniu: ["casa", "birouri", "horeca", "scoli"] },
    cpv: "39224310-4",
  },
  {
    key: "faras-prispa",
    category: "maturi-si-perii",
    brand: "periuna",
    name: "Făraș cu buză de cauciuc Prispa",
    subtitle: "Marginea moale se lipește de pardoseală și nu lasă linia de praf",
    texts: [
      {
        lead: "Dunga aceea de praf care fuge sub făraș rămâne aici în fața buzei.",
        about: [
          "Cauciucul termoplastic este turnat peste muchia de plastic, nu lipit, și nu se dezlipește la primul prag.",
          "Zimții de pe marginea laterală scarmănă scamele și părul din peria murdară.",
          "Adâncimea de 8 cm ține mizeria înăuntru chiar dacă pleci cu fărașul înclinat.",
        ],
        use: "Apasă ușor mijlocul, adu gunoiul din două-trei mișcări și ridică vârful înainte de a te muta. Golește-l în sac prin colțul ascuțit.",
      },
      {
        lead: "Încape sub pult și iese de acolo de zece ori pe zi.",
        about: [
          "În magazine și saloane, firele de păr și ambalajele cad continuu. Unealta de mână rezolvă în cinci secunde ce ar cere aspiratorul adus din magazie.",
          "Mânerul gol pe dinăuntru îmbracă mânerul periei, astfel că setul se agață într-un singur cui.",
          "Plasticul antistatic lasă praful să alunece afară, fără bătut de marginea coșului.",
        ],
        use: "Agață fărașul la înălțimea mânii, lângă locul unde se produce mizeria. Spală-l săptămânal cu apă caldă și un strop de detergent de vase.",
      },
      {
        lead: "Rezistă la cioburi, șpan și zăpadă de pe bocanci.",
        about: [
          "Peretele de 2,2 mm nu crapă dacă fărașul cade de pe scară. Nervurile de sub fund îl fac rigid la încărcături de două kilograme.",
          "Pe piatră sau asfalt, buza se tocește lent, fiindcă amestecul are duritate de 65 Shore.",
          "Marginile ridicate ajută și la adunat lichide, în cantități mici.",
        ],
        use: "Strânge cioburile numai cu mănuși și varsă-le într-o cutie rigidă, nu direct în sac. După contactul cu ulei, degresează buza, altfel alunecă.",
      },
      {
        lead: "Patru culori pentru patru zone, ca la lavete și găleți.",
        about: [
          "Când fărașul de la baie are altă culoare decât cel din oficiu, nimeni nu le mai încurcă.",
          "Lățimea de 22 cm se potrivește atât cu periile de mână, cât și cu măturile înguste.",
          "Suprafața lucioasă se șterge dintr-o trecere cu laveta umedă.",
        ],
        use: "Așază-l perpendicular pe direcția de măturat. Dacă buza s-a ondulat de la căldură, țin-o un minut în apă fierbinte și îndreapt-o pe o placă.",
      },
    ],
    drawing: { kind: "dustpan", accent: "#3f9d4f", title: "Prispa", descriptor: "Făraș cu buză de cauciuc" },
    axis: {
      name: "Tip",
      values: [
        { label: "Făraș simplu", inName: "simplu", price: 790, weight: 170, size: [320, 225, 85], filters: { ambalare: "bucata" } },
        { label: "Set cu perie de mână", form: "set", inName: "set cu perie de mână", price: 1390, weight: 300, size: [330, 225, 100], saleUnit: "set", filters: { ambalare: "set" } },
        { label: "Set cu coadă, 85 cm", form: "long-set", inName: "set cu coadă și mătură, 85 cm", price: 3890, weight: 820, size: [860, 270, 150], saleUnit: "set", filters: { ambalare: "set" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Verde", accent: "#3f9d4f", filters: { culoare: "verde" } },
        { label: "Albastru", accent: "#2f8fd0", filters: { culoare: "albastru" } },
        { label: "Roșu", accent: "#d8403c", filters: { culoare: "rosu" } },
        { label: "Gri", accent: "#8d98a3", filters: { culoare: "gri" } },
      ],
    },
    characteristics: { Material: "polipropilenă, 2,2 mm", Buză: "cauciuc termoplastic, 65 Shore A", Lățime: "22 cm" },
    features: ["cod-culori", "rezistent", "ergonomic"],
    filters: { suprafata: "pardoseli", material: ["plastic", "cauciuc"], domeniu: ["casa", "birouri", "comert", "scoli"] },
    cpv: "39224350-6",
  },
  {
    key: "razuitor-lama-tais",
    category: "raclete",
    brand: "periuna",
    name: "Răzuitor cu lamă retractabilă Tăiș",
    subtitle: "Scoate etichete, vopsea și gumă de mestecat fără solvent",
    texts: [
      {
        lead: "Guma întărită pleacă întreagă, dintr-o împingere la unghi mic.",
        about: [
          "Tăiș ține lama într-un locaș din aliaj de zinc, fixată cu șurub. Nu joacă și nu sare nici pe beton.",
          "Lama se retrage în corp cu degetul mare, deci poate sta în buzunarul salopetei.",
          "Oțelul carbon de 0,4 mm se întoarce pe cealaltă muchie când prima s-a tocit.",
        ],
        use: "Udă locul cu apă și detergent, așază lama la 20 – 30 de grade și împinge mereu înainte. Pe sticlă securizată verifică întâi, într-un colț, că nu are praf de topire.",
      },
      {
        lead: "Unealta de după zugravi: urme de vopsea, silicon, bandă dublu adezivă.",
        about: [
          "La curățenia de final de șantier, jumătate din timp se duce pe geamuri stropite. Cu o lamă lată, un ochi de fereastră se rezolvă în trei minute.",
          "Mânerul acoperit cu elastomer are o adâncitură pentru arătător, care dă control la lucrul fin.",
          "Lamele de rezervă sunt prinse într-o casetă cu fantă pentru cele uzate.",
        ],
        use: "Schimbă lama la fiecare două-trei ferestre; una tocită zgârie. Retrage tăișul de fiecare dată când lași unealta din mână.",
      },
    ],
    drawing: { kind: "scraper", accent: "#f0a81e", title: "Tăiș", descriptor: "Răzuitor cu lamă" },
    axis: {
      name: "Lățime",
      values: [
        { label: "4 cm", price: 1490, weight: 95, size: [140, 50, 20], characteristics: { "Lame incluse": "5 buc." } },
        { label: "10 cm", price: 2490, weight: 180, size: [200, 110, 30], characteristics: { "Lame incluse": "5 buc." } },
        { label: "15 cm", price: 3290, weight: 240, size: [250, 160, 30], characteristics: { "Lame incluse": "3 buc." } },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "Bucată", inName: "" }, { label: "Bax 10 buc.", pieces: 10, off: 10 }] },
    characteristics: { Corp: "aliaj de zinc și elastomer", Lamă: "oțel carbon, 0,4 mm, două muchii", Blocare: "retractabilă, cu șurub" },
    features: ["ergonomic", "rezistent"],
    filters: { suprafata: ["geamuri-si-oglinzi", "plite-si-cuptoare", "pardoseli"], material: "otel", ambalare: "bucata", domeniu: ["firme-de-curatenie", "industrie", "casa"] },
    cpv: "39224300-1",
  },
];
