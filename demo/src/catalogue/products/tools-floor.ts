import type { BaseProduct } from "../authoring.ts";

/** Mops, handles, buckets, brooms and squeegees. */
export const TOOLS_FLOOR: BaseProduct[] = [
  {
    key: "rezerva-mop-plat-lin",
    category: "mopuri",
    brand: "mopelan",
    name: "Rezervă de mop plat din microfibră Lin",
    subtitle: "Buzunare și clape: intră pe orice suport rabatabil",
    texts: [
      {
        lead: "O rezervă umezită acoperă 20 – 25 m² înainte de schimbare.",
        about: [
          "Lin este țesută din 80 % poliester și 20 % poliamidă, cu fir despicat care prinde praful fin. Franjurii de pe margine adună scamele, bucla din mijloc ține apa.",
          "Se prinde în buzunare sau în clape, după suport.",
          "Suportă circa 300 de spălări la 60 °C, dacă nu folosești balsam.",
        ],
        use: "Umezește rezervele la începutul turei, câte 120 ml la bucată, și schimb-o pe cea murdară cu una curată. Așa nu mai cari găleata după tine.",
      },
      {
        lead: "Culoarea spune de unde vine mopul: baie, bucătărie, hol.",
        about: [
          "Eticheta cusută are patru câmpuri de culoare; tai câmpurile de care nu ai nevoie și rămâne codul zonei.",
          "Densitatea de 450 g/m² dă destulă greutate ca mopul să calce uniform.",
          "La spital sau la cabinet, o rezervă pe salon înseamnă că murdăria nu se plimbă mai departe.",
        ],
        use: "Spală rezervele separat de bumbac, la 60 °C, iar pentru dezinfecție termică la 90 °C. Usucă-le la aer sau la cel mult 80 °C în uscător.",
      },
      {
        lead: "Alunecă ușor pe gresie lucioasă și nu se rulează la colțuri.",
        about: [
          "Spatele întărit cu bandă de poliester ține rezerva întinsă pe suport. La întoarceri, nu se strânge și nu lasă fâșii nespălate.",
          "Merge uscată, pentru praf, umezită, pentru întreținere, și udă, pentru murdărie lipită.",
          "Firul nu conține bumbac, de aceea se usucă peste noapte pe cârlig.",
        ],
        use: "Trage mopul în formă de opt, cu spatele, fără să-l ridici de pe pardoseală. Când fața lui s-a închis la culoare, întoarce-l sau schimbă-l.",
      },
    ],
    drawing: { kind: "mop-refill", accent: "#2f8fd0", title: "Lin 40/50", descriptor: "Rezervă din microfibră" },
    axis: {
      name: "Lățime",
      values: [
        { label: "40 cm", net: [1, "buc."], price: 1490, weight: 110, size: [440, 140, 20], filters: { marime: "40-60-cm" } },
        { label: "50 cm", net: [1, "buc."], price: 1790, weight: 135, size: [540, 140, 20], filters: { marime: "40-60-cm" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Albastru", accent: "#2f8fd0", filters: { culoare: "albastru" } },
        { label: "Roșu", accent: "#d8403c", filters: { culoare: "rosu" } },
        { label: "Verde", accent: "#3f9d4f", filters: { culoare: "verde" } },
        { label: "Galben", accent: "#ecc531", filters: { culoare: "galben" } },
      ],
    },
    characteristics: { Compoziție: "80 % poliester, 20 % poliamidă", Gramaj: "450 g/m²", Spălare: "60 °C, cel mult 95 °C", Prindere: "buzunare și clape" },
    features: ["microfibra", "cod-culori", "lavabil-95", "absorbant"],
    filters: { suprafata: "pardoseli", material: "microfibra", ambalare: "rezerva", domeniu: ["birouri", "sanatate", "firme-de-curatenie"] },
    cpv: "39224300-1",
  },
  {
    key: "coada-aluminiu-drept",
    category: "mopuri",
    brand: "mopelan",
    name: "Coadă de aluminiu Drept",
    subtitle: "Ușoară, cu mâner de cauciuc și inel de agățat",
    texts: [
      {
        lead: "Cântărește sub 400 de grame și nu ruginește în cămara umedă.",
        about: [
          "Tubul din aluminiu anodizat are diametrul de 23,5 mm, pe care intră majoritatea suporturilor profesionale.",
          "Mânerul moale la vârf oprește alunecarea și când ai mănuși ude.",
          "Inelele colorate incluse marchează zona fără să cumperi alt set de cozi.",
        ],
        use: "Introdu capătul cu gaură în articulația suportului până când bolțul face clic. Pentru o postură bună, vârful cozii trebuie să ajungă la bărbie.",
      },
    ],
    drawing: { kind: "handle", accent: "#aab4bd", title: "Drept", descriptor: "Coadă de aluminiu" },
    axis: {
      name: "Lungime",
      values: [
        { label: "140 cm", price: 2490, weight: 340, size: [1400, 30, 30] },
        { label: "150 cm", price: 2790, weight: 370, size: [1500, 30, 30] },
        { label: "100 – 180 cm, telescopică", kind: "telescopic-pole", inName: "telescopică 100 – 180 cm", price: 4990, weight: 520, size: [1000, 35, 35], note: "Blocarea se face prin răsucire, la orice înălțime între cele două capete." },
      ],
    },
    characteristics: { Diametru: "23,5 mm", Material: "aluminiu anodizat", Mâner: "cauciuc termoplastic" },
    features: ["ergonomic", "cod-culori"],
    filters: { material: "aluminiu", ambalare: "bucata", domeniu: ["birouri", "firme-de-curatenie", "casa"] },
    cpv: "39224300-1",
  },
  {
    key: "galeata-gradata-izvor",
    category: "galeti",
    brand: "mopelan",
    name: "Găleată gradată Izvor",
    subtitle: "Scală în litri la interior și cioc de turnare",
    texts: [
      {
        lead: "Dozezi corect fiindcă vezi litrii, nu îi ghicești.",
        about: [
          "Gradația în relief pornește de la 2 l și nu se șterge, fiind turnată odată cu peretele. Polipropilena rezistă la apă de 80 °C și la detergenți alcalini.",
          "Mânerul metalic are manșon lat, care nu taie palma când găleata e plină.",
          "Fundul cu adâncitură te lasă să apuci și cu a doua mână, la golire.",
        ],
        use: "Umple cu apă până la semnul dorit, apoi adaugă detergentul, ca să nu spumeze. După lucru, clătește și întoarce găleata cu gura în jos.",
      },
      {
        lead: "Patru culori, ca apa de la baie să nu ajungă la bucătărie.",
        about: [
          "Codul obișnuit este roșu pentru toalete, galben pentru lavoare, albastru pentru birouri și verde pentru bucătărie. Cu Izvor poți avea același cod la găleți, lavete și mopuri.",
          "Gălețile intră una în alta și ocupă puțin loc pe căruciorul de serviciu.",
          "Pereții groși de 2 mm nu se îndoaie când ridici greutatea de o singură parte.",
        ],
        use: "Păstrează câte o găleată pentru fiecare zonă și nu le schimba între ele în timpul turei. Soluțiile pe bază de solvenți nu se țin în ea.",
      },
      {
        lead: "Ciocul adânc toarnă fără să curgă pe picior.",
        about: [
          "Pare un amănunt, dar o găleată care udă holul la golire îți dă de lucru încă o dată. La Izvor, buza este trasă în afară și jetul cade drept.",
          "Capacitatea mare se potrivește pe cărucioarele cu un singur storcător.",
          "Poți scrie pe ea cu marker permanent; plasticul mat ține cerneala.",
        ],
        use: "Umple-o cel mult trei sferturi când urci scările. Petele de pe pereți ies cu o cremă de curățat și un burete moale.",
      },
    ],
    drawing: { kind: "bucket", accent: "#2f8fd0", title: "Izvor", descriptor: "Găleată gradată" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "6 l", price: 1290, weight: 320, size: [250, 240, 220] },
        { label: "12 l", price: 1890, weight: 560, size: [310, 300, 280] },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Albastră", accent: "#2f8fd0", body: "#2f8fd0", filters: { culoare: "albastru" } },
        { label: "Roșie", accent: "#d8403c", body: "#d8403c", filters: { culoare: "rosu" } },
        { label: "Verde", accent: "#3f9d4f", body: "#3f9d4f", filters: { culoare: "verde" } },
        { label: "Galbenă", accent: "#ecc531", body: "#ecc531", filters: { culoare: "galben" } },
      ],
    },
    characteristics: { Material: "polipropilenă", Gradație: "în litri, la interior", "Temperatură maximă": "80 °C" },
    features: ["cod-culori", "ergonomic", "ambalaj-reciclabil"],
    filters: { material: "plastic", ambalare: "bucata", domeniu: ["casa", "birouri", "scoli", "firme-de-curatenie"] },
    cpv: "39224330-0",
  },
  {
    key: "matura-interior-molid",
    category: "maturi-si-perii",
    brand: "periuna",
    name: "Mătură de interior cu peri moi Molid",
    subtitle: "Adună praful și părul fără să-l arunce în aer",
    texts: [
      {
        lead: "Perii despicați la vârf prind și firimiturile mici.",
        about: [
          "Molid are peri din PET, moi, tăiați oblic pe margine ca să ajungă sub plinte.",
          "Filetul este cel italian, standard, așa că merge orice coadă de menaj.",
          "Bara de cauciuc de pe corp nu lasă urme când lovești mobila.",
        ],
        use: "Mătură spre tine, cu mișcări scurte, și strânge des în făraș. Spală perii în apă cu săpun, agitând, și agață mătura cu capul în jos.",
      },
      {
        lead: "Potrivită pentru parchet, fiindcă perii nu zgârie lacul.",
        about: [
          "Cu lățimea mare, un hol de bloc se mătură în câteva drumuri. Cea mică intră între scaune și sub calorifer.",
          "Perii revin la forma lor după ce au stat apăsați, spre deosebire de cei din nailon subțire.",
          "Corpul din polipropilenă se poate spăla sub jet.",
        ],
        use: "Înșurubează coada până la capăt și mătură la pas, fără să apeși. Schimbă mătura când vârfurile s-au rotunjit.",
      },
    ],
    drawing: { kind: "broom", accent: "#3f9d4f", title: "Molid", descriptor: "Mătură de interior" },
    axis: {
      name: "Lățime",
      values: [
        { label: "28 cm", price: 1490, weight: 260, size: [290, 60, 130] },
        { label: "40 cm", price: 2490, weight: 390, size: [410, 65, 130], filters: { marime: "40-60-cm" } },
        { label: "60 cm", price: 3490, weight: 560, size: [610, 70, 130], filters: { marime: "60-100-cm" } },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "Bucată", inName: "" }, { label: "Bax 10 buc.", pieces: 10, off: 10 }] },
    characteristics: { Peri: "PET despicat, 75 mm", Corp: "polipropilenă", Filet: "italian, standard" },
    features: ["ergonomic", "ambalaj-reciclabil"],
    filters: { suprafata: ["pardoseli", "parchet"], material: "plastic", ambalare: "bucata", domeniu: ["casa", "birouri", "scoli"] },
    cpv: "39224100-9",
  },
  {
    key: "racleta-pardoseli-mal",
    category: "raclete",
    brand: "periuna",
    name: "Racletă de pardoseli cu lamelă dublă Mal",
    subtitle: "Trage apa și pe gresie cu rosturi adânci",
    texts: [
      {
        lead: "Două lamele moi: prima strânge apa, a doua nu lasă dâre.",
        about: [
          "Lamela din cauciuc celular urmărește rosturile și denivelările mici. După o singură tragere, pardoseala rămâne umedă, nu udă.",
          "În bucătării și abatoare, corpul din plastic este preferat celui metalic: nu ruginește și se spală la 85 °C.",
          "Prinderea conică primește cozi cu vârf drept sau filetat.",
        ],
        use: "Ține racleta puțin înclinată și împinge apa spre sifon, cu treceri suprapuse pe un lat de palmă. Clătește lamela la sfârșit, ca grăsimea să nu o întărească.",
      },
      {
        lead: "De la rampă la vestiar, o unealtă pentru toată apa de pe jos.",
        about: [
          "Uleiurile vegetale și detergenții clorurați îmbătrânesc cauciucul obișnuit; cel al lui Mal este din amestec rezistent la ambele.",
          "Lamela de schimb se trage prin canal, fără unelte.",
          "Lățimea de 75 cm merge în hale, iar cea de 45 cm intră pe sub mese și între utilaje.",
        ],
        use: "Folosește câte o culoare pentru fiecare zonă, după planul HACCP. Verifică lamela lunar și înlocuiește-o când muchia este crestată.",
      },
    ],
    drawing: { kind: "floor-squeegee", accent: "#2f8fd0", title: "Mal", descriptor: "Racletă de pardoseli" },
    axis: {
      name: "Lățime",
      values: [
        { label: "45 cm", price: 2990, weight: 420, size: [460, 90, 110], filters: { marime: "40-60-cm" } },
        { label: "55 cm", price: 3490, weight: 500, size: [560, 90, 110], filters: { marime: "40-60-cm" } },
        { label: "75 cm", price: 4590, weight: 660, size: [760, 90, 110], filters: { marime: "60-100-cm" } },
      ],
    },
    second: { name: "Culoare", values: [{ label: "Albastră", accent: "#2f8fd0", filters: { culoare: "albastru" } }, { label: "Albă", accent: "#eef2f5", filters: { culoare: "alb" } }] },
    characteristics: { Lamelă: "cauciuc celular, dublă", Corp: "polipropilenă", "Temperatură maximă": "85 °C" },
    features: ["cod-culori", "contact-alimentar", "ergonomic"],
    filters: { suprafata: "pardoseli", material: ["plastic", "cauciuc"], ambalare: "bucata", domeniu: ["horeca", "industrie-alimentara", "industrie"], certificari: "haccp" },
    cpv: "39224300-1",
  },
];
