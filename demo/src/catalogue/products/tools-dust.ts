import type { BaseProduct } from "../authoring.ts";

/** Dusters, dusting gloves and scrubbing brushes for floors and joints. */
export const TOOLS_DUST: BaseProduct[] = [
  {
    key: "pamatuf-praf-papadie",
    category: "maturi-si-perii",
    brand: "fibrodel",
    name: "Pămătuf de praf din microfibră Păpădie",
    subtitle: "Miez flexibil care se îndoaie după calorifer, lampă și pală",
    texts: [
      {
        lead: "Rămâne cum l-ai îndoit: unghi drept pentru dulap, cerc pentru țeavă.",
        about: [
          "Sârma din miez este îmbrăcată în plastic și suportă mii de îndoiri. Firele de microfibră, lungi de 3 cm, se încarcă electrostatic la câteva scuturări.",
          "Praful urcă în fire și nu cade pe mobila de dedesubt.",
          "Manșonul se scoate și se spală, iar mânerul nu trebuie cumpărat din nou.",
        ],
        use: "Scutură pămătuful de două-trei ori, apoi trece-l încet peste suprafață, rotindu-l. Începe de la corpurile de iluminat și coboară spre plintă.",
      },
      {
        lead: "Păianjenii din casa scării se strâng de jos, fără scară.",
        about: [
          "Coada telescopică se blochează prin răsucire și prelungește brațul până la tavanele obișnuite.",
          "Culoarea închisă ascunde praful, cea deschisă arată când s-a umplut: alege după cine îl folosește.",
          "La bibliotecă și arhivă merge uscat, deci hârtia nu prinde umezeală.",
        ],
        use: "Lungește coada doar cât ai nevoie și sprijin-o cu ambele mâini. Scutură manșonul afară sau aspiră-l la sfârșitul turei.",
      },
      {
        lead: "Nu zgârie televizorul și nu agață ornamentele de pe raft.",
        about: [
          "Vârful este acoperit complet cu microfibră, așa că sârma nu atinge nimic.",
          "În magazine, o trecere săptămânală peste rafturile de sus scade praful de pe marfă.",
          "Nu îi trebuie spray: uleiul din produsele antistatice lipește firele între ele.",
        ],
        use: "Spală manșonul la 40 °C în săculeț, fără balsam, și usucă-l atârnat. Udat, folosește-l numai pe suprafețe care suportă apa.",
      },
    ],
    drawing: { kind: "feather-duster", accent: "#3fa7d6", title: "Păpădie", descriptor: "Pămătuf de praf" },
    axis: {
      name: "Lungime",
      values: [
        { label: "40 cm, fix", inName: "40 cm", price: 1490, weight: 110, size: [410, 80, 60] },
        { label: "70 cm, flexibil", form: "bent", inName: "flexibil, 70 cm", price: 2190, weight: 160, size: [710, 80, 60] },
        { label: "80 – 200 cm, telescopic", form: "telescopic", inName: "telescopic, 80 – 200 cm", price: 3990, weight: 340, size: [810, 80, 60] },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Turcoaz", accent: "#2fa7a0", filters: { culoare: "turcoaz" } },
        { label: "Roz", accent: "#e48fb0", filters: { culoare: "roz" } },
        { label: "Gri", accent: "#6d7780", filters: { culoare: "gri" } },
      ],
    },
    characteristics: { Fir: "microfibră, 30 mm", Mâner: "polipropilenă", Spălare: "40 °C, manșon detașabil" },
    features: ["microfibra", "pliabil", "ergonomic"],
    filters: { suprafata: ["lemn", "toate-suprafetele"], material: "microfibra", ambalare: "bucata", domeniu: ["casa", "birouri", "horeca", "comert"] },
    cpv: "39224300-1",
  },
  {
    key: "perie-frecat-rost-carare",
    category: "maturi-si-perii",
    brand: "periuna",
    name: "Perie de frecat cu filet Cărare",
    subtitle: "Peri tari pentru rosturi, trepte și beton, cu coadă sau fără",
    texts: [
      {
        lead: "Rostul de 3 mm se curăță cu peri în V, nu cu burete.",
        about: [
          "Cărare are peri din PBT de 0,7 mm, tăiați după lucrare: ascuțiți la modelul de rosturi, drepți la cel de pardoseală, înclinați la cel de trepte.",
          "Filetul italian primește orice coadă de menaj, iar unghiul de 35 de grade ține spatele drept.",
          "Perii nu se înmoaie în apă fierbinte, cum se întâmplă la fibrele vegetale.",
        ],
        use: "Întinde detergentul, așteaptă să lucreze și împinge peria de-a lungul rostului, fără s-o ridici. Adună spuma murdară cu racleta.",
      },
      {
        lead: "Pentru locurile unde mașina nu intră: colțuri, praguri, sub rafturi.",
        about: [
          "O spălare mecanizată lasă în urmă o margine de doi centimetri. Peria îngustă o termină în câteva minute.",
          "Corpul plin din polipropilenă nu absoarbe apă și nu crapă la îngheț, deci poate sta în garaj.",
          "Smocurile sunt prinse în găuri oarbe; apa nu intră în corp și nu mucegăiește.",
        ],
        use: "Înșurubează coada până la capăt și freacă spre tine, cu greutatea corpului, nu cu brațele. Clătește peria și agaț-o cu perii în jos.",
      },
      {
        lead: "Bazine, vestiare, bucătării: o culoare pentru fiecare dintre ele.",
        about: [
          "Perii aspri desprind calcarul înmuiat de detartrant și uleiul de pe dalele antiderapante.",
          "Pe marmură, PVC cu polish și parchet nu o folosi, sunt suprafețe pe care le mătuiește.",
          "Rezistă la clor, la acid citric și la sodă în concentrațiile obișnuite de lucru.",
        ],
        use: "Udă întâi pardoseala, ca perii să alunece, apoi freacă în cruce. Înlocuiește peria când smocurile s-au răsfirat peste marginea corpului.",
      },
    ],
    drawing: { kind: "deck-brush", accent: "#d8403c", title: "Cărare", descriptor: "Perie de frecat" },
    axis: {
      name: "Model",
      values: [
        { label: "Rosturi, 20 cm", form: "joints", inName: "pentru rosturi, 20 cm", price: 2290, weight: 180, size: [205, 40, 110] },
        { label: "Trepte, 25 cm", form: "steps", inName: "pentru trepte, 25 cm", price: 2490, weight: 260, size: [255, 65, 110] },
        { label: "Pardoseală, 30 cm", inName: "pentru pardoseală, 30 cm", price: 2890, weight: 330, size: [305, 75, 115], filters: { marime: "30-40-cm" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Roșie", accent: "#d8403c", filters: { culoare: "rosu" } },
        { label: "Albastră", accent: "#2f8fd0", filters: { culoare: "albastru" } },
        { label: "Galbenă", accent: "#ecc531", filters: { culoare: "galben" } },
      ],
    },
    characteristics: { Peri: "PBT tare, 0,7 mm", Corp: "polipropilenă", Filet: "italian, standard", Unghi: "35°" },
    features: ["cod-culori", "rezistent", "ergonomic"],
    filters: { suprafata: ["gresie-si-faianta", "pardoseli", "exterior"], material: "plastic", ambalare: "bucata", domeniu: ["horeca", "industrie", "firme-de-curatenie", "casa"] },
    cpv: "39224200-0",
  },
  {
    key: "manusa-praf-molcuta",
    category: "lavete",
    brand: "fibrodel",
    name: "Mănușă de praf din microfibră Molcuța",
    subtitle: "Cinci degete sau o palmă întreagă: praful se ia prin mângâiere",
    texts: [
      {
        lead: "Ajungi cu degetul acolo unde laveta face cocoloș.",
        about: [
          "Molcuța este dublă, cu bucle scurte pe palmă și dos, deci o întorci pe cealaltă mână când s-a încărcat.",
          "Jaluzelele, spițele scaunelor și frunzele plantelor se șterg prinzându-le între degete.",
          "Manșeta elastică o ține pe încheietură și oprește praful să intre în mânecă.",
        ],
        use: "Îmbrac-o uscată pentru praf sau abia umezită pentru urme. După lucru, întoarce-o pe dos, ca praful să rămână înăuntru până la spălare.",
      },
      {
        lead: "Două mâini înseamnă dublu: una ține obiectul, cealaltă îl șterge.",
        about: [
          "La recepții și vitrine cu multe obiecte mici, mănușa scurtează munca la jumătate față de laveta împăturită.",
          "Gramajul de 400 g/m² dă o pernă destul de groasă ca inelul să nu zgârie lacul.",
          "Este o unealtă de curățat, nu un echipament de protecție: nu o folosi cu substanțe iritante.",
        ],
        use: "Treci palma încet, fără să apeși, dinspre capătul curat. Nu atinge cu ea surse de căldură sau prize.",
      },
      {
        lead: "O pui la spălat odată cu lavetele de aceeași culoare.",
        about: [
          "Cusăturile sunt cu ață din poliester, care se strânge la fel ca țesătura și nu încrețește marginea.",
          "Modelul cu un deget se trage mai repede; cel cu cinci degete este mai precis.",
          "Mărimea universală are 24 cm și încape peste o mănușă subțire de nitril.",
        ],
        use: "Spal-o la cel mult 60 °C și scutur-o bine înainte de uscare. Păstreaz-o într-o pungă, altfel adună praf și în dulap.",
      },
    ],
    drawing: { kind: "dust-glove", accent: "#e48fb0", title: "Molcuța", descriptor: "Mănușă de praf" },
    axis: {
      name: "Model",
      values: [
        { label: "Cu un deget", form: "mitten", price: 990, weight: 55, size: [240, 150, 20], count: 1, filters: { ambalare: "bucata" } },
        { label: "Cu cinci degete", price: 1290, weight: 60, size: [240, 160, 20], count: 1, filters: { ambalare: "bucata" } },
        { label: "Cu cinci degete, pereche", price: 2290, weight: 118, size: [240, 160, 40], saleUnit: "pereche", count: 2, filters: { ambalare: "set" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Roz", accent: "#e48fb0", filters: { culoare: "roz" } },
        { label: "Albastră", accent: "#2f8fd0", filters: { culoare: "albastru" } },
        { label: "Verde", accent: "#3f9d4f", filters: { culoare: "verde" } },
      ],
    },
    characteristics: { Gramaj: "400 g/m²", Compoziție: "85 % poliester, 15 % poliamidă", Mărime: "universală, 24 cm", Spălare: "60 °C" },
    features: ["microfibra", "ergonomic", "cod-culori"],
    filters: { suprafata: ["lemn", "plastic", "toate-suprafetele"], material: "microfibra", domeniu: ["casa", "birouri", "horeca"] },
    cpv: "39525100-9",
  },
];
