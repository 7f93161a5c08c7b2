import type { BaseProduct } from "../authoring.ts";

/** Hand dryers and dispensers that run on electricity. */
export const DISPENSERS_ELECTRIC: BaseProduct[] = [
  {
    key: "uscator-maini-zefir",
    category: "dispensere-hartie",
    brand: "dozarel",
    name: "Uscător de mâini cu senzor Zefir",
    subtitle: "Mâini uscate fără coș plin de prosoape",
    texts: [
      {
        lead: "Se plătește singur acolo unde se consumă un bax de prosoape pe săptămână.",
        about: [
          "Senzorul pornește jetul la 12 cm și îl oprește la o secundă după ce retragi mâinile; după 60 de secunde se oprește oricum, dacă cineva acoperă fereastra.",
          "Filtrul de la admisie se scoate pe dedesubt și reține scamele care ar ajunge în motor.",
          "Carcasa se închide cu două șuruburi cu cap special, a căror cheie este în cutie.",
        ],
        use: "Cheamă un electrician autorizat: aparatul cere circuit propriu, cu protecție diferențială de 30 mA. Montează-l la 120 cm de podea și la minimum 60 cm de lavoar.",
      },
      {
        lead: "Alege după trafic: model clasic pentru birou, jet pentru mall.",
        about: [
          "Modelul clasic suflă aer cald la 50 °C și usucă în 25 – 30 de secunde, cu zgomot moderat. Cel cu jet desprinde apa cu viteza aerului, în 10 – 12 secunde.",
          "Rezistența de încălzire se poate opri vara dintr-un comutator interior.",
          "Motorul cu perii de grafit are o durată de aproximativ 1.500 de ore, iar periile se schimbă.",
        ],
        use: "Scutură apa de pe mâini deasupra chiuvetei și freacă-le sub jet. Lunar, oprește alimentarea, aspiră filtrul și șterge carcasa cu o lavetă abia umezită.",
      },
    ],
    drawing: { kind: "hand-dryer", accent: "#7fb2d8", title: "Zefir", descriptor: "Uscător de mâini" },
    axis: {
      name: "Model",
      values: [
        { label: "Clasic, 1.800 W", inName: "clasic", price: 34900, weight: 3600, size: [270, 210, 260], max: 20, characteristics: { Putere: "1.800 W", "Timp de uscare": "25 – 30 de secunde", "Viteza aerului": "16 m/s", Zgomot: "62 dB(A)" } },
        { label: "Jet, 1.400 W", form: "jet", inName: "cu jet", price: 64900, weight: 4700, size: [280, 200, 340], max: 20, characteristics: { Putere: "1.400 W", "Timp de uscare": "10 – 12 secunde", "Viteza aerului": "90 m/s", Zgomot: "74 dB(A)" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Alb", body: "#f4f6f8", filters: { culoare: "alb", material: "plastic" } },
        { label: "Inox", body: "#c3c9ce", extra: 14000, filters: { culoare: "inox", material: "inox" } },
        { label: "Negru", body: "#2b2f33", extra: 5000, filters: { culoare: "negru", material: "plastic" } },
      ],
    },
    characteristics: { Tensiune: "220 – 240 V, 50 Hz", "Protecție la apă": "IPX1", Pornire: "senzor infraroșu, 12 cm", Montaj: "pe perete, racord fix" },
    features: ["fara-atingere", "uscare-rapida", "economic", "rezistent"],
    filters: { ambalare: "bucata", domeniu: ["birouri", "horeca", "scoli", "comert"], certificari: "ce" },
    cpv: "42995000-7",
    video: true,
  },
  {
    key: "dispenser-prosop-rola-freamat",
    category: "dispensere-hartie",
    brand: "dozarel",
    name: "Dispenser electric de prosop rolă Freamăt",
    subtitle: "Foaia iese singură; tu atingi doar hârtia ta",
    texts: [
      {
        lead: "Lungimea foii se reglează în trei trepte, deci consumul îl hotărăști tu.",
        about: [
          "Când apropii palma, motorul împinge 20, 25 sau 30 cm de hârtie și o taie la rupere. Foaia următoare nu iese până n-a fost luată prima.",
          "Primește role de prosop cu diametrul de cel mult 20 cm și lățimea de 19 – 21 cm, fără perforații.",
          "Restul de rolă trece pe suportul de jos și se termină înainte să fie începută rola nouă.",
        ],
        use: "Așază rola cu hârtia venind de deasupra, trece capătul peste rola de cauciuc și închide capacul: aparatul alimentează singur. Șterge senzorul săptămânal.",
      },
      {
        lead: "Într-o bucătărie HACCP, mânerul comun este un punct slab; aici nu există.",
        about: [
          "Fiecare foaie se rupe pe lama din spatele fantei, ferită de degete.",
          "Trei leduri arată hârtia puțină, bateria slabă și blocajul, așa că îngrijitorul știe ce să aducă.",
          "Un set de baterii alcaline duce circa 90 de role; varianta cu adaptor nu cere nicio grijă, dar are nevoie de o priză aproape.",
        ],
        use: "Fixează-l la 130 cm înălțime, cu fanta liberă minimum 40 cm dedesubt. Alege 20 cm pentru școli și 30 cm pentru cabinete sau bucătării.",
      },
    ],
    drawing: { kind: "dispenser-roll-towel", accent: "#63c1b5", title: "Freamăt", descriptor: "Prosop rolă, cu senzor" },
    axis: {
      name: "Alimentare",
      values: [
        { label: "4 baterii D", inName: "pe baterii", price: 29900, weight: 3100, size: [330, 240, 400], max: 20 },
        { label: "Adaptor 230 V", inName: "cu adaptor 230 V", price: 33900, weight: 3300, size: [330, 240, 400], max: 20 },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Alb", body: "#f4f6f8", filters: { culoare: "alb" } },
        { label: "Negru", body: "#2b2f33", extra: 2000, filters: { culoare: "negru" } },
        { label: "Gri fumuriu", body: "#5a646c", extra: 1000, filters: { culoare: "gri" } },
      ],
    },
    characteristics: { "Tip de prosop": "rolă neperforată, 19 – 21 cm", "Diametrul rolei": "cel mult 20 cm", "Lungimea foii": "20 / 25 / 30 cm", Material: "ABS" },
    features: ["fara-atingere", "economic", "inchidere-cheie", "silentios"],
    filters: { material: "plastic", ambalare: "bucata", domeniu: ["sanatate", "horeca", "industrie-alimentara", "birouri"], certificari: ["ce", "haccp"] },
    cpv: "39224300-1",
    video: true,
  },
  {
    key: "stativ-dezinfectant-popas",
    category: "dispensere-sapun",
    brand: "dozarel",
    name: "Punct mobil de dezinfectare a mâinilor Popas",
    subtitle: "Stativ stabil, dozator cu senzor și tavă care strânge picăturile",
    texts: [
      {
        lead: "Se mută la intrare, în sala de mese sau la ușa de la producție, după nevoie.",
        about: [
          "Talpa de oțel de 5 kg ține stativul drept chiar dacă se sprijină cineva de el. Patru tălpi de cauciuc protejează parchetul.",
          "Dozatorul are rezervor de 1 l, care se umple liber din bidon; alege pompa după lichidul pe care îl ai.",
          "Panoul din spate primește o foaie A4 cu instrucțiuni, sub plexiglas.",
        ],
        use: "Asamblează coloana în cele patru șuruburi, pune bateriile și umple rezervorul. Ține stativul departe de surse de foc, fiindcă soluțiile hidroalcoolice sunt inflamabile.",
      },
      {
        lead: "Pompa de pulverizat dă ceață, cea de gel o porție care nu curge.",
        about: [
          "Senzorul pornește de la 5 – 10 cm și livrează 1 sau 1,5 ml; două porții mari ajung la cantitatea de 3 ml folosită în testul EN 1500.",
          "Tava de sub duză se scoate și se spală, iar coloana îngropă cablul la varianta alimentată de la priză.",
          "Vopseaua în câmp electrostatic rezistă la alcool, motiv pentru care nu se pătează sub dozator.",
        ],
        use: "Verifică zilnic nivelul și șterge tava cu hârtie. La schimbarea produsului golește rezervorul și pulverizează apă caldă de douăzeci de ori.",
      },
    ],
    drawing: { kind: "disinfection-stand", accent: "#63c1b5", body: "#f4f6f8", title: "Popas", descriptor: "Dozator pe stativ" },
    axis: {
      name: "Tip",
      values: [
        { label: "Pompă pentru gel", inName: "pentru gel", price: 44900, weight: 8200, size: [380, 360, 1150], max: 15 },
        { label: "Pompă cu pulverizare", inName: "cu pulverizare", price: 46900, weight: 8200, size: [380, 360, 1150], max: 15 },
      ],
    },
    second: {
      name: "Alimentare",
      values: [
        { label: "6 baterii C", inName: "pe baterii" },
        { label: "Adaptor 230 V", inName: "cu adaptor", extra: 3500 },
      ],
    },
    characteristics: { "Capacitate rezervor": "1 l", Doză: "1 sau 1,5 ml", Înălțime: "110 – 140 cm, reglabilă", Stativ: "oțel vopsit", Culoare: "alb" },
    features: ["fara-atingere", "dozare-usoara", "rezistent"],
    filters: { material: ["plastic", "otel"], culoare: "alb", ambalare: "bucata", domeniu: ["sanatate", "birouri", "comert", "scoli"], certificari: "ce" },
    cpv: "39831700-3",
    video: true,
  },
];
