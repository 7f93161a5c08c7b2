import type { BaseProduct } from "../authoring.ts";

/** Brushes, blades, pads, hoses and nozzles for the machines of the shop. */
export const MACHINE_PARTS: BaseProduct[] = [
  {
    key: "perie-disc-lunca",
    category: "piese-si-consumabile",
    brand: "podexa",
    name: "Perie disc pentru mașina Lunca",
    subtitle: "43 cm, trei durități, prindere rapidă cu trei cuie",
    texts: [
      {
        lead: "Duritatea perilor hotărăște jumătate din rezultatul mașinii.",
        about: [
          "Peria din polipropilenă moale este făcută pentru gresie lucioasă și PVC cu polish. Cea de duritate medie merge pe gresie antiderapantă, iar varianta cu granule abrazive scoate cauciucul de pe betonul elicopterizat.",
          "Cuplajul cu trei cuie se fixează din pedală, fără chei.",
          "Lungimea perilor la livrare este de 45 mm; sub 15 mm peria se înlocuiește.",
        ],
        use: "Ridică platoul, oprește contactul și apasă pedala de eliberare. Lasă peria nouă pe podea sub platou, coboară-l și pornește scurt: se agață singură.",
      },
      {
        lead: "Smocuri înclinate, care aruncă apa spre lamelă și nu în lateral.",
        about: [
          "Discul din plastic dens este echilibrat la turația de lucru, astfel că lagărul motorului nu vibrează.",
          "O perie lucrează, în medie, 250 – 300 de ore pe gresie netedă și aproape jumătate pe beton.",
          "Două bucăți folosite alternativ țin mai mult decât una singură, pentru că perii au timp să se usuce și să-și revină.",
        ],
        use: "După tură, scoate peria, curăță firele și foliile înfășurate pe smocuri, apoi agaț-o. Nu o lăsa sub mașină peste noapte, se deformează sub greutate.",
      },
    ],
    drawing: { kind: "disc-brush", accent: "#e07b28", title: "Perie disc 43 cm", descriptor: "Pentru Lunca" },
    axis: {
      name: "Tip",
      values: [
        { label: "Moale, peri de 0,4 mm", inName: "moale", net: [1, "buc."], price: 28900, weight: 1900, size: [440, 440, 90], accent: "#4f9fd0" },
        { label: "Medie, peri de 0,7 mm", inName: "medie", net: [1, "buc."], price: 29900, weight: 2100, size: [440, 440, 90] },
        { label: "Abrazivă, granulație 120", inName: "abrazivă", net: [1, "buc."], price: 42900, weight: 2300, size: [440, 440, 90], accent: "#4a4f55" },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "Bucată", inName: "" }, { label: "Set 2 buc.", pieces: 2, off: 6 }] },
    characteristics: { Diametru: "430 mm", "Lungimea perilor": "45 mm", Cuplaj: "3 cuie, eliberare din pedală", "Se potrivește la": "Lunca, cablu și acumulator" },
    features: ["rezistent", "cod-culori"],
    filters: { suprafata: "pardoseli", material: "plastic", marime: "40-60-cm", ambalare: "bucata", domeniu: ["firme-de-curatenie", "comert", "industrie"] },
    cpv: "39224200-0",
    fits: ["masina-spalat-uscat-lunca"],
  },
  {
    key: "lamele-recuperare-lunca",
    category: "piese-si-consumabile",
    brand: "podexa",
    name: "Lamelă de recuperare pentru mașina Lunca",
    subtitle: "Patru muchii de lucru, pentru o podea care se usucă în două minute",
    texts: [
      {
        lead: "Dacă mașina lasă o dâră de apă, primul vinovat este cauciucul.",
        about: [
          "Lamela din față are fante prin care intră apa, cea din spate este plină și o oprește. Se uzează inegal, de aceea se vând și separat.",
          "Cauciucul natural de 33 Shore calcă moale pe rosturi; poliuretanul rezistă la uleiuri și ține de două ori mai mult.",
          "Găurile sunt decupate după suportul V de 78 cm, fără ajustare.",
        ],
        use: "Slăbește banda cu fluturași, scoate lamela și întoarce-o pe muchia nefolosită. Reglează înclinarea până când cauciucul se îndoaie egal pe toată lungimea.",
      },
      {
        lead: "Piesă de schimb montată în cinci minute, fără tehnician.",
        about: [
          "Fiecare lamelă se poate folosi pe patru muchii, deci o pereche ajunge un an într-un magazin de cartier.",
          "Poliuretanul este alegerea pentru ateliere, benzinării și bucătării, unde grăsimea umflă cauciucul obișnuit.",
          "Grosimea constantă, de 4 mm, vine din tăierea din placă, nu din extrudare.",
        ],
        use: "Clătește lamelele la fiecare golire a rezervorului și îndepărtează pietricelele prinse. Ține suportul ridicat în timpul staționării.",
      },
    ],
    drawing: { kind: "squeegee-blade", accent: "#c98a3b", title: "Lamelă 78 cm", descriptor: "Pentru Lunca" },
    axis: {
      name: "Tip",
      values: [
        { label: "Lamelă față", inName: "față", price: 7900, weight: 260, size: [800, 60, 20] },
        { label: "Lamelă spate", form: "rear", inName: "spate", price: 8900, weight: 290, size: [800, 60, 20] },
        { label: "Set față și spate", form: "set", inName: "set față și spate", price: 15900, weight: 550, size: [800, 60, 30], saleUnit: "set" },
      ],
    },
    second: {
      name: "Model",
      values: [
        { label: "Cauciuc natural", accent: "#c98a3b", filters: { material: "cauciuc" } },
        { label: "Poliuretan, rezistent la ulei", inName: "poliuretan", accent: "#8a5a33", extra: 4500, filters: { material: "plastic" } },
      ],
    },
    characteristics: { Lungime: "780 mm", Grosime: "4 mm", "Muchii folosibile": "4", "Se potrivește la": "Lunca, cablu și acumulator" },
    features: ["rezistent", "uscare-rapida"],
    filters: { suprafata: "pardoseli", ambalare: "rezerva", domeniu: ["firme-de-curatenie", "comert", "industrie"] },
    cpv: "42995000-7",
    fits: ["masina-spalat-uscat-lunca"],
  },
  {
    key: "disc-diamantat-cremene",
    category: "piese-si-consumabile",
    brand: "buretin",
    name: "Disc diamantat de lustruit Cremene",
    subtitle: "Redă luciul marmurei și al betonului doar cu apă",
    texts: [
      {
        lead: "Cinci trepte, de la zgârietură adâncă la oglindă.",
        about: [
          "Cremene este un disc din fibră pe care s-au lipit particule de diamant industrial. Lucrează cu apă curată, fără ceară și fără cristalizator.",
          "Granulația 200 deschide suprafața uzată, 400 și 800 o închid, 1500 aduce semilucirea, 3000 termină.",
          "Rezultatul ține, fiindcă luciul este al pietrei, nu al unui strat aplicat peste ea.",
        ],
        use: "Umezește zona, fă patru treceri încrucișate la turație mică, absoarbe nămolul și treci la granulația următoare. Nu sări peste nicio treaptă.",
      },
      {
        lead: "Un disc acoperă până la 2.000 m² de terrazzo.",
        about: [
          "Consumul se judecă pe suprafață, nu pe bucată: la uzură normală, costul coboară sub zece bani pe metru pătrat.",
          "Fibra groasă de 20 mm copiază denivelările dintre dale și nu taie muchiile.",
          "Culoarea feței arată granulația chiar și când discul este plin de nămol.",
        ],
        use: "Montează discul pe suportul cu gheare al monodiscului sau al mașinii de spălat-uscat și echilibrează-l. Schimbă-l când culoarea feței a dispărut.",
      },
      {
        lead: "Întreținere zilnică a marmurei fără chimicale în apă.",
        about: [
          "Treptele fine se pot lăsa permanent pe mașina de spălat: fiecare trecere de curățare devine și una de lustruire.",
          "Hotelurile și băncile le folosesc noaptea, când recepția este liberă.",
          "Pe granit efectul vine mai greu; socotește de două ori mai multe treceri decât la marmură.",
        ],
        use: "Aspiră nisipul înainte, altfel el zgârie, nu discul. Păstrează viteza sub 200 de rotații pe minut și suprafața permanent udă.",
      },
      {
        lead: "Se curăță sub jet și se agață la uscat, gata pentru noaptea următoare.",
        about: [
          "Legătura este din rășină flexibilă, de aceea discul nu lasă urme negre pe piatră albă.",
          "Dacă nu știi de unde să pornești, probează treapta 800 pe un metru pătrat: dacă zgârieturile rămân, cobori la 400.",
          "Diametrul mai mic se potrivește și mașinii Lunca; cel mare este pentru monodiscuri.",
        ],
        use: "După fiecare granulație, spală pardoseala cu apă curată, ca boabele mari să nu ajungă sub discul fin. Clătește discul până când apa iese limpede.",
      },
    ],
    drawing: { kind: "diamond-pad", accent: "#7a8fb0", title: "Cremene", descriptor: "Disc diamantat" },
    axis: {
      name: "Mărime",
      values: [
        { label: "17 țoli (432 mm)", net: [1, "buc."], price: 12900, weight: 320, size: [432, 432, 22], filters: { marime: "40-60-cm" } },
        { label: "20 de țoli (508 mm)", net: [1, "buc."], price: 16900, weight: 430, size: [508, 508, 22], filters: { marime: "40-60-cm" } },
      ],
    },
    second: {
      name: "Tip",
      values: [
        { label: "Granulație 200", accent: "#3a4149", filters: { culoare: "negru" } },
        { label: "Granulație 400", accent: "#d8403c", filters: { culoare: "rosu" } },
        { label: "Granulație 800", accent: "#eef2f5", filters: { culoare: "alb" } },
        { label: "Granulație 1500", accent: "#ecc531", filters: { culoare: "galben" } },
        { label: "Granulație 3000", accent: "#3f9d4f", filters: { culoare: "verde" } },
      ],
    },
    characteristics: { Grosime: "20 mm", Abraziv: "diamant industrial în rășină", "Turație recomandată": "150 – 200 rot./min", Lucru: "numai umed" },
    features: ["cod-culori", "economic", "rezistent"],
    filters: { suprafata: ["piatra-naturala", "pardoseli"], material: "netesut", ambalare: "bucata", domeniu: ["firme-de-curatenie", "horeca", "comert"] },
    cpv: "42995000-7",
    fits: ["masina-spalat-uscat-lunca", "monodisc-titirez"],
  },
  {
    key: "furtun-presiune-torent",
    category: "piese-si-consumabile",
    brand: "jetavin",
    name: "Furtun de înaltă presiune pentru aparatul Torent",
    subtitle: "Mai multă rază de lucru, fără să muți aparatul",
    texts: [
      {
        lead: "Cu 15 m de furtun ocolești o autoutilitară fără să tragi de pompă.",
        about: [
          "Capetele sunt cu filet M22 și conexiune rapidă la pistol, aceleași pe ambele modele Torent.",
          "Armătura textilă este ușoară și se înfășoară strâns; cea cu tresă de oțel nu se turtește sub roți și suportă 210 bari.",
          "Pierderea de presiune este de aproximativ 1 bar la cinci metri, deci jetul rămâne același.",
        ],
        use: "Depresurizează aparatul, deșurubează furtunul vechi și montează garnitura nouă unsă cu silicon. Desfășoară-l complet înainte de pornire.",
      },
      {
        lead: "Înlocuiește furtunul de fabrică la prima crestătură, nu la a doua.",
        about: [
          "Protecția de la pistol are 20 cm de cauciuc spiralat, acolo unde furtunele se rup de obicei.",
          "Mantaua neagră nu lasă dungi pe pavajul deschis la culoare și rezistă la apă de 60 °C.",
          "Iarna se golește și se ține în interior; gheața rămasă în el desprinde tubul interior.",
        ],
        use: "Nu îndoi furtunul sub o rază de 15 cm și nu-l petrece peste muchii. Controlează săptămânal mantaua; dacă se vede armătura, scoate-l din uz.",
      },
    ],
    drawing: { kind: "pressure-hose", accent: "#2b2f33", title: "Furtun Torent", descriptor: "Înaltă presiune, M22" },
    axis: {
      name: "Lungime",
      values: [
        { label: "10 m", net: [10, "m"], price: 14900, weight: 1900, size: [320, 320, 90] },
        { label: "15 m", net: [15, "m"], price: 19900, weight: 2800, size: [340, 340, 110] },
        { label: "20 m", net: [20, "m"], price: 24900, weight: 3700, size: [360, 360, 130] },
      ],
    },
    second: {
      name: "Tip",
      values: [
        { label: "Armătură textilă, 180 bari", inName: "armătură textilă", accent: "#2b2f33" },
        { label: "Tresă de oțel, 210 bari", inName: "tresă de oțel", accent: "#5a646c", extra: 6000 },
      ],
    },
    characteristics: { "Diametru interior": "6 mm", Manta: "cauciuc, rezistent la soare și ozon", Racorduri: "M22 × 1,5 și conexiune rapidă", "Temperatura apei": "cel mult 60 °C", "Se potrivește la": "Torent 140 și 170 bari" },
    features: ["rezistent", "protectie-uv"],
    filters: { suprafata: "exterior", material: "cauciuc", ambalare: "rezerva", domeniu: ["casa", "auto", "ferma", "industrie"] },
    cpv: "42924730-5",
    fits: ["aparat-presiune-torent"],
  },
  {
    key: "accesorii-torent",
    category: "piese-si-consumabile",
    brand: "jetavin",
    name: "Accesoriu pentru aparatul cu presiune Torent",
    subtitle: "Lănci, perii și generator de spumă cu prindere baionetă",
    texts: [
      {
        lead: "Același aparat spală terase, caroserii sau jgheaburi; se schimbă doar capătul.",
        about: [
          "Toate accesoriile au baioneta Torent din alamă și se fixează cu un sfert de rotație.",
          "Piesele în contact cu apa sunt din inox, alamă și plastic armat cu fibră, fără zinc vopsit.",
          "Inelele de etanșare se găsesc în cutie, câte două de rezervă.",
        ],
        use: "Oprește aparatul, apasă trăgaciul până cade presiunea și abia apoi scoate lancea. Probează întâi de la jumătate de metru distanță.",
      },
      {
        lead: "Uneltele potrivite scad consumul de apă mai mult decât o presiune mai mare.",
        about: [
          "Un cap cu două brațe rotative curăță pavajul uniform, pe când lancea simplă desenează dungi.",
          "Peria rotativă freacă murdăria de drum pe care jetul singur n-o desprinde, fără a atinge lacul cu metal.",
          "Generatorul de spumă amestecă aer, apă și șampon, iar spuma stă pe verticală câteva minute.",
        ],
        use: "Clătește accesoriul cu apă curată după folosirea detergentului și suflă apa din el înainte de îngheț. Duza înfundată se desface cu acul din set.",
      },
    ],
    drawing: { kind: "pressure-accessory", accent: "#f0a81e", title: "Accesorii Torent", descriptor: "Prindere baionetă" },
    axis: {
      name: "Tip",
      values: [
        { label: "Lance cu jet reglabil", price: 7900, weight: 420, size: [520, 60, 60] },
        { label: "Lance rotativă", form: "rotary-lance", price: 11900, weight: 480, size: [500, 70, 70] },
        { label: "Generator de spumă, 1 l", form: "foam", price: 12900, weight: 650, size: [230, 130, 260] },
        { label: "Perie rotativă auto", form: "wash-brush", price: 14900, weight: 720, size: [420, 190, 130] },
        { label: "Cap pentru terase, 30 cm", form: "patio", price: 19900, weight: 1600, size: [330, 330, 200], filters: { marime: "30-40-cm" } },
        { label: "Furtun de desfundat țevi, 15 m", form: "drain-hose", price: 16900, weight: 1400, size: [330, 330, 80] },
      ],
    },
    characteristics: { Prindere: "baionetă Torent, alamă", "Presiune admisă": "180 bari", "Se potrivește la": "Torent 140 și 170 bari" },
    features: ["rezistent", "ergonomic"],
    filters: { suprafata: "exterior", ambalare: "rezerva", domeniu: ["casa", "auto", "ferma", "industrie"] },
    cpv: "42924730-5",
    fits: ["aparat-presiune-torent"],
  },
  {
    key: "duze-aspirare-bura",
    category: "piese-si-consumabile",
    brand: "vartejo",
    name: "Accesoriu de aspirare pentru Bura",
    subtitle: "Con de 38 mm, pentru fiecare colț și pentru fiecare pardoseală",
    texts: [
      {
        lead: "Capul greșit risipește jumătate din puterea motorului.",
        about: [
          "Pe mochetă, talpa trebuie să alunece și să lase aerul să intre; pe gresie, perii opresc aerul fals. De aceea capul combinat are clapetă cu pedală.",
          "Duza îngustă ajunge între scaunele mașinii și în spatele caloriferelor.",
          "Tuburile de inox se înșiră unul în altul și dau împreună un metru, cât să nu te apleci.",
        ],
        use: "Împinge duza pe tub răsucind puțin, ca să se fixeze conul. Pentru praf fin, treci încet: viteza mare ridică praful înainte să fie tras.",
      },
      {
        lead: "Se potrivește la orice furtun cu mufă de 38 mm, nu doar la Bura.",
        about: [
          "Plasticul este ABS antișoc, iar rolele capetelor sunt acoperite cu cauciuc care nu pătează.",
          "La aspirarea apei, lamelele duble ale capului umed se dau jos pentru spălare și se întorc când s-au rotunjit.",
          "Peria rotundă cu păr de cal nu zgârie tastaturi, abajururi sau rame.",
        ],
        use: "Curăță firele de păr din perie cu un pieptene, lunar. După aspirare umedă, desfă duza de pe tub ca să nu rămână apă în îmbinare.",
      },
    ],
    drawing: { kind: "vacuum-nozzle", accent: "#1f6f9e", title: "Duze Bura", descriptor: "Con de 38 mm" },
    axis: {
      name: "Tip",
      values: [
        { label: "Duză îngustă, 30 cm", form: "crevice", price: 2490, weight: 90, size: [310, 50, 50] },
        { label: "Perie rotundă", form: "round-brush", price: 2990, weight: 110, size: [120, 100, 70] },
        { label: "Cap combinat cu clapetă", form: "combi", price: 6990, weight: 520, size: [290, 210, 90] },
        { label: "Cap pentru parchet, 36 cm", form: "parquet", price: 7490, weight: 430, size: [370, 150, 90], filters: { suprafata: "parchet", marime: "30-40-cm" } },
        { label: "Cap umed cu lamele, 40 cm", form: "wet", price: 8490, weight: 610, size: [410, 150, 100], filters: { suprafata: "pardoseli", marime: "40-60-cm" } },
        { label: "Tuburi de inox, 2 × 50 cm", form: "tubes", net: [2, "buc."], price: 9990, weight: 780, size: [520, 90, 45], saleUnit: "set", filters: { material: "inox" } },
      ],
    },
    characteristics: { "Diametrul conului": "38 mm", Material: "ABS, păr de cal, cauciuc sau inox, după tip", "Se potrivește la": "Bura 20 l și 30 l" },
    features: ["ergonomic", "rezistent"],
    filters: { ambalare: "rezerva", domeniu: ["firme-de-curatenie", "industrie", "auto"] },
    cpv: "39713430-6",
    fits: ["aspirator-umed-uscat-bura"],
  },
];
