import type { BaseProduct } from "../authoring.ts";

/** Single-disc machines, polishers, steam cleaners and spray extractors, with the cloths for steam. */
export const MACHINES_SPECIAL: BaseProduct[] = [
  {
    key: "monodisc-titirez",
    category: "masini-spalat-pardoseli",
    brand: "podexa",
    name: "Monodisc Titirez pentru spălare și decapare",
    subtitle: "Reductor planetar și 1.500 W, pentru pardoseli care cer forță",
    texts: [
      {
        lead: "O mașină pentru decapat, șamponat mochete, lustruit cu diamant și spălat rosturi.",
        about: [
          "Titirez are motor cu inducție și angrenaj planetar din oțel, fără curele. Cuplul rămâne constant când discul trece de pe gresie uscată pe baltă.",
          "Mânerul se reglează pe înălțime, iar pornirea cere două degete, ca mașina să nu plece singură.",
          "Rezervorul opțional de 12 l se agață de mâner și trimite soluția prin centrul periei.",
          "Turația joasă este pentru decapare și piatră; cea înaltă, la modelul cu două trepte, pentru lustruirea polishului.",
        ],
        use: "Coboară mânerul până la nivelul taliei: ridicat, discul trage la dreapta, coborât, la stânga. Lucrează pe fâșii suprapuse și ține cablul peste umăr.",
      },
    ],
    drawing: { kind: "single-disc", accent: "#e07b28", title: "Titirez", descriptor: "Monodisc" },
    axis: {
      name: "Model",
      values: [
        { label: "17 țoli, 154 rot./min", price: 389000, weight: 34000, size: [560, 440, 1180], max: 5, characteristics: { "Diametru de lucru": "432 mm", Turație: "154 rot./min", Putere: "1.500 W" }, filters: { marime: "40-60-cm" } },
        { label: "17 țoli, două trepte 154/308", inName: "17 țoli, 154/308 rot./min", price: 469000, weight: 37000, size: [560, 440, 1180], max: 5, characteristics: { "Diametru de lucru": "432 mm", Turație: "154 și 308 rot./min", Putere: "1.300 / 1.900 W" }, filters: { marime: "40-60-cm" } },
        { label: "20 de țoli, 154 rot./min", price: 449000, weight: 42000, size: [630, 520, 1180], max: 5, characteristics: { "Diametru de lucru": "508 mm", Turație: "154 rot./min", Putere: "1.800 W" }, filters: { marime: "40-60-cm" } },
      ],
    },
    characteristics: { Tensiune: "230 V, 50 Hz", Transmisie: "planetară, oțel", Cablu: "15 m", Zgomot: "64 dB(A)" },
    features: ["rezistent", "silentios", "ergonomic"],
    filters: { suprafata: ["pardoseli", "piatra-naturala", "gresie-si-faianta"], domeniu: ["firme-de-curatenie", "horeca", "comert", "industrie"], certificari: "ce" },
    cpv: "42995000-7",
    video: true,
  },
  {
    key: "masina-lustruit-luciul",
    category: "masini-spalat-pardoseli",
    brand: "podexa",
    name: "Mașină de lustruit de mare viteză Luciul",
    subtitle: "1.500 de rotații pe minut și praf aspirat de sub disc",
    texts: [
      {
        lead: "Polishul tern își recapătă oglinda într-o singură trecere, la pas.",
        about: [
          "Discul moale de 50 cm încălzește ușor stratul de emulsie și îl netezește. De aceea efectul depinde de turație mai mult decât de apăsare.",
          "Fusta din jurul platoului și sacul filtrant țin pulberea de polish departe de rafturi.",
          "Roțile mari trec peste praguri și urcă rampa de la depozit fără ridicat.",
          "Cu cablu, productivitatea este de circa 900 m² pe oră; versiunea cu acumulatori AGM ajunge la 1.400 m², pentru că nu mai muți prize.",
        ],
        use: "Spală și usucă pardoseala, pulverizează soluția de întreținere și înaintează fără opriri. Nu sta pe loc cu discul pornit: stratul se arde în trei secunde.",
      },
    ],
    drawing: { kind: "burnisher", accent: "#c9a227", title: "Luciul 1500", descriptor: "Mașină de lustruit" },
    axis: {
      name: "Alimentare",
      values: [
        { label: "Cablu 230 V, 20 m", inName: "cu cablu", price: 649000, weight: 48000, size: [1000, 560, 1150], max: 3 },
        { label: "Acumulatori AGM 36 V", inName: "cu acumulatori AGM", price: 1890000, weight: 182000, size: [1250, 600, 1150], max: 2 },
      ],
    },
    characteristics: { "Lățime de lucru": "508 mm", Turație: "1.500 rot./min", Putere: "1.500 W", "Colectare praf": "sac filtrant, 4 l", Zgomot: "68 dB(A)" },
    features: ["economic", "ergonomic", "rezistent"],
    filters: { suprafata: "pardoseli", marime: "40-60-cm", domeniu: ["comert", "sanatate", "scoli", "firme-de-curatenie"], certificari: "ce" },
    cpv: "42995000-7",
    video: true,
  },
  {
    key: "curatator-abur-fierbinte",
    category: "masini-spalat-pardoseli",
    brand: "vartejo",
    name: "Curățător cu abur Fierbinte",
    subtitle: "Desprinde grăsimea cu abur de până la 165 °C, fără detergent",
    texts: [
      {
        lead: "Rosturi, vitrine frigorifice, saltele, grătare: aceeași lance, alt capăt.",
        about: [
          "Cazanul din inox 304 ține presiunea constantă, iar rezervorul separat se poate umple în timpul lucrului. Nu aștepți să se răcească aparatul.",
          "Umiditatea aburului se reglează din mâner: uscat pentru textile, umed pentru grăsime.",
          "Modelul cu aspirare strânge imediat condensul și murdăria și lasă blatul aproape uscat.",
          "Furtunul izolat rămâne sub 45 °C la exterior, iar trăgaciul are blocare.",
        ],
        use: "Umple cu apă de rețea sub 15 °dH, așteaptă ledul verde și evacuează condensul într-o cârpă. Ține duza la 5 cm de suprafață și nu îndrepta aburul spre prize, oameni sau animale.",
      },
    ],
    drawing: { kind: "steam-cleaner", accent: "#c2334d", title: "Fierbinte", descriptor: "Curățător cu abur" },
    axis: {
      name: "Model",
      values: [
        { label: "4 bari, cazan 2 l", inName: "4 bari", price: 129000, weight: 7200, size: [430, 300, 340], max: 10, characteristics: { Presiune: "4 bari", Temperatură: "145 °C în cazan", Putere: "1.900 W" } },
        { label: "6 bari, cazan 3 l", inName: "6 bari", price: 289000, weight: 12500, size: [520, 360, 420], max: 8, characteristics: { Presiune: "6 bari", Temperatură: "160 °C în cazan", Putere: "2.300 W" } },
        { label: "8 bari, cu aspirare", price: 690000, weight: 24000, size: [620, 420, 900], max: 4, characteristics: { Presiune: "8 bari", Temperatură: "165 °C în cazan", Putere: "3.300 W" } },
      ],
    },
    characteristics: { Cazan: "inox 304, rezervor separat", Cablu: "6 m", Accesorii: "lance, duză punctiformă, perie rotundă, cap de podea, duză de geam" },
    features: ["uscare-rapida", "rezistent", "ergonomic"],
    filters: { suprafata: ["gresie-si-faianta", "obiecte-sanitare", "plite-si-cuptoare", "textile"], material: "inox", domeniu: ["horeca", "sanatate", "auto", "firme-de-curatenie"], certificari: ["ce", "haccp"] },
    cpv: "42995000-7",
    video: true,
  },
  {
    key: "huse-abur-fierbinte",
    category: "piese-si-consumabile",
    brand: "fibrodel",
    name: "Husă din microfibră pentru curățătorul cu abur Fierbinte",
    subtitle: "Împrăștie aburul uniform și ia murdăria de pe podea",
    texts: [
      {
        lead: "Aburul desprinde, husa adună: fără ea doar plimbi apa.",
        about: [
          "Bucla lungă de 9 mm suportă 180 °C fără să se topească, spre deosebire de microfibra de mop.",
          "Se fixează cu bandă elastică sau cu scai, după capul aparatului, și se scoate cu un deget, ca să nu te frigi.",
          "O husă acoperă aproximativ 30 m² de gresie înainte de schimbare.",
        ],
        use: "Așteaptă să se răcească husa un minut, trage-o și pune una uscată. Spal-o la 95 °C, singură, fără balsam.",
      },
      {
        lead: "Ține câte un set la fiecare etaj, ca să nu aștepți mașina de spălat.",
        about: [
          "Forma dreptunghiulară urmează capul de podea de 30 cm; cea triunghiulară intră în colțul treptelor și în spatele vasului WC.",
          "Husele pentru duza de mână sunt din frotir de bumbac, mai blând cu faianța lucioasă și cu tapițeria.",
          "Cusătura triplă de pe margine rezistă la circa 250 de cicluri de spălare.",
        ],
        use: "Pe parchetul lăcuit fără rosturi deschise folosește husa dublă și abur uscat, din mișcare continuă. Când husa s-a îngreunat de apă, înlocuiește-o.",
      },
      {
        lead: "Albul arată cinstit cât s-a luat de pe jos.",
        about: [
          "Colorantul nu ar rezista la abur repetat, de aceea husele sunt lăsate albe, cu un fir de identificare pe margine.",
          "Pachetul cu zece bucăți acoperă o tură pentru aproximativ 300 m².",
          "Fibra nu reține mirosuri, dacă este uscată complet înainte de a fi pusă în dulap.",
        ],
        use: "Înainte de prima folosire, spală husa o dată la 60 °C. Numără spălările pe eticheta cusută și scoate-o din uz când bucla s-a tasat.",
      },
    ],
    drawing: { kind: "steam-cover", accent: "#c2334d", title: "Husă pentru abur", descriptor: "Rezistă la 180 °C" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "2 buc.", net: [2, "buc."], price: 3990, weight: 130, size: [330, 160, 30], saleUnit: "set", count: 2 },
        { label: "5 buc.", net: [5, "buc."], price: 8990, weight: 320, size: [330, 160, 70], saleUnit: "set", count: 5 },
        { label: "10 buc.", net: [10, "buc."], price: 16490, weight: 630, size: [330, 170, 130], saleUnit: "set", count: 10 },
      ],
    },
    second: {
      name: "Model",
      values: [
        { label: "Dreptunghiulară, 30 cm", inName: "dreptunghiulară", accent: "#c2334d", filters: { marime: "30-40-cm" } },
        { label: "Triunghiulară", form: "triangle", accent: "#d98a2b" },
        { label: "Pentru duza de mână", form: "hand-nozzle", inName: "pentru duza de mână", accent: "#7a8fb0", extra: -500, filters: { material: "bumbac" } },
      ],
    },
    characteristics: { Material: "microfibră termorezistentă sau frotir", "Temperatură maximă": "180 °C", Spălare: "60 – 95 °C", "Se potrivește la": "Fierbinte 4, 6 și 8 bari" },
    features: ["microfibra", "lavabil-95", "absorbant"],
    filters: { suprafata: ["gresie-si-faianta", "pardoseli"], culoare: "alb", material: "microfibra", ambalare: "set", domeniu: ["horeca", "sanatate", "firme-de-curatenie"] },
    cpv: "39525800-6",
    fits: ["curatator-abur-fierbinte"],
  },
  {
    key: "aspirator-injectie-extractie-valtoare",
    category: "aspiratoare",
    brand: "vartejo",
    name: "Aspirator cu injecție-extracție Vâltoare",
    subtitle: "Spală mochete și canapele și le lasă aproape uscate",
    texts: [
      {
        lead: "Soluția intră în fibră sub presiune și iese cu murdăria în aceeași secundă.",
        about: [
          "Pompa împinge detergentul diluat prin duza capului, iar aspirația îl trage înapoi înainte să ajungă la spatele mochetei.",
          "Vizorul transparent al capului arată culoarea apei: când iese limpede, zona este gata.",
          "Cele două rezervoare se scot și se golesc separat, fără să răstorni aparatul.",
          "Canapelele se pot folosi, de regulă, după patru – șase ore, cu fereastra deschisă.",
        ],
        use: "Aspiră uscat, pretratează petele și trage capul spre tine cu trăgaciul apăsat, apoi încă o dată fără soluție. La sfârșit trece prin furtun doi litri de apă curată.",
      },
    ],
    drawing: { kind: "spray-extractor", accent: "#2aa198", title: "Vâltoare", descriptor: "Injecție-extracție" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "9 l", price: 119000, weight: 9500, size: [420, 360, 480], max: 10, characteristics: { Putere: "1.200 W", "Presiunea pompei": "1,5 bari" } },
        { label: "20 l", price: 249000, weight: 15500, size: [480, 440, 700], max: 8, characteristics: { Putere: "1.350 W", "Presiunea pompei": "3 bari" } },
        { label: "35 l", price: 429000, weight: 23000, size: [560, 520, 920], max: 5, characteristics: { Putere: "2 × 1.200 W", "Presiunea pompei": "6 bari" } },
      ],
    },
    characteristics: { Depresiune: "22 kPa", Furtun: "2,5 m, cu conductă de soluție", Capete: "podea 30 cm și tapițerie 11 cm", Zgomot: "71 dB(A)" },
    features: ["uscare-rapida", "rezistent", "ergonomic"],
    filters: { suprafata: "textile", domeniu: ["horeca", "auto", "birouri", "firme-de-curatenie"], certificari: "ce" },
    cpv: "39713430-6",
    video: true,
  },
];
