import type { BaseProduct } from "../authoring.ts";

/** Disposable gloves. */
export const GLOVES: BaseProduct[] = [
  {
    key: "manusi-nitril-manevra",
    category: "manusi-unica-folosinta",
    brand: "nitravel",
    name: "Mănuși nitril nepudrate Manevra, cutie 100 buc.",
    subtitle: "Vârfuri texturate, manșetă rulată, fără proteine de latex",
    texts: [
      {
        lead: "Se pun repede, nu alunecă pe flacon și nu lasă pudră pe haine.",
        about: [
          "Manevra este mănușa de nitril pentru lucrul de zi cu zi: curățenie, bucătărie, atelier, tatuaj sau coafor. O bucată cântărește 3,5 g la mărimea M, iar vârful degetelor are grosimea de 0,10 mm.",
          "Textura fină de pe degete ține bine sticla udă și instrumentele subțiri.",
          "Cauciucul sintetic nu conține proteinele care produc alergia la latex.",
        ],
        use: "Scoate mănușa apucând-o de manșetă și trage-o pe mâna uscată. La scoatere, prinde marginea din exterior și întoarce mănușa pe dos, fără să atingi pielea.",
      },
      {
        lead: "O sută de mănuși ambidextre, numărate, în cutie cu fantă care nu se rupe.",
        about: [
          "Fiecare mănușă se potrivește pe oricare mână, deci nu rămâne niciodată una desperecheată.",
          "Nitrilul rezistă la uleiuri, grăsimi animale și la soluțiile obișnuite de curățenie, în timp ce latexul se umflă. Rezultatele încercărilor EN ISO 374-1 sunt trecute în fișa tehnică.",
          "Marginea rulată oprește lichidul care se prelinge spre încheietură și ajută la tragerea pe degete.",
          "Materialul este admis pentru contactul cu alimentele.",
        ],
        use: "Măsoară circumferința palmei sub articulații: 7 – 8 cm lățime înseamnă S, 8 – 9 M, 9 – 10 L, peste 10 XL. Schimbă perechea la trecerea de la carne crudă la preparate gătite.",
      },
      {
        lead: "Culoare diferită pentru fiecare zonă de lucru, aceeași mănușă peste tot.",
        about: [
          "În HACCP, culoarea separă riscurile. Albastrul se observă în alimente, negrul ascunde uleiul de motor și vopseaua, albul arată orice pată.",
          "Nitrilul se încălzește la temperatura pielii și ia forma mâinii după un minut, deci oboseala la purtare lungă este mică.",
          "Nivelul de calitate la etanșeitate este AQL 1,5.",
        ],
        use: "Verifică perechea înainte de folosire: umfl-o ușor cu aer și urmărește dacă scapă. O mănușă ruptă se aruncă imediat, iar mâinile se spală.",
      },
      {
        lead: "Subțire cât să simți o monedă, destul de rezistentă pentru o tură de curățenie.",
        about: [
          "Lungimea de 24 cm acoperă încheietura. Grosimea palmei este de 0,07 mm, un compromis bun între simț tactil și durată.",
          "Interiorul este clorurat, adică tratat ca să alunece pe piele fără amidon sau talc.",
          "Cutia are 24 × 12 cm și intră în suporturile de perete standard.",
          "Depozitate la întuneric, mănușile se păstrează cinci ani.",
        ],
        use: "Usucă-ți complet mâinile înainte, altfel mănușa se lipește și se rupe la tragere. Nu o refolosi și nu o spăla cu solvent.",
      },
    ],
    drawing: { kind: "glove-box", accent: "#3f7fd0", title: "Mănuși nitril Manevra", descriptor: "Nepudrate, ambidextre" },
    axis: {
      name: "Mărime",
      values: [
        { label: "S", net: [100, "buc."], price: 2490, weight: 400, size: [240, 120, 65], saleUnit: "cutie", filters: { marime: "s" } },
        { label: "M", net: [100, "buc."], price: 2490, weight: 430, size: [240, 120, 65], saleUnit: "cutie", filters: { marime: "m" } },
        { label: "L", net: [100, "buc."], price: 2490, weight: 460, size: [240, 120, 68], saleUnit: "cutie", filters: { marime: "l" } },
        { label: "XL", net: [100, "buc."], price: 2590, weight: 490, size: [240, 120, 72], saleUnit: "cutie", filters: { marime: "xl" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Albastru", accent: "#3f7fd0", filters: { culoare: "albastru" } },
        { label: "Negru", accent: "#2a2c31", filters: { culoare: "negru" }, extra: 200 },
        { label: "Alb", accent: "#e9eef2", filters: { culoare: "alb" }, extra: 100 },
      ],
    },
    characteristics: { Material: "Nitril", "Grosime la degete": "0,10 mm", Lungime: "24 cm", Etanșeitate: "AQL 1,5", Standarde: "EN ISO 374-1 tip C, EN ISO 374-5", Interior: "Clorurat, nepudrat" },
    features: ["fara-latex", "nepudrat", "ambidextru", "contact-alimentar"],
    filters: { material: "nitril", certificari: ["en-374", "contact-alimentar", "ce"], ambalare: "cutie", domeniu: ["horeca", "firme-de-curatenie", "industrie-alimentara", "casa"] },
    cpv: "18424300-0",
  },
  {
    key: "manusi-nitril-groase-stanca",
    category: "manusi-unica-folosinta",
    brand: "nitravel",
    name: "Mănuși nitril groase Stânca, textură diamant, cutie 50 buc.",
    subtitle: "De două ori mai groase, cu relief adânc pentru piese unse",
    texts: [
      {
        lead: "Cheia unsă nu mai scapă din mână: relieful în diamant elimină filmul de ulei.",
        about: [
          "Stânca este mănușa groasă a service-urilor auto. Piramidele mici de pe toată suprafața lasă lichidul să se scurgă printre ele, iar vârful rămâne în contact cu metalul.",
          "Cu 8 g bucata și 0,20 mm la degete, rezistă la bavuri ușoare și la coliere de plastic.",
          "Manșeta lungă, la 26 cm, urcă peste mâneca salopetei.",
        ],
        use: "Alege o măsură mai mare decât la mănușile subțiri, fiindcă nitrilul gros se întinde mai puțin. Poți purta aceeași pereche câteva ore, dacă nu este tăiată.",
      },
      {
        lead: "Pentru schimb de ulei, vopsitorie, zootehnie și curățat utilaje.",
        about: [
          "Rezistența la rupere este de circa două ori cea a unei mănuși standard, de aceea consumul pe zi scade chiar dacă o cutie are numai cincizeci de bucăți.",
          "Încercată conform EN ISO 374-1 tip B, protejează la stropi de acizi diluați, baze și alcooli timp de cel puțin 30 de minute.",
          "Portocaliul se vede de departe, negrul nu arată petele, verdele se deosebește de mănușile din bucătărie.",
        ],
        use: "Consultă în fișa tehnică timpul de permeație pentru substanța folosită. După contactul cu solvenți puternici, aruncă perechea fără să aștepți semne de uzură.",
      },
      {
        lead: "Texturată pe ambele fețe, ca să fie la fel de sigură pe stânga și pe dreapta.",
        about: [
          "Unele mănuși au relief numai în palmă și devin netede dacă le întorci. Aici modelul acoperă interiorul și exteriorul, deci aderența este aceeași și pielea transpiră mai puțin.",
          "Nitrilul este fără acceleratori pe bază de tiuram, cauză frecventă de iritație.",
          "Cutia are capac rigid și stă în sertarul căruciorului de scule.",
          "Se poate folosi și la prepararea peștelui, în condițiile trecute pe etichetă.",
        ],
        use: "Ține cutia departe de corpuri fierbinți și de lămpi UV. Ca să o scoți fără să te murdărești, ciupește palma și trage spre vârful degetelor.",
      },
    ],
    drawing: { kind: "glove-box", accent: "#ef7d1a", title: "Mănuși nitril Stânca", descriptor: "Groase, textură diamant" },
    axis: {
      name: "Mărime",
      values: [
        { label: "M", net: [50, "buc."], price: 3690, weight: 440, size: [245, 125, 80], saleUnit: "cutie", filters: { marime: "m" } },
        { label: "L", net: [50, "buc."], price: 3690, weight: 470, size: [245, 125, 80], saleUnit: "cutie", filters: { marime: "l" } },
        { label: "XL", net: [50, "buc."], price: 3690, weight: 500, size: [245, 125, 85], saleUnit: "cutie", filters: { marime: "xl" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Portocaliu", accent: "#ef7d1a", filters: { culoare: "portocaliu" } },
        { label: "Negru", accent: "#1b1d21", filters: { culoare: "negru" } },
        { label: "Verde", accent: "#5b9a3c", filters: { culoare: "verde" }, extra: 100 },
      ],
    },
    characteristics: { Material: "Nitril", "Grosime la degete": "0,20 mm", Lungime: "26 cm", "Greutate pe bucată": "8 g (mărimea L)", Etanșeitate: "AQL 1,5", Standarde: "EN ISO 374-1 tip B, EN ISO 374-5" },
    features: ["rezistent", "fara-latex", "nepudrat", "ambidextru"],
    filters: { material: "nitril", certificari: ["en-374", "ce"], ambalare: "cutie", domeniu: ["auto", "industrie", "ferma"] },
    cpv: "18424300-0",
  },
  {
    key: "manusi-nitril-examinare-auscult",
    category: "manusi-unica-folosinta",
    brand: "nitravel",
    name: "Mănuși de examinare din nitril Auscult, EN 455, cutie 100 buc.",
    subtitle: "Dispozitiv medical clasa I, subțire, pentru palpare și recoltare",
    texts: [
      {
        lead: "Simți pulsul prin ea: 0,06 mm la palmă, testată pentru uz medical.",
        about: [
          "Auscult este o mănușă de examinare nesterilă, cu dublă încadrare: dispozitiv medical clasa I și echipament de protecție categoria III. Respectă EN 455 părțile 1 – 4.",
          "Elasticitatea mare a nitrilului moale reduce presiunea pe degete, lucru important la zeci de pacienți pe zi.",
          "Nu conține latex și nici pudră.",
        ],
        use: "Igienizează mâinile și lasă-le să se usuce, apoi îmbracă mănușa atingând doar manșeta. Schimb-o după fiecare pacient.",
      },
      {
        lead: "Pentru cabinete, laboratoare, stomatologie și ambulanță.",
        about: [
          "Etanșeitatea AQL 1,0 înseamnă o rată admisă de defecte mai mică decât la mănușile de uz general.",
          "Materialul a trecut proba de penetrare virală EN ISO 374-5, adică oprește particule de mărimea virusurilor.",
          "Nuanțele pastel sunt apreciate în pediatrie și cosmetică, iar albul în stomatologie.",
        ],
        use: "Nu folosi mănușa peste inele cu margini sau peste unghii lungi. După recoltare, depune-o la deșeuri infecțioase, în sacul galben.",
      },
      {
        lead: "Mănușă subțire, cutie verificată la fiecare lot prin proba cu apă.",
        about: [
          "La proba din EN 455-1 se toarnă un litru de apă în mănușă și se urmăresc picăturile timp de două minute. Raportul lotului îl trimitem la cerere.",
          "Vârfurile microtexturate prind bine acele, fiolele și benzile adezive.",
          "Prelucrarea fără acceleratori chimici reduce riscul de dermatită de contact la personal.",
          "Lungimea este de minimum 24 cm.",
        ],
        use: "Trage o singură mănușă din fantă, fără să atingi restul. Păstrează cutia la 5 – 30 °C, ferită de ozonul lămpilor germicide.",
      },
    ],
    drawing: { kind: "glove-box", accent: "#7fc4d6", title: "Mănuși nitril Auscult", descriptor: "Examinare, EN 455" },
    axis: {
      name: "Mărime",
      values: [
        { label: "S", net: [100, "buc."], price: 2890, weight: 340, size: [235, 120, 60], saleUnit: "cutie", filters: { marime: "s" } },
        { label: "M", net: [100, "buc."], price: 2890, weight: 365, size: [235, 120, 60], saleUnit: "cutie", filters: { marime: "m" } },
        { label: "L", net: [100, "buc."], price: 2890, weight: 390, size: [235, 120, 62], saleUnit: "cutie", filters: { marime: "l" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Turcoaz", accent: "#4fb9b4", filters: { culoare: "turcoaz" } },
        { label: "Roz", accent: "#ec9dbb", filters: { culoare: "roz" } },
        { label: "Alb", accent: "#f4f3ee", filters: { culoare: "alb" } },
      ],
    },
    characteristics: { Material: "Nitril fără acceleratori", "Grosime la palmă": "0,06 mm", Lungime: "minimum 24 cm", Etanșeitate: "AQL 1,0", Standarde: "EN 455-1/2/3/4, EN ISO 374-5 (virus)", Steril: "Nu" },
    features: ["certificat", "fara-latex", "nepudrat", "ambidextru"],
    filters: { material: "nitril", certificari: ["en-455", "en-374", "ce"], ambalare: "cutie", domeniu: "sanatate" },
    cpv: "18424300-0",
  },
  {
    key: "manusi-latex-supleta",
    category: "manusi-unica-folosinta",
    brand: "nitravel",
    name: "Mănuși latex nepudrate Supleța, cutie 100 buc.",
    subtitle: "Elasticitatea cauciucului, cu interior polimerizat",
    texts: [
      {
        lead: "Latexul se întinde de opt ori și revine: nimic nu stă mai bine pe mână.",
        about: [
          "Supleța este fabricată din cauciuc de Hevea, spălat de două ori pentru a coborî conținutul de proteine sub 50 µg/g. Interiorul are strat polimeric, ca mănușa să alunece fără pudră.",
          "Se folosește la examinări, la curățenie cu soluții pe bază de apă și în saloane.",
          "Atenție: conține latex de cauciuc natural, care poate provoca reacții alergice.",
        ],
        use: "Nu o purta dacă tu sau persoana tratată aveți alergie la latex. Evită contactul cu uleiuri, unguente și benzină, care o înmoaie în câteva minute.",
      },
      {
        lead: "Pentru gesturi fine repetate ore întregi, cu mâna odihnită.",
        about: [
          "Modulul mic al cauciucului face ca degetele să lucreze fără efort. Stomatologii și laboranții îl preferă tocmai pentru libertatea de mișcare.",
          "Mănușa are grosimea de 0,11 mm la degete și 24 cm lungime, iar manșeta rulată nu coboară.",
          "Satisface EN 455 și are AQL 1,5 la proba cu apă.",
          "Culoarea crem este cea naturală a latexului.",
        ],
        use: "Trage mănușa încet, începând cu degetul mare, și netezește-o spre încheietură. După scoatere, clătește mâinile cu apă și aplică o cremă.",
      },
    ],
    drawing: { kind: "glove-box", accent: "#efe0bf", title: "Mănuși latex Supleța", descriptor: "Nepudrate, EN 455" },
    axis: {
      name: "Mărime",
      values: [
        { label: "S", net: [100, "buc."], price: 2690, weight: 560, size: [240, 125, 75], saleUnit: "cutie", filters: { marime: "s" } },
        { label: "M", net: [100, "buc."], price: 2690, weight: 600, size: [240, 125, 75], saleUnit: "cutie", filters: { marime: "m" } },
        { label: "L", net: [100, "buc."], price: 2690, weight: 640, size: [240, 125, 80], saleUnit: "cutie", filters: { marime: "l" } },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "1 cutie", inName: "", filters: { ambalare: "cutie" } }, { label: "Bax 10 cutii", pieces: 10, off: 8, filters: { ambalare: "bax" } }] },
    characteristics: { Material: "Latex de cauciuc natural", "Grosime la degete": "0,11 mm", Lungime: "24 cm", Etanșeitate: "AQL 1,5", Standarde: "EN 455-1/2/3/4", Avertizare: "Conține latex, poate provoca alergii" },
    features: ["nepudrat", "ambidextru", "certificat"],
    filters: { material: "latex", culoare: "alb", certificari: ["en-455", "ce"], domeniu: ["sanatate", "firme-de-curatenie"] },
    cpv: "18424300-0",
  },
  {
    key: "manusi-vinil-lejera",
    category: "manusi-unica-folosinta",
    brand: "nitravel",
    name: "Mănuși vinil nepudrate Lejera, cutie 100 buc.",
    subtitle: "Croială largă, se pun și se scot în două secunde",
    texts: [
      {
        lead: "Pentru sarcini scurte, cu schimbări dese: servit, ambalat, curățat ușor.",
        about: [
          "Vinilul este mai puțin elastic decât nitrilul, deci mănușa stă lejer și iese imediat de pe mână. La tejghea sau la ambalare, unde schimbi perechea la fiecare sarcină, asta este un avantaj.",
          "Lejera nu conține latex, ftalați DEHP sau pudră.",
          "Nu se folosește pentru alimente grase: plastifiantul din PVC poate migra.",
        ],
        use: "Folosește-o la pâine, fructe, legume și obiecte uscate. Pentru brânză, carne, prăjeli sau solvenți treci pe nitril.",
      },
      {
        lead: "Bariera cea mai simplă între piele și murdăria de zi cu zi.",
        about: [
          "Transparentă și netedă, mănușa din vinil se întâlnește la cofetării, hoteluri, vopsit de păr și îngrijire la domiciliu.",
          "Grosimea de 0,08 mm la palmă ajunge pentru 10 – 15 minute de lucru ușor.",
          "Este o soluție pentru persoanele care nu tolerează nici latexul, nici aditivii din nitril.",
          "Prețul pe bucată permite schimbarea fără ezitare între două camere.",
        ],
        use: "Suflă în manșetă ca să despărțești pereții, apoi introdu mâna. Dacă simți tensiune la degetul mare, ia mărimea următoare, fiindcă vinilul se rupe la întindere.",
      },
    ],
    drawing: { kind: "glove-box", accent: "#d3e4ea", title: "Mănuși vinil Lejera", descriptor: "Nepudrate, transparente" },
    axis: {
      name: "Mărime",
      values: [
        { label: "S", net: [100, "buc."], price: 1790, weight: 470, size: [235, 120, 65], saleUnit: "cutie", filters: { marime: "s" } },
        { label: "M", net: [100, "buc."], price: 1790, weight: 510, size: [235, 120, 65], saleUnit: "cutie", filters: { marime: "m" } },
        { label: "L", net: [100, "buc."], price: 1790, weight: 550, size: [235, 120, 70], saleUnit: "cutie", filters: { marime: "l" } },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "1 cutie", inName: "", filters: { ambalare: "cutie" } }, { label: "Bax 10 cutii", pieces: 10, off: 9, filters: { ambalare: "bax" } }] },
    characteristics: { Material: "Vinil (PVC) fără DEHP", "Grosime la palmă": "0,08 mm", Lungime: "24 cm", Etanșeitate: "AQL 2,5", Alimente: "Uscate și apoase, nu grase" },
    features: ["fara-latex", "nepudrat", "ambidextru", "economic"],
    filters: { material: "vinil", culoare: "transparent", certificari: "ce", domeniu: ["horeca", "comert", "casa"] },
    cpv: "18424300-0",
  },
];
