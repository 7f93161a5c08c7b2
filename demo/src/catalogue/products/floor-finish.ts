import type { BaseProduct } from "../authoring.ts";

/** Protecting floors and renewing them. */
export const FLOOR_FINISH: BaseProduct[] = [
  {
    key: "polish-autolucios-scut",
    category: "ceara-si-decapanti",
    brand: "pardolin",
    name: "Polish autolucios pentru linoleum și PVC Scut",
    subtitle: "Strat dur și lucios, care se aplică cu mopul și nu cere lustruire",
    texts: [
      {
        lead: "Două straturi subțiri țin piept unui an de trafic obișnuit.",
        about: [
          "Scut formează pe linoleum un strat transparent, elastic, care ia asupra lui zgârieturile și urmele negre de talpă. Pardoseala de dedesubt rămâne cum ai montat-o.",
          "Luciul apare singur la uscare, fără monodisc.",
          "Dispersia de polimeri și ceară de polietilenă se poate reface local, acolo unde traficul a ros mai tare.",
        ],
        use: "Pe pardoseala decapată și uscată întinde 20 – 25 ml pe metru pătrat, cu mop plat curat. Lasă 40 de minute între straturi și nu călca pe suprafață două ore după ultimul.",
      },
      {
        lead: "Pardoseala se spală mai ușor când murdăria nu are unde să intre.",
        about: [
          "Linoleumul nou arată bine câteva luni, apoi porii se umplu și nu mai iese nimic din ei. Un strat de Scut aplicat de la început închide suprafața și păstrează culoarea.",
          "După întărire rezistă la alcool și la dezinfectanții obișnuiți, motiv pentru care este cerut în cabinete și săli de clasă.",
          "Coeficientul de frecare rămâne în limitele pentru spații publice, deci pardoseala nu devine alunecoasă.",
        ],
        use: "Aplică în straturi încrucișate, primul pe lungime, al doilea pe lățime. Randamentul este de circa 40 m² la litru pentru fiecare strat.",
      },
    ],
    drawing: { kind: "canister", accent: "#f2c14e", title: "Polish Scut", descriptor: "Autolucios, linoleum și PVC" },
    axis: {
      name: "Volum",
      values: [
        { label: "1 l", net: [1, "l"], price: 3990, weight: 1090, size: [85, 85, 275], kind: "bottle" },
        { label: "5 l", net: [5, "l"], price: 16900, weight: 5300, size: [190, 135, 300] },
        { label: "10 l", net: [10, "l"], price: 31900, weight: 10500, size: [230, 190, 380], max: 30 },
      ],
    },
    second: { name: "Tip", values: [{ label: "Lucios", accent: "#f2c14e" }, { label: "Mat", accent: "#a9b4bf", extra: 300 }] },
    characteristics: { "Substanță uscată": "22 %", Consum: "20 – 25 ml/m² pe strat", "Uscare între straturi": "40 de minute", "Număr de straturi": "2 – 3" },
    features: ["gata-de-folosit", "rezistent", "uscare-rapida"],
    filters: { suprafata: ["pardoseli"], ph: "alcalin", forma: "lichid", domeniu: ["scoli", "sanatate", "birouri", "firme-de-curatenie"] },
    cpv: "39812100-8",
    video: true,
  },
  {
    key: "decapant-nou",
    category: "ceara-si-decapanti",
    brand: "pardolin",
    name: "Decapant pentru ceară și polish Nou",
    subtitle: "Ridică straturile vechi fără să atace linoleumul",
    texts: [
      {
        lead: "Zece minute de așteptare înlocuiesc o oră de frecat.",
        about: [
          "Straturile de polish îngălbenesc și adună murdărie, iar peste ele nu mai are rost să pui altele. Nou le înmoaie până la pardoseală, ca discul să le poată ridica dintr-o trecere.",
          "Formula cu miros redus se poate folosi și în clădiri locuite, cu ferestrele deschise.",
          "Se clătește fără reziduuri, condiție de bază pentru ca polishul nou să adere.",
        ],
        use: "Diluează 1 la 5 în apă rece, întinde din belșug și lasă 10 minute, fără să se usuce. Freacă cu disc negru sau maro, aspiră și clătește de două ori.",
      },
      {
        lead: "Primul pas al unei pardoseli recondiționate ca la carte.",
        about: [
          "Recondiționarea reușită se decide la decapare: orice urmă rămasă se va vedea prin stratul proaspăt. De aceea, Nou are un timp lung de lucru, care îți lasă răgaz la colțuri și plinte.",
          "Se folosește pe PVC, mozaic, piatră rezistentă la alcali și gresie. Pe linoleum respectă diluția slabă și clătește repede.",
          "Solvenții aleși nu topesc adezivul dalelor, dacă nu lași soluția să băltească.",
        ],
        use: "Pe linoleum lucrează cu diluție 1 la 10 și cel mult cinci minute de contact. Neutralizează la ultima clătire cu puțin detergent neutru și lasă pardoseala să se usuce peste noapte.",
      },
    ],
    drawing: { kind: "canister", accent: "#8d5fd3", title: "Decapant Nou", descriptor: "Pentru ceară și polish" },
    axis: {
      name: "Volum",
      values: [
        { label: "1 l", net: [1, "l"], price: 2790, weight: 1110, size: [85, 85, 275], kind: "bottle" },
        { label: "5 l", net: [5, "l"], price: 10900, weight: 5400, size: [190, 135, 300] },
        { label: "10 l", net: [10, "l"], price: 20500, weight: 10700, size: [230, 190, 380], max: 30 },
      ],
    },
    second: { name: "Ambalare", values: [{ label: "Bucată", inName: "" }, { label: "Bax 4 buc.", pieces: 4, off: 6 }] },
    without: [["10 l", "Bax 4 buc."]],
    characteristics: { "pH (concentrat)": "12,5", Diluție: "1:5 – 1:10", "Timp de acțiune": "5 – 10 minute", "Nu se folosește pe": "lemn, plută, aluminiu" },
    features: ["concentrat", "spuma-redusa"],
    filters: { suprafata: ["pardoseli"], ph: "puternic-alcalin", forma: "concentrat", parfum: "fara-parfum", domeniu: ["firme-de-curatenie", "scoli"] },
    cpv: "39831300-9",
    safety: { pictograms: ["GHS05", "GHS07"], signal: "Pericol", statements: ["H302", "H314", "P102", "P260", "P280", "P303+P361+P353", "P305+P351+P338", "P310", "P501"] },
  },
  {
    key: "ceara-lichida-parchet-miere",
    category: "ceara-si-decapanti",
    brand: "pardolin",
    name: "Ceară lichidă pentru parchet Miere",
    subtitle: "Ceară de albine și carnauba, pentru un luciu cald",
    texts: [
      {
        lead: "Luciul acela cald al podelelor vechi, într-un flacon.",
        about: [
          "Miere îmbină ceara de albine, care pătrunde în lemn, cu ceara de carnauba, care dă duritate. Împreună fac un strat subțire, ușor de reîmprospătat prin lustruire.",
          "Se aplică pe parchet cerat sau pe lemn brut finisat în prealabil.",
          "Nuanța închisă ascunde petele de soare și zgârieturile vechi.",
        ],
        use: "Întinde un strat subțire cu laveta moale, așteaptă 20 de minute și lustruiește în lungul fibrei. Repetă de două-trei ori pe an.",
      },
      {
        lead: "O rețetă cu ceruri tari, care nu rămâne lipicioasă.",
        about: [
          "Cerurile moi adună praf; de aceea am crescut proporția de carnauba până când podeaua a rămas uscată la atingere. Rezultatul se lustruiește repede, chiar și cu mâna.",
          "Potrivită pentru case cu podele din stejar, nuc sau frasin și pentru mobilierul rustic din aceleași încăperi.",
          "Un litru ajunge pentru circa 50 de metri pătrați.",
        ],
        use: "Curăță și usucă lemnul, apoi pune ceara în cantitate mică, pe o lavetă, nu direct pe podea. Ferește suprafața de apă în primele 24 de ore.",
      },
    ],
    drawing: { kind: "bottle", accent: "#d99a2b", title: "Ceară Miere", descriptor: "Pentru parchet și mobilă" },
    axis: {
      name: "Volum",
      values: [
        { label: "500 ml", net: [0.5, "l"], price: 3490, weight: 540, size: [70, 70, 215] },
        { label: "1 l", net: [1, "l"], price: 5990, weight: 1050, size: [85, 85, 275] },
      ],
    },
    second: { name: "Culoare", values: [{ label: "Incolor", accent: "#ecd9a8" }, { label: "Stejar deschis", accent: "#d99a2b" }, { label: "Nuc închis", accent: "#6b3f1d" }] },
    characteristics: { Compoziție: "ceară de albine, ceară de carnauba", Consum: "20 ml/m²", "Timp până la lustruire": "20 de minute" },
    features: ["gata-de-folosit", "dozare-usoara"],
    filters: { suprafata: ["parchet", "lemn"], forma: "lichid", ambalare: "flacon", domeniu: ["casa", "horeca"] },
    cpv: "39812000-7",
    safety: { pictograms: ["GHS02"], signal: "Atenție", statements: ["H226", "EUH066", "P102", "P210", "P271", "P501"] },
  },
  {
    key: "tampon-urme-talpi",
    category: "ceara-si-decapanti",
    brand: "lustrava",
    name: "Spray pentru întreținerea pardoselii lustruite Ecou",
    subtitle: "Șterge urmele negre și reface luciul între două recondiționări",
    texts: [
      {
        lead: "Un spray, un disc alb și pardoseala arată din nou proaspăt lucrată.",
        about: [
          "Ecou se pulverizează în fața monodiscului și face două lucruri deodată: scoate urmele de talpă și topește ușor stratul de polish, care se netezește sub disc.",
          "Amâni astfel decaparea cu luni bune.",
          "Lasă un miros proaspăt, discret, care se risipește repede.",
        ],
        use: "Pulverizează pe 1 – 2 metri pătrați, treci cu discul alb sau roșu la 400 de rotații pe minut și adună praful cu un mop uscat. Pe pete mici poți lucra și cu un burete alb.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#4fb0c6", title: "Spray Ecou", descriptor: "Reface luciul pardoselii" },
    axis: {
      name: "Volum",
      values: [
        { label: "750 ml", net: [0.75, "l"], price: 2690, weight: 850, size: [110, 70, 280], filters: { ambalare: "flacon" } },
        { label: "5 l", net: [5, "l"], price: 12900, weight: 5250, size: [190, 135, 300], kind: "canister", filters: { ambalare: "rezerva" }, note: "Bidonul de 5 l este rezerva din care umpli flacoanele cu pulverizator." },
      ],
    },
    characteristics: { "pH": "8,5", Aplicare: "monodisc cu disc alb sau roșu", Consum: "10 ml/m²" },
    features: ["gata-de-folosit", "fara-urme", "uscare-rapida"],
    filters: { suprafata: ["pardoseli"], ph: "alcalin", forma: "spray", parfum: "citrice", domeniu: ["firme-de-curatenie", "birouri", "horeca"] },
    cpv: "39812100-8",
  },
];
