import type { BaseProduct } from "../authoring.ts";

/** What a window cleaner carries: squeegees, washers and poles. */
export const TOOLS_WINDOW: BaseProduct[] = [
  {
    key: "racleta-geam-vitralia",
    category: "raclete",
    brand: "periuna",
    name: "Racletă de geam din inox Vitralia",
    subtitle: "Lamelă moale de 3 mm, mâner cu eliberare rapidă",
    texts: [
      {
        lead: "Trage apa într-o linie continuă și nu mai ai ce șterge cu cârpa.",
        about: [
          "Canalul de inox presat ține cauciucul întins pe toată lungimea. Capetele depășesc metalul cu 2 mm, ca să ajungă până în chedere.",
          "Mânerul se deschide dintr-un clic, iar bara alunecă lateral când vrei să lucrezi lângă ramă.",
          "Cauciucul are duritatea de 52 Shore, potrivită pentru 5 – 25 °C.",
        ],
        use: "Începe din colțul de sus, cu racleta înclinată la 45 de grade, și șterge lamela după fiecare tragere. Suprapune fâșiile cu doi centimetri.",
      },
      {
        lead: "Alege lățimea după geam: două treimi din ochi ajunge.",
        about: [
          "Pentru ferestre cu multe despărțituri, cele mai mici măsuri se manevrează dintr-o singură mână. Vitrinele și pereții cortină cer bara lungă.",
          "Orificiul conic al mânerului primește vârful cozilor telescopice fără adaptor.",
          "Dinții din canal blochează cauciucul, deci nu mai e nevoie de cleme la capete.",
        ],
        use: "Pe geamuri înalte montează racleta pe coadă și trage drept în jos, din fața ta. Începătorii să lucreze vertical; mișcarea în S vine cu exercițiul.",
      },
      {
        lead: "Cauciucul se schimbă în zece secunde, fără șurubelniță.",
        about: [
          "O lamelă are patru muchii folosibile: o întorci stânga-dreapta, apoi față-spate. Abia după aceea cumperi alta.",
          "Inoxul de 0,8 mm se îndreaptă singur după o cădere și nu pătează ramele albe.",
          "Muchia este tăiată cu laserul, pentru o linie fără microcrestături.",
        ],
        use: "Păstrează lamelele întinse, ferite de soare, niciodată îndoite în geantă. Dacă apar dâre fine, întoarce muchia înainte de a schimba soluția.",
      },
      {
        lead: "Ce folosește spălătorul de meserie, la prețul unei raclete de supermarket bune.",
        about: [
          "Manșonul din cauciuc striat nu alunecă din mănușa udă. Diametrul lui permite și prinderea în suportul de pe curea.",
          "Cu o bară lată cureți în jur de 60 m² de sticlă pe oră, socotind și udatul.",
          "Merge și în cabina de duș, unde oprește calcarul înainte să se usuce.",
        ],
        use: "Udă bine sticla cu spălătorul, lasă soluția câteva secunde și trage imediat. Nu lucra pe geam încins de soare: apa se evaporă sub lamelă.",
      },
    ],
    drawing: { kind: "squeegee", accent: "#b3bcc4", title: "Vitralia", descriptor: "Racletă de geam, inox" },
    axis: {
      name: "Lățime",
      values: [
        { label: "25 cm", price: 2990, weight: 180, size: [255, 160, 30] },
        { label: "35 cm", price: 3390, weight: 210, size: [355, 160, 30], filters: { marime: "30-40-cm" } },
        { label: "45 cm", price: 3890, weight: 245, size: [455, 160, 30], filters: { marime: "40-60-cm" } },
        { label: "55 cm", price: 4490, weight: 280, size: [555, 160, 30], filters: { marime: "40-60-cm" } },
        { label: "75 cm", price: 6490, weight: 360, size: [755, 160, 30], filters: { marime: "60-100-cm" } },
      ],
    },
    second: {
      name: "Tip",
      values: [
        { label: "Completă, cu mâner", inName: "completă", filters: { ambalare: "bucata" } },
        { label: "Bară de schimb cu lamelă", form: "refill", inName: "bară de schimb", extra: -1400, filters: { ambalare: "rezerva" } },
      ],
    },
    characteristics: { Canal: "inox, 0,8 mm", Lamelă: "cauciuc moale, 52 Shore A", Prindere: "con universal pentru cozi" },
    features: ["fara-urme", "ergonomic", "rezistent"],
    filters: { suprafata: "geamuri-si-oglinzi", material: ["inox", "cauciuc"], domeniu: ["firme-de-curatenie", "comert", "horeca"] },
    cpv: "39224300-1",
  },
  {
    key: "spalator-geam-lutru",
    category: "raclete",
    brand: "periuna",
    name: "Spălător de geam cu husă din microfibră Lutru",
    subtitle: "Ține de cinci ori mai multă apă decât o lavetă și nu picură",
    texts: [
      {
        lead: "Udă geamul uniform, ca racleta să alunece de sus până jos.",
        about: [
          "Husa Lutru are fir lung de 12 mm și o bandă abrazivă la un capăt, pentru urmele de insecte.",
          "Bara din plastic este canelată și perforată: păstrează în ea apa pe care o cedează treptat.",
          "Se prinde cu capse, iar scoaterea la spălat durează cât spui „gata”.",
        ],
        use: "Scufundă spălătorul în găleată, stoarce-l cu două degete și trece peste toată sticla, cu atenție la margini. Folosește banda aspră doar pe geam ud.",
      },
      {
        lead: "Pereche pentru racletă, aceeași lățime sau cu o treaptă mai mic.",
        about: [
          "Mânerul pivotant, cu blocare la fiecare 45 de grade, ajunge la luminatoare și la partea de sus a vitrinelor.",
          "Microfibra desprinde funinginea și polenul fără detergent mult; zece mililitri la găleată sunt destui.",
          "Husele se spală la 60 °C și își păstrează densitatea cam două sute de cicluri.",
        ],
        use: "Pregătește o găleată dreptunghiulară, mai lată decât bara. Schimbă apa când nu mai vezi fundul și pune o husă curată pentru interior.",
      },
    ],
    drawing: { kind: "window-washer", accent: "#2f8fd0", title: "Lutru", descriptor: "Spălător de geam" },
    axis: {
      name: "Lățime",
      values: [
        { label: "25 cm", price: 3490, weight: 220, size: [260, 170, 50] },
        { label: "35 cm", price: 3890, weight: 260, size: [360, 170, 50], filters: { marime: "30-40-cm" } },
        { label: "45 cm", price: 4490, weight: 310, size: [460, 170, 50], filters: { marime: "40-60-cm" } },
      ],
    },
    second: {
      name: "Tip",
      values: [
        { label: "Complet, cu mâner pivotant", inName: "complet", filters: { ambalare: "bucata" } },
        { label: "Husă de rezervă", form: "refill", inName: "husă de rezervă", extra: -1600, filters: { ambalare: "rezerva" } },
      ],
    },
    characteristics: { Husă: "microfibră, fir de 12 mm, bandă abrazivă", "Bară și mâner": "plastic ranforsat", Spălare: "60 °C, fără balsam" },
    features: ["microfibra", "absorbant", "ergonomic"],
    filters: { suprafata: "geamuri-si-oglinzi", material: "microfibra", domeniu: ["firme-de-curatenie", "comert", "horeca", "casa"] },
    cpv: "39224300-1",
  },
  {
    key: "coada-telescopica-catarg",
    category: "mopuri",
    brand: "mopelan",
    name: "Coadă telescopică pentru geamuri Catarg",
    subtitle: "Cureți etajul doi cu picioarele pe trotuar",
    texts: [
      {
        lead: "Tronsoanele se blochează cu clemă, nu prin răsucire, și nu coboară sub greutate.",
        about: [
          "Catarg este din aluminiu anodizat, cu perete de 1,2 mm. Întinsă complet, se curbează cu mai puțin de o palmă.",
          "Vârful conic din nailon primește raclete, spălătoare și perii de pânze de păianjen, iar un șurub le asigură.",
          "Manșoanele de spumă nu îngheață mâna iarna și arată unde trebuie apucată coada.",
        ],
        use: "Întinde întâi tronsonul subțire, strânge clema și abia apoi următorul. Păstrează cel puțin trei metri distanță față de cablurile electrice.",
      },
      {
        lead: "Scapi de scară la panouri, firme luminoase și geamuri de hală.",
        about: [
          "Lucrul la înălțime cere instruire și asigurare; multe ferestre se pot însă spăla de jos, cu echipamentul potrivit.",
          "Fiecare tronson are la capăt un opritor care îl împiedică să iasă din tub.",
          "Clemele uzate se înlocuiesc separat, cu o cheie hexagonală de 4 mm.",
        ],
        use: "Lucrează cu coada aproape verticală și cu ambele mâini la nivelul pieptului. După ploaie sau spălare, șterge tuburile și închide-o uscată.",
      },
    ],
    drawing: { kind: "telescopic-pole", accent: "#f0a81e", title: "Catarg", descriptor: "Coadă telescopică" },
    axis: {
      name: "Lungime",
      values: [
        { label: "2 × 0,6 m", inName: "1,2 m (2 tronsoane)", price: 5990, weight: 420, size: [680, 40, 40] },
        { label: "2 × 1,25 m", inName: "2,5 m (2 tronsoane)", price: 8990, weight: 760, size: [1350, 40, 40] },
        { label: "3 × 1,5 m", count: 3, inName: "4,5 m (3 tronsoane)", price: 15900, weight: 1450, size: [1620, 50, 50] },
        { label: "3 × 2 m", count: 3, inName: "6 m (3 tronsoane)", price: 19900, weight: 1850, size: [2120, 50, 50], max: 30 },
      ],
    },
    characteristics: { Material: "aluminiu anodizat, 1,2 mm", Blocare: "cleme rapide", Vârf: "con din nailon, universal" },
    features: ["ergonomic", "pliabil", "rezistent"],
    filters: { suprafata: "geamuri-si-oglinzi", material: "aluminiu", ambalare: "bucata", domeniu: ["firme-de-curatenie", "comert", "industrie"] },
    cpv: "39224300-1",
  },
];
