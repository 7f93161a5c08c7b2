import type { BaseProduct } from "../authoring.ts";

/** Gloves that are used again: household, chemicals, handling. */
export const GLOVES_WORK: BaseProduct[] = [
  {
    key: "manusi-menaj-harnica",
    category: "manusi-menaj",
    brand: "manusel",
    name: "Mănuși de menaj flocate Hărnica",
    subtitle: "Latex cu căptușeală din bumbac tocat, palmă cu relief fagure",
    texts: [
      {
        lead: "Apa fierbinte rămâne afară, iar farfuria udă nu îți mai scapă.",
        about: [
          "Hărnica este mănușa clasică de bucătărie, din latex de 0,40 mm, cu interior flocat cu bumbac. Fibrele absorb transpirația și fac ca mâna să intre ușor.",
          "Palma are un desen în fagure care taie pelicula de detergent.",
          "Marginea este tăiată în val, ca să nu se răsucească pe antebraț.",
        ],
        use: "Îmbracă-le pe mâini uscate și răsfrânge manșeta, ca apa să nu curgă în mânecă. După spălat, clătește exteriorul și agață-le cu degetele în jos.",
      },
      {
        lead: "Câte o culoare pentru fiecare treabă: vase, baie, geamuri.",
        about: [
          "Dacă folosești aceeași pereche la toaletă și la vase, muți microbii dintr-un loc în altul. Cu două – trei culori, regula se ține minte de la sine.",
          "Lungimea de 30 cm acoperă jumătate din antebraț, util la găleată și la chiuveta adâncă.",
          "Cauciucul suportă detergenți, clor diluat și detartranți casnici.",
          "Conține latex natural; cine este alergic alege nitrilul.",
        ],
        use: "Spală mănușile încă îmbrăcate, cu apă și săpun, apoi scoate-le întorcându-le pe dos. Lasă interiorul să se usuce complet înainte de următoarea folosire.",
      },
      {
        lead: "Durează luni, dacă o clătești după fiecare folosire.",
        about: [
          "Vârfurile degetelor sunt întărite, pentru că acolo se rupe orice mănușă de menaj. Stratul flocat este lipit uniform, deci nu face gogoloaie după câteva spălări.",
          "Măsurile merg de la mâini mici la mâini late; cea potrivită lasă doar câțiva milimetri liberi la vârf.",
          "Încercată conform EN ISO 374-5 pentru protecția împotriva bacteriilor și ciupercilor.",
        ],
        use: "Nu le lăsa pe calorifer sau la geam: căldura și soarele îmbătrânesc latexul. Schimbă perechea când apar crăpături fine între degete.",
      },
    ],
    drawing: { kind: "household-gloves", accent: "#f5c93a", title: "Mănuși menaj Hărnica", descriptor: "Latex, flocate cu bumbac" },
    axis: {
      name: "Mărime",
      values: [
        { label: "S", net: [1, "buc."], price: 690, weight: 70, size: [110, 20, 240], saleUnit: "pereche", filters: { marime: "s" } },
        { label: "M", net: [1, "buc."], price: 690, weight: 75, size: [110, 20, 240], saleUnit: "pereche", filters: { marime: "m" } },
        { label: "L", net: [1, "buc."], price: 690, weight: 82, size: [115, 20, 250], saleUnit: "pereche", filters: { marime: "l" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Galben", accent: "#f5c93a", filters: { culoare: "galben" } },
        { label: "Roz", accent: "#ec8fb3", filters: { culoare: "roz" } },
        { label: "Albastru", accent: "#4f8fd6", filters: { culoare: "albastru" } },
      ],
    },
    characteristics: { Material: "Latex, interior flocat cu bumbac", Grosime: "0,40 mm", Lungime: "30 cm", Palmă: "Relief fagure", Standarde: "EN ISO 374-5, EN ISO 21420", Ambalare: "1 pereche" },
    features: ["cod-culori", "rezistent"],
    filters: { material: "latex", certificari: "ce", ambalare: "bucata", domeniu: ["casa", "firme-de-curatenie"] },
    cpv: "18141000-9",
  },
  {
    key: "manusi-chimice-pavaza",
    category: "manusi-menaj",
    brand: "manusel",
    name: "Mănuși de protecție chimică din nitril Pavăza, 33 cm",
    subtitle: "EN ISO 374-1 tip A, pentru acizi, baze și solvenți",
    texts: [
      {
        lead: "Verdele acela gros din laborator: nitril de 0,38 mm, până peste încheietură.",
        about: [
          "Pavăza este mănușa pentru dozarea detergenților concentrați, pentru decapare și pentru spălarea cisternelor. Încadrarea tip A înseamnă cel puțin 30 de minute rezistență la șase substanțe de referință.",
          "Pe lângă protecția chimică, a trecut încercările mecanice EN 388, cu nivel bun la abraziune.",
          "Interiorul are flocaj din bumbac, iar palma un relief în romburi.",
        ],
        use: "Confruntă fișa cu date de securitate a produsului cu tabelul de permeație al mănușii. Îndoaie manșeta în sus, ca stropii să nu se prelingă pe braț.",
      },
      {
        lead: "Un litru de detartrant concentrat nu se toarnă cu mănuși de o sută la cutie.",
        about: [
          "Mănușile subțiri protejează la stropi, nu la contact prelungit. Pentru turnat, agitat și frecat cu substanțe corozive este nevoie de perete gros și de manșetă lungă.",
          "Nitrilul rezistă la hidrocarburi, uleiuri, acizi minerali diluați și hidroxid de sodiu; nu este potrivit pentru acetonă și pentru solvenți clorurați.",
          "Măsurile 8, 9 și 10 corespund literelor M, L și XL.",
          "Se spală în exterior și se refolosesc până la primul semn de degradare.",
        ],
        use: "Clătește mănușile sub jet înainte de a le scoate și usucă-le pe suport. Notează data primei folosiri pe manșetă și înlocuiește-le după contactul cu substanțe foarte toxice.",
      },
    ],
    drawing: { kind: "chemical-gloves", accent: "#3f9a5a", title: "Mănuși chimice Pavăza", descriptor: "Nitril 0,38 mm, 33 cm" },
    axis: {
      name: "Mărime",
      values: [
        { label: "M (8)", inName: "mărimea M (8)", net: [1, "buc."], price: 1690, weight: 125, size: [125, 25, 330], saleUnit: "pereche", filters: { marime: "m" } },
        { label: "L (9)", inName: "mărimea L (9)", net: [1, "buc."], price: 1690, weight: 132, size: [125, 25, 330], saleUnit: "pereche", filters: { marime: "l" } },
        { label: "XL (10)", inName: "mărimea XL (10)", net: [1, "buc."], price: 1690, weight: 140, size: [130, 25, 330], saleUnit: "pereche", filters: { marime: "xl" } },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "1 pereche", inName: "", filters: { ambalare: "bucata" } }, { label: "Bax 12 perechi", pieces: 12, off: 10, filters: { ambalare: "bax" } }] },
    characteristics: { Material: "Nitril, flocat", Grosime: "0,38 mm", Lungime: "33 cm", Standarde: "EN ISO 374-1 tip A (JKLOPT), EN ISO 374-5, EN 388: 4101X", Culoare: "Verde", "Categorie EIP": "III" },
    features: ["certificat", "fara-latex", "rezistent"],
    filters: { material: "nitril", culoare: "verde", certificari: ["en-374", "en-388", "ce"], domeniu: ["industrie", "firme-de-curatenie", "horeca"] },
    cpv: "18141000-9",
  },
  {
    key: "manusi-lucru-priza",
    category: "manusi-menaj",
    brand: "manusel",
    name: "Mănuși de lucru Priză, palmă imersată în latex rugos",
    subtitle: "Tricot fără cusături, dos aerisit, prindere sigură la cutii și scule",
    texts: [
      {
        lead: "Prinde cutia udă, paleta și coada lopeții fără să strângi mai tare.",
        about: [
          "Mănușa Priză este tricotată dintr-un singur fir de poliester, finețe 10, și are palma acoperită cu latex încrețit. Cutele lucrează ca profilul unei anvelope.",
          "Dosul neacoperit lasă aerul să circule, deci mâna nu transpiră nici vara, la descărcat.",
          "Nivelurile EN 388 sunt trecute pe eticheta cusută în manșetă.",
        ],
        use: "Alege măsura după lățimea palmei; degetele trebuie să ajungă la capăt. Manșeta elastică se trage peste ceas sau sub mânecă.",
      },
      {
        lead: "Depozit, grădină, șantier: aceeași pereche, câteva săptămâni de lucru.",
        about: [
          "Rezistența la rupere este de nivel 4, maximul din standard, iar la abraziune de nivel 2. Nu este o mănușă antităiere și nu ține loc de una.",
          "Latexul rămâne flexibil până pe la 0 °C, așa că merge și dimineața, la piață.",
          "Culorile ajută la împărțirea pe echipe sau pe măsuri.",
        ],
        use: "Scutură nisipul după lucru și spală mănușile la 30 °C, fără înălbitor și fără uscător. Ține-le departe de uleiuri, pentru că umflă cauciucul.",
      },
      {
        lead: "Ușoară pe mână, aspră pe sculă.",
        about: [
          "Tricotul fără cusături nu roade între degete, problemă cunoscută la mănușile croite din pânză. Perechea cântărește sub 70 de grame.",
          "Este potrivită la manipulare de cărămizi, lemne, lăzi și profile zincate fără bavuri.",
          "Stratul de latex urcă și peste vârfurile degetelor, unde uzura este mai mare.",
          "Conține cauciuc natural.",
        ],
        use: "Nu o purta lângă piese în rotație, cum sunt burghiul sau strungul. Înlocuiește perechea când prin palmă se vede tricotul.",
      },
    ],
    drawing: { kind: "work-gloves", accent: "#e8750a", title: "Mănuși de lucru Priză", descriptor: "Palmă din latex rugos" },
    axis: {
      name: "Mărime",
      values: [
        { label: "M (8)", inName: "mărimea M (8)", net: [1, "buc."], price: 590, weight: 62, size: [120, 20, 240], saleUnit: "pereche", filters: { marime: "m" } },
        { label: "L (9)", inName: "mărimea L (9)", net: [1, "buc."], price: 590, weight: 66, size: [120, 20, 250], saleUnit: "pereche", filters: { marime: "l" } },
        { label: "XL (10)", inName: "mărimea XL (10)", net: [1, "buc."], price: 590, weight: 70, size: [125, 20, 260], saleUnit: "pereche", filters: { marime: "xl" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Portocaliu", accent: "#e8750a", filters: { culoare: "portocaliu" } },
        { label: "Gri", accent: "#7d868e", filters: { culoare: "gri" } },
        { label: "Verde", accent: "#4f8f3c", filters: { culoare: "verde" } },
      ],
    },
    characteristics: { Tricot: "Poliester, finețe 10, fără cusături", Palmă: "Latex rugos", Manșetă: "Elastică", Standarde: "EN 388: 2142X", "Categorie EIP": "II" },
    features: ["rezistent", "certificat"],
    filters: { material: "latex", certificari: ["en-388", "ce"], ambalare: "bucata", domeniu: ["industrie", "casa", "ferma", "comert"] },
    cpv: "18141000-9",
  },
];
