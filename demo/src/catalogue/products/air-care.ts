import type { BaseProduct } from "../authoring.ts";

/** Room and toilet fresheners. */
export const AIR_CARE: BaseProduct[] = [
  {
    key: "odorizant-camera-adiere",
    category: "odorizante-spray",
    brand: "adierin",
    name: "Odorizant de cameră aerosol Adiere",
    subtitle: "Ceață uscată: nu pătează perdelele și nu udă mobila",
    texts: [
      {
        lead: "Două secunde ajung pentru o baie, cinci pentru un birou.",
        about: [
          "Adiere are pulverizare foarte fină, care plutește și se evaporă înainte de a cădea pe suprafețe.",
          "Pe lângă parfum, conține un compus ce leagă mirosurile de tutun și de gătit.",
          "Capacul cu trăgaci se apasă cu două degete.",
        ],
        use: "Agită tubul, ține-l vertical și pulverizează spre tavan, în mișcare. Nu folosi lângă flacără sau pe aparate pornite.",
      },
    ],
    drawing: { kind: "aerosol", accent: "#8e6cc9", title: "Adiere", descriptor: "Odorizant de cameră" },
    axis: { name: "Volum", values: [{ label: "300 ml", net: [0.3, "l"], price: 1190, weight: 300, size: [55, 55, 220] }] },
    second: { name: "Parfum", values: [{ label: "Lavandă", accent: "#8e6cc9", filters: { parfum: "lavanda" } }, { label: "Citrice", accent: "#f2a531", filters: { parfum: "citrice" } }, { label: "Ocean", accent: "#3fa7d6", filters: { parfum: "ocean" } }] },
    characteristics: { "Număr de pulverizări": "circa 250", Propulsor: "butan, propan" },
    features: ["gata-de-folosit", "parfum-durabil"],
    filters: { forma: "aerosol", ambalare: "flacon", domeniu: ["casa", "birouri", "horeca"] },
    cpv: "39811100-1",
    safety: { pictograms: ["GHS02"], signal: "Pericol", statements: ["H222", "H229", "P102", "P210", "P211", "P251", "P410+P412"] },
  },
  {
    key: "aparat-odorizare-ritm",
    category: "aparate-odorizare",
    brand: "miresmar",
    name: "Aparat automat de odorizare Ritm",
    subtitle: "Pulverizează la 5, 15 sau 30 de minute, doar cât este lumină",
    texts: [
      {
        lead: "O rezervă de 250 ml ține până la două luni.",
        about: [
          "Ritm primește orice rezervă standard de 250 sau 270 ml și lucrează cu două baterii D.",
          "Senzorul de lumină îl oprește noaptea, când toaleta nu e folosită.",
          "Cheia mică îl ține închis în spații publice.",
        ],
        use: "Prinde-l la 1,8 – 2 m înălțime, cu duza spre mijlocul încăperii, și alege intervalul din comutator.",
      },
    ],
    drawing: { kind: "freshener-device", accent: "#6a3fa8", title: "Ritm" },
    axis: { name: "Culoare", values: [{ label: "Alb", price: 5990, weight: 380, size: [95, 90, 230], body: "#f4f6f8", filters: { culoare: "alb" } }, { label: "Negru", price: 6490, weight: 380, size: [95, 90, 230], body: "#2b2f33", filters: { culoare: "negru" } }] },
    characteristics: { Alimentare: "2 baterii D (neincluse)", Acoperire: "până la 60 m³" },
    features: ["fara-atingere", "inchidere-cheie", "economic"],
    filters: { material: "plastic", ambalare: "bucata", domeniu: ["birouri", "horeca", "comert"] },
    cpv: "39811110-4",
    video: true,
  },
  {
    key: "sita-pisoar-tarm",
    category: "odorizante-toaleta",
    brand: "adierin",
    name: "Sită de pisoar parfumată Țărm",
    subtitle: "Oprește stropii și mucurile, parfumează 30 de zile",
    texts: [
      {
        lead: "Țepii înclinați rup jetul, așa că podeaua rămâne uscată.",
        about: [
          "Țărm este din EVA flexibil și ia forma oricărui pisoar.",
          "Parfumul este înglobat în material și se eliberează treptat, uniform de la prima la ultima zi.",
          "Pe margine sunt marcate lunile, ca să știi când a fost pusă.",
        ],
        use: "Poartă mănuși, aruncă sita veche și așaz-o pe cea nouă cu țepii în sus. Înlocuiește-o o dată pe lună.",
      },
    ],
    drawing: { kind: "urinal-screen", accent: "#3fa7d6", title: "Țărm", descriptor: "Sită de pisoar" },
    axis: { name: "Cantitate", values: [{ label: "2 buc.", net: [2, "buc."], price: 1690, weight: 180, size: [200, 190, 40], saleUnit: "set" }] },
    second: { name: "Parfum", values: [{ label: "Ocean", accent: "#3fa7d6", filters: { parfum: "ocean" } }, { label: "Măr verde", accent: "#86b93b", filters: { parfum: "mar-verde" } }, { label: "Mentă", accent: "#4fb89a", filters: { parfum: "menta" } }] },
    characteristics: { Material: "EVA", Durată: "30 de zile" },
    features: ["parfum-durabil", "gata-de-folosit"],
    filters: { suprafata: "obiecte-sanitare", forma: "solid", ambalare: "set", domeniu: ["horeca", "birouri", "scoli"] },
    cpv: "39811000-0",
  },
];
