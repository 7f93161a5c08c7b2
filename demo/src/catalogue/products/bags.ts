import type { BaseProduct } from "../authoring.ts";

/** Refuse sacks: household, sorted, heavy. */
export const BAGS: BaseProduct[] = [
  {
    key: "saci-menajeri-zilnic",
    category: "saci-menajeri",
    brand: "sacodor",
    name: "Saci menajeri Zilnic HDPE",
    subtitle: "Subțiri și rezistenți, pe rolă perforată, cu fund sudat în stea",
    texts: [
      {
        lead: "Fundul în stea se mulează pe coș și nu lasă colțuri prin care să curgă.",
        about: [
          "Zilnic este sacul obișnuit pentru coșul din bucătărie, birou sau baie. Polietilena de densitate mare (HDPE) rezistă bine la întindere, chiar dacă folia este subțire.",
          "Sudura în stea împarte greutatea pe mai multe cute, spre deosebire de sudura dreaptă, care cedează la colțuri.",
          "Rola se desface de la capăt și sacii se rup drept, la perforație.",
        ],
        use: "Desprinde un sac, freacă marginea între degete ca să se deschidă și răsfrânge 5 cm peste buza coșului. Umple-l cel mult trei sferturi, ca să îl poți lega.",
      },
      {
        lead: "Alege volumul după coș și scapi de saci care alunecă înăuntru.",
        about: [
          "Un coș de 28 l cere un sac de 35 l, iar unul de 50 l cere 60 l. Diferența rămâne pentru răsfrângere și nod.",
          "Folia foșnește, semn că este HDPE: mai rigidă decât LDPE-ul, cu mai puțin plastic pe bucată.",
          "Grosimea în microni este tipărită pe banderola fiecărei role.",
        ],
        use: "Nu pune în el cioburi, conserve deschise sau cenușă caldă. Pentru deșeuri umede, leagă sacul când este pe jumătate plin și scoate-l în aceeași zi.",
      },
      {
        lead: "Sac de tură lungă: ieftin la schimbat zilnic, destul de tare pentru gunoi mixt.",
        about: [
          "Firmele de curățenie schimbă zeci de coșuri pe seară. La un asemenea ritm contează costul pe bucată și cât de repede se desface sacul din rolă.",
          "Folia conține cel puțin 50 % polietilenă reciclată la culorile închise.",
          "Culorile diferite te ajută să separi fluxurile: de exemplu negru la rezidual, albastru la hârtie și alb în saloane sau toalete.",
        ],
        use: "Lasă doi – trei saci de rezervă pe fundul coșului, sub cel folosit. La final de tură leagă gura cu nod simplu și transportă sacul fără să-l târăști.",
      },
      {
        lead: "Pe rolă, nu în pachet: se păstrează într-un sertar și se rupe cu o mână.",
        about: [
          "Fiecare rolă are o banderolă autoadezivă care o ține strânsă după deschidere. Sacii sunt pliați pe lungime, astfel că și cei mari intră într-o rolă de 35 cm.",
          "Sunt potriviți pentru apartament, sală de curs, magazin și cabinet, la deșeuri uscate sau ușor umede.",
          "Polietilena nu se rupe la frig, așa că sacul poate aștepta afară ridicarea gunoiului.",
        ],
        use: "Trage din rolă spre tine și smucește scurt în lateral, la linia punctată. Ține rola departe de surse de căldură, la cel mult 40 °C.",
      },
    ],
    drawing: { kind: "bag-roll", accent: "#2f343a", title: "Saci menajeri Zilnic", descriptor: "HDPE, fund în stea" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "20 l", net: [30, "buc."], price: 490, weight: 120, size: [230, 45, 45], saleUnit: "rolă", filters: { marime: "sub-35-l" }, characteristics: { Dimensiuni: "45 × 50 cm", Grosime: "8 µm" } },
        { label: "35 l", net: [30, "buc."], price: 690, weight: 190, size: [250, 50, 50], saleUnit: "rolă", filters: { marime: "35-60-l" }, characteristics: { Dimensiuni: "50 × 60 cm", Grosime: "10 µm" } },
        { label: "60 l", net: [20, "buc."], price: 790, weight: 240, size: [300, 55, 55], saleUnit: "rolă", filters: { marime: "35-60-l" }, characteristics: { Dimensiuni: "60 × 80 cm", Grosime: "12 µm" } },
        { label: "120 l", net: [10, "buc."], price: 890, weight: 290, size: [350, 60, 60], saleUnit: "rolă", filters: { marime: "60-120-l" }, characteristics: { Dimensiuni: "70 × 110 cm", Grosime: "18 µm" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Negru", accent: "#2f343a", filters: { culoare: "negru" } },
        { label: "Albastru", accent: "#2f6fc0", filters: { culoare: "albastru" }, extra: 30 },
        { label: "Alb", accent: "#eef1f4", filters: { culoare: "alb" }, extra: 50 },
      ],
    },
    characteristics: { Material: "HDPE", Închidere: "Fără șnur", Sudură: "În stea", Ambalare: "Rolă perforată" },
    features: ["rezistent", "economic"],
    filters: { material: "hdpe", ambalare: "rola", domeniu: ["casa", "birouri", "firme-de-curatenie"] },
    cpv: "19640000-4",
  },
  {
    key: "saci-snur-nodina",
    category: "saci-menajeri",
    brand: "sacodor",
    name: "Saci menajeri cu șnur Nodina",
    subtitle: "Se strâng dintr-o tragere și se cară ca o plasă",
    texts: [
      {
        lead: "Tragi de șnur, sacul se închide; tragi mai tare, ai mâner.",
        about: [
          "Banda de polietilenă din tivul sacului Nodina trece de jur împrejurul gurii și iese prin două decupaje opuse. Ținută de amândouă, preia toată greutatea, fără să taie palma.",
          "Folia este LDPE, mai moale și mai elastică decât cea foșnitoare; când un colț de cutie o împinge, se întinde înainte să se rupă.",
          "Culoarea îți spune parfumul: galben pentru lămâie, roz pentru flori, negru pentru varianta neparfumată.",
        ],
        use: "Răsfrânge tivul peste marginea coșului și potrivește șnurul sub buză: ține loc de elastic. La schimbare, ridică sacul de ambele bucle, nu de folie.",
      },
      {
        lead: "Fără noduri cu degetele în gunoi.",
        about: [
          "Gura strânsă complet reține mirosul pe drumul până la tomberon. Este utilă mai ales la resturi de pește, scutece și litieră.",
          "Granulele parfumate sunt încorporate în plastic, deci mirosul se simte slab și durează cât stă sacul în coș.",
          "Sudura de la fund este dublă, iar rolele au benzi de hârtie, nu de plastic.",
        ],
        use: "Strânge șnurul înainte să scoți sacul din coș, ca aerul să iasă treptat. Două bucle legate între ele țin închiderea și dacă sacul se răstoarnă.",
      },
      {
        lead: "Sacul pentru cei care urcă și coboară scări cu gunoiul în mână.",
        about: [
          "Un sac plin de 60 l poate ajunge la zece kilograme. Șnurul lat de 18 mm nu se adâncește în deget și nu alunecă.",
          "LDPE-ul conține material reciclat în proporție de 60 %, recuperat din folie de paletizare.",
          "Se potrivește la coșuri cu pedală, la coșuri cu inel interior și la suporturi mobile pentru curățenie.",
          "Banderola arată dimensiunile desfășurate și capacitatea.",
        ],
        use: "Pune sacul cu sudura în jos și umflă-l cu o mișcare largă prin aer. Deșeurile foarte grele, cum sunt cărțile sau molozul, împarte-le în doi saci.",
      },
    ],
    drawing: { kind: "bag-roll", accent: "#2b2d33", title: "Saci cu șnur Nodina", descriptor: "LDPE, cu mâner" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "35 l", net: [15, "buc."], price: 890, weight: 240, size: [260, 60, 60], saleUnit: "rolă", filters: { marime: "35-60-l" }, characteristics: { Dimensiuni: "53 × 60 cm", Grosime: "22 µm" } },
        { label: "60 l", net: [15, "buc."], price: 1190, weight: 380, size: [310, 65, 65], saleUnit: "rolă", filters: { marime: "35-60-l" }, characteristics: { Dimensiuni: "60 × 75 cm", Grosime: "25 µm" } },
        { label: "120 l", net: [10, "buc."], price: 1490, weight: 480, size: [360, 70, 70], saleUnit: "rolă", filters: { marime: "60-120-l" }, characteristics: { Dimensiuni: "70 × 105 cm", Grosime: "30 µm" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Fără parfum", accent: "#2b2d33", filters: { parfum: "fara-parfum", culoare: "negru" }, characteristics: { Culoare: "Negru" } },
        { label: "Lămâie", accent: "#f0c92e", filters: { parfum: "lamaie", culoare: "galben" }, extra: 80, characteristics: { Culoare: "Galben" } },
        { label: "Flori de primăvară", accent: "#e58aae", filters: { parfum: "flori-de-primavara", culoare: "roz" }, extra: 80, characteristics: { Culoare: "Roz" } },
      ],
    },
    characteristics: { Material: "LDPE, 60 % reciclat", Închidere: "Șnur în tiv, 18 mm", Sudură: "Dublă, la fund" },
    features: ["rezistent", "economic"],
    filters: { material: "ldpe", ambalare: "rola", domeniu: ["casa", "birouri", "horeca"] },
    cpv: "19640000-4",
  },
  {
    key: "saci-colectare-alege",
    category: "saci-industriali",
    brand: "frunzar",
    name: "Saci colorați pentru colectare separată Alege",
    subtitle: "Culoarea arată fracția, de la coșul din birou până la pubelă",
    texts: [
      {
        lead: "Galben pentru plastic și metal, albastru pentru hârtie, verde pentru sticlă, negru pentru rest.",
        about: [
          "Sacii Alege urmează codul de culori folosit la noi pentru colectarea separată. Când sacul are aceeași culoare ca pubela, greșelile de sortare scad fără instructaj repetat.",
          "Folia LDPE este semitransparentă la culorile deschise, deci conținutul se poate controla dintr-o privire.",
          "Dimensiunile mai mari acoperă containerele cu roți.",
        ],
        use: "Stabilește o culoare pentru fiecare fracție și afișează-o deasupra coșului. Golește ambalajele și turtește-le înainte de a le arunca.",
      },
      {
        lead: "Pentru clădirile în care fiecare etaj are patru coșuri, nu unul.",
        about: [
          "Firma care ridică deșeurile reciclabile refuză de multe ori sacii negri, pentru că nu se vede ce conțin. Culoarea potrivită scurtează discuția la rampă.",
          "Pigmentul este fără plumb și cadmiu, iar folia are cel puțin 70 % material reciclat.",
          "Sudura dreaptă ține până la 12 kg la sacul mediu.",
        ],
        use: "Leagă sacul cu o bandă din pachet după umplere, fără să apeși conținutul. Sticla se pune numai pe jumătate din volum, din cauza greutății.",
      },
      {
        lead: "O rolă pe fracție, o etichetă pe rolă și un singur furnizor pentru toate.",
        about: [
          "Școlile, primăriile și parcurile de birouri au obligația de a colecta separat cel puțin hârtia, plasticul, metalul și sticla. Setul de culori Alege acoperă aceste fracții, plus deșeul rezidual.",
          "Gura largă se prinde peste inelul metalic al suporturilor pentru saci, fără să se rupă la margine.",
          "Pe fiecare sac este tipărit simbolul materialului din care este făcut.",
          "Plasticul suportă temperaturi între –20 și +50 °C.",
        ],
        use: "Fixează sacul cu inel sau cu elastic lat pe suport. Când s-a umplut, răsucește gura de trei ori și pune legătura la un deget sub răsucire.",
      },
      {
        lead: "Sortarea începe cu un sac care nu lasă loc de întrebări.",
        about: [
          "La evenimente în aer liber, oamenii aruncă deșeul în prima gură deschisă. Un sac colorat, prins pe suport transparent, este recunoscut de la câțiva metri.",
          "Grosimea crește odată cu volumul, ca sacul mare să poată fi tras din pubelă.",
          "Colectorul poate recicla sacul împreună cu ambalajele de plastic din el, la fracția galbenă.",
        ],
        use: "Pregătește pentru 100 de participanți doi saci galbeni și unul din celelalte culori pe oră. Nu amesteca șervețelele folosite cu hârtia curată.",
      },
    ],
    drawing: { kind: "bag-roll", accent: "#f0c92e", title: "Saci colectare separată Alege", descriptor: "LDPE, cod de culori" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "60 l", net: [20, "buc."], price: 1290, weight: 560, size: [310, 80, 80], saleUnit: "rolă", filters: { marime: "35-60-l" }, characteristics: { Dimensiuni: "60 × 80 cm", Grosime: "30 µm" } },
        { label: "120 l", net: [20, "buc."], price: 2390, weight: 1130, size: [360, 100, 100], saleUnit: "rolă", filters: { marime: "60-120-l" }, characteristics: { Dimensiuni: "70 × 110 cm", Grosime: "40 µm" } },
        { label: "240 l", net: [10, "buc."], price: 2790, weight: 1340, size: [400, 110, 110], saleUnit: "rolă", filters: { marime: "120-240-l" }, characteristics: { Dimensiuni: "120 × 135 cm", Grosime: "45 µm" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Galben", accent: "#f0c92e", filters: { culoare: "galben" }, characteristics: { Fracție: "Plastic și metal" } },
        { label: "Albastru", accent: "#2f6fc0", filters: { culoare: "albastru" }, characteristics: { Fracție: "Hârtie și carton" } },
        { label: "Verde", accent: "#4f9a3c", filters: { culoare: "verde" }, characteristics: { Fracție: "Sticlă" } },
        { label: "Negru", accent: "#26282c", filters: { culoare: "negru" }, extra: -100, characteristics: { Fracție: "Deșeuri reziduale" } },
      ],
    },
    characteristics: { Material: "LDPE, minimum 70 % reciclat", Închidere: "Bandă de legat inclusă", Sudură: "Dreaptă" },
    features: ["cod-culori", "rezistent"],
    filters: { material: "ldpe", ambalare: "rola", domeniu: ["birouri", "scoli", "comert", "firme-de-curatenie"] },
    cpv: "19640000-4",
  },
  {
    key: "saci-grosi-voinic",
    category: "saci-industriali",
    brand: "sacodor",
    name: "Saci groși LDPE Voinic",
    subtitle: "Între 60 și 80 de microni, pentru pubele, atelier și grădină",
    texts: [
      {
        lead: "Pereți de trei ori mai groși decât la sacul de bucătărie.",
        about: [
          "Voinic este făcut din LDPE reciclat, regranulat și filtrat, cu grosimi între 60 și 80 µm. Se întinde în jurul muchiilor și nu se despică din prima înțepătură.",
          "Îl folosesc atelierele de tâmplărie, curățeniile după constructor și administratorii de parcuri.",
          "Varianta transparentă lasă conținutul la vedere, cerință frecventă în aeroporturi și depozite.",
        ],
        use: "Așază sacul în pubelă cu marginea răsfrântă 15 cm și umple-l treptat, fără să calci peste deșeu. Ridicarea celor plini se face în doi.",
      },
      {
        lead: "Frunze ude, ambalaje cu capse, resturi de gips-carton: sacul rămâne întreg.",
        about: [
          "Grosimea nu este singura care contează; și sudura trebuie să țină. La Voinic, cusătura termică are 4 mm lățime și este verificată la fiecare rolă prin proba cu apă.",
          "Capacitățile mari se potrivesc pubelelor de 120 și 240 de litri, cu rezervă pentru răsfrângere.",
          "Stabilizatorul din rețetă îl ajută să suporte câteva luni de soare înainte să devină casant.",
        ],
        use: "Taie ramurile la jumătate de metru și pune capetele ascuțite spre mijloc. Leagă gura cu sfoară sau bandă; nodul din folie groasă nu ține.",
      },
      {
        lead: "Când sacul obișnuit se rupe la al doilea pas, e timpul pentru unul gros.",
        about: [
          "Un sac rupt costă mai mult decât unul bun: se pierde timp și se spală holul. Sacul gros se amortizează de la prima curățenie grea.",
          "Este flexibil la frig și se pliază ușor după golire, deci poate fi refolosit la frunze sau la textile.",
          "Tușa de culoare variază puțin de la lot la lot, fiindcă materia primă vine din folie colectată.",
          "Fiecare rolă este legată cu banderolă pe care scrie grosimea reală.",
        ],
        use: "Nu îl încărca peste 25 kg, oricât de gros ar fi, din motive de manipulare. Pentru cioburi și tablă subțire, dublează sacul sau pune un carton pe fund.",
      },
    ],
    drawing: { kind: "bag-roll", accent: "#15171a", title: "Saci groși Voinic", descriptor: "LDPE 60 – 80 µm" },
    axis: {
      name: "Capacitate",
      values: [
        { label: "120 l", net: [10, "buc."], price: 1990, weight: 890, size: [370, 95, 95], saleUnit: "rolă", filters: { marime: "60-120-l" }, characteristics: { Dimensiuni: "70 × 110 cm", Grosime: "60 µm" } },
        { label: "160 l", net: [10, "buc."], price: 2890, weight: 1330, size: [420, 110, 110], saleUnit: "rolă", filters: { marime: "120-240-l" }, characteristics: { Dimensiuni: "90 × 110 cm", Grosime: "70 µm" } },
        { label: "240 l", net: [10, "buc."], price: 4990, weight: 2480, size: [460, 140, 140], saleUnit: "rolă", filters: { marime: "120-240-l" }, characteristics: { Dimensiuni: "120 × 135 cm", Grosime: "80 µm" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Negru", accent: "#15171a", filters: { culoare: "negru" } },
        { label: "Albastru", accent: "#2a5f9e", filters: { culoare: "albastru" }, extra: 150 },
        { label: "Transparent", accent: "#d5e0e6", filters: { culoare: "transparent" }, extra: 250 },
      ],
    },
    characteristics: { Material: "LDPE reciclat", Închidere: "Fără", Sudură: "Dreaptă, 4 mm" },
    features: ["rezistent", "economic"],
    filters: { material: "ldpe", ambalare: "rola", domeniu: ["industrie", "ferma", "firme-de-curatenie"] },
    cpv: "19640000-4",
  },
  {
    key: "saci-rafie-caraus",
    category: "saci-industriali",
    brand: "sacodor",
    name: "Saci din rafie pentru moloz Cărăuș",
    subtitle: "Țesătură de polipropilenă, se umplu, se golesc și se refolosesc",
    texts: [
      {
        lead: "Pentru moloz, nisip și lemne, acolo unde folia nu are nicio șansă.",
        about: [
          "Rafia este o țesătură din benzi de polipropilenă. Dacă o așchie o străpunge, gaura nu se desface mai departe, cum se întâmplă la folie.",
          "Fundul este îndoit și cusut cu fir dublu. Marginea de sus este tăiată la cald, ca să nu se destrame.",
          "Țesătura respiră, de aceea sacul merge și la cartofi, nuci sau rumeguș.",
        ],
        use: "Deschide sacul pe un cadru sau cere-i cuiva să-l țină, și umple-l cu lopata până la două treimi. Leagă gura cu sfoară, lăsând 20 cm de apucat.",
      },
      {
        lead: "Sacul șantierelor mici: încape pe scară, în lift și în portbagaj.",
        about: [
          "La renovarea unui apartament, molozul se coboară de regulă în saci. Un gabarit potrivit înseamnă că îl cari singur, fără să te oprești la fiecare palier.",
          "Țesătura albă are 60 g/m², iar cusătura de la fund a fost încercată la sarcini de peste 40 kg.",
          "Golit și scuturat, se poate folosi de cinci – zece ori.",
        ],
        use: "Cară cel mult 25 kg de persoană, ținând sacul lipit de corp. Nu-l lăsa luni la rând în soare: polipropilena netratată se fărâmițează.",
      },
    ],
    drawing: { kind: "raffia-sacks", accent: "#e9e6dc", title: "Saci rafie Cărăuș", descriptor: "Polipropilenă țesută, 60 g/m²" },
    axis: {
      name: "Mărime",
      values: [
        { label: "40 × 60 cm", net: [10, "buc."], price: 1290, weight: 310, size: [400, 220, 40], saleUnit: "pachet", filters: { marime: "sub-35-l" }, characteristics: { Sarcină: "20 kg" } },
        { label: "50 × 80 cm", net: [10, "buc."], price: 1690, weight: 500, size: [500, 250, 45], saleUnit: "pachet", filters: { marime: "35-60-l" }, characteristics: { Sarcină: "30 kg" } },
        { label: "55 × 95 cm", net: [10, "buc."], price: 2090, weight: 650, size: [550, 280, 50], saleUnit: "pachet", filters: { marime: "60-120-l" }, characteristics: { Sarcină: "40 kg" } },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "10 buc.", filters: { ambalare: "set" } }, { label: "Bax 100 buc.", pieces: 10, off: 12, filters: { ambalare: "bax" } }] },
    characteristics: { Material: "Polipropilenă țesută (rafie)", Gramaj: "60 g/m²", Culoare: "Alb", Fund: "Cusut, fir dublu" },
    features: ["rezistent", "pliabil"],
    filters: { material: "plastic", culoare: "alb", domeniu: ["industrie", "ferma", "casa"] },
    cpv: "19640000-4",
  },
];
