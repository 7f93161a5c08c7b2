import type { Brand } from "./brand.ts";

export const EQUIPMENT_BRANDS = {
  miresmar: {
    id: 28,
    name: "Miresmar Air",
    speciality: "aparate automate de odorizare, rezerve",
    description:
      "Miresmar Air produce aparate de odorizare cu temporizator și rezervele lor. Rezervele se potrivesc la toate aparatele gamei.",
    palette: { main: "#6a3fa8", dark: "#2b184f", light: "#efe7fa", contrast: "#e46aa8" },
    mark: "arc",
    typeface: "geometric",
    manufacturer: {
      name: "Miresmar Air S.r.l.",
      address: "Via dell'Artigianato 18, 35010 Vigonza (PD), Italia",
      email: "contact@miresmar.example",
    },
  },
  mopelan: {
    id: 29,
    name: "Mopelan",
    speciality: "mopuri, rezerve, cozi, găleți",
    description:
      "Mopelan face sisteme de spălare: suport, coadă, rezervă, găleată, toate cu aceeași prindere. Rezervele se cumpără separat, ani la rând.",
    palette: { main: "#2f8f3e", dark: "#123f1f", light: "#e3f4e4", contrast: "#b5cf2c" },
    mark: "stripes",
    typeface: "geometric",
    manufacturer: {
      name: "Mopelan Tools S.R.L.",
      address: "Str. Câmpului nr. 70, 400664 Cluj-Napoca, jud. Cluj, România",
      email: "contact@mopelan.example",
    },
  },
  fibrodel: {
    id: 30,
    name: "Fibrodel",
    speciality: "lavete din microfibră, prosoape, lavete auto",
    description:
      "Fibrodel țese lavete din microfibră pentru geamuri, mobilă și inox. Marginile sunt tăiate cu ultrasunete, ca să nu zgârie.",
    palette: { main: "#ec5b4c", dark: "#6a1c15", light: "#fdeae7", contrast: "#1f8aa0" },
    mark: "fold",
    typeface: "rounded",
    manufacturer: {
      name: "Fibrodel Textil S.R.L.",
      address: "Str. Filaturii nr. 15, 505400 Râșnov, jud. Brașov, România",
      email: "contact@fibrodel.example",
    },
  },
  periuna: {
    id: 31,
    name: "Periuna",
    speciality: "mături, perii, raclete",
    description:
      "Periuna face mături și perii în coduri de culori, pentru industrie și pentru casă. Firele sunt prinse mecanic, nu lipite.",
    palette: { main: "#c4122f", dark: "#570a18", light: "#fde8ea", contrast: "#f0a400" },
    mark: "sun",
    typeface: "grotesk",
    manufacturer: {
      name: "Periuna Mob S.R.L.",
      address: "Str. Tâmplarilor nr. 28, 535600 Odorheiu Secuiesc, jud. Harghita, România",
      email: "contact@periuna.example",
    },
  },
  buretin: {
    id: 32,
    name: "Burețin",
    speciality: "bureți, abrazive, discuri",
    description:
      "Burețin taie bureți și fibre abrazive de toate duritățile, de la vase la monodisc. Culoarea arată ce suprafață suportă.",
    palette: { main: "#6ba51d", dark: "#2c480a", light: "#f0f8df", contrast: "#0d8a8f" },
    mark: "hexagon",
    typeface: "rounded",
    manufacturer: {
      name: "Burețin Abrazive S.R.L.",
      address: "Str. Industriei nr. 50, 450145 Zalău, jud. Sălaj, România",
      email: "contact@buretin.example",
    },
  },
  carudor: {
    id: 33,
    name: "Carudor",
    speciality: "cărucioare, storcătoare, semnalizare",
    description:
      "Carudor construiește cărucioare de curățenie modulare, cu roți care nu lasă urme. Orice piesă se poate comanda separat.",
    palette: { main: "#1b3a7a", dark: "#0c1c40", light: "#e2e9f8", contrast: "#ef4444" },
    mark: "monogram",
    typeface: "grotesk",
    manufacturer: {
      name: "Carudor Systems d.o.o.",
      address: "Obrtna cona 7, 3310 Žalec, Slovenia",
      email: "contact@carudor.example",
    },
  },
  dozarel: {
    id: 34,
    name: "Dozarel",
    speciality: "dispensere de săpun și hârtie",
    description:
      "Dozarel proiectează dispensere pentru săpun și hârtie, din ABS și inox. Încuietoarea este aceeași la toată gama: o singură cheie pentru o clădire.",
    palette: { main: "#4a6076", dark: "#1c2732", light: "#e9eef3", contrast: "#14a3c7" },
    mark: "drop",
    typeface: "geometric",
    manufacturer: {
      name: "Dozarel Washroom S.R.L.",
      address: "Str. Metalurgiei nr. 6, 310475 Arad, jud. Arad, România",
      email: "contact@dozarel.example",
    },
  },
  vartejo: {
    id: 35,
    name: "Vârtejo",
    speciality: "aspiratoare, aparate de injecție-extracție",
    description:
      "Vârtejo produce aspiratoare pentru hoteluri, birouri și ateliere, cu cablu sau acumulator. Service-ul are piese pe stoc cel puțin zece ani.",
    palette: { main: "#1f2a36", dark: "#0b1118", light: "#e8ecf0", contrast: "#f0c419" },
    mark: "ring",
    typeface: "geometric",
    manufacturer: {
      name: "Vârtejo Cleaning Machines S.R.L.",
      address: "Str. Motoarelor nr. 19, 500483 Brașov, jud. Brașov, România",
      email: "contact@vartejo.example",
    },
  },
  podexa: {
    id: 36,
    name: "Podexa",
    speciality: "mașini de spălat-uscat, monodiscuri, piese",
    description:
      "Podexa construiește mașini de spălat-uscat și monodiscuri, plus perii, discuri și lamele. Fiecare mașină vine cu instruire la predare.",
    palette: { main: "#e8750a", dark: "#6b3203", light: "#fff0de", contrast: "#0c63ab" },
    mark: "monogram",
    typeface: "grotesk",
    manufacturer: {
      name: "Podexa Floor Technology s.r.o.",
      address: "Průmyslová 210, 530 03 Pardubice, Cehia",
      email: "contact@podexa.example",
    },
  },
  jetavin: {
    id: 37,
    name: "Jetavin",
    speciality: "aparate cu presiune și accesorii",
    description:
      "Jetavin face aparate de spălat cu presiune pentru curți, ferme și ateliere. Pompele au pistoane ceramice și se repară, nu se aruncă.",
    palette: { main: "#0a5fb4", dark: "#0b2c58", light: "#dceafa", contrast: "#18b2c4" },
    mark: "spark",
    typeface: "grotesk",
    manufacturer: {
      name: "Jetavin Pressure S.r.l.",
      address: "Via Emilia Ovest 92, 42048 Rubiera (RE), Italia",
      email: "contact@jetavin.example",
    },
  },
  cosulin: {
    id: 38,
    name: "Coșulin",
    speciality: "coșuri de interior, pubele, colectare selectivă",
    description:
      "Coșulin face coșuri cu pedală, coșuri de birou și pubele de exterior. Volumul sacului potrivit este gravat pe marginea interioară.",
    palette: { main: "#2f8f3e", dark: "#123f1f", light: "#e3f4e4", contrast: "#b5cf2c" },
    mark: "crystal",
    typeface: "rounded",
    manufacturer: {
      name: "Coșulin Plast S.R.L.",
      address: "Str. Injecției nr. 40, 420080 Bistrița, jud. Bistrița-Năsăud, România",
      email: "contact@cosulin.example",
    },
  },
  furnicel: {
    id: 39,
    name: "Furnicel",
    speciality: "insecticide, capcane, rozătoare",
    description:
      "Furnicel produce insecticide, momeli și capcane pentru casă și depozite. Toate produsele biocide au aviz și instrucțiuni în română.",
    palette: { main: "#c4122f", dark: "#570a18", light: "#fde8ea", contrast: "#f0a400" },
    mark: "shield",
    typeface: "rounded",
    manufacturer: {
      name: "Furnicel Protect S.R.L.",
      address: "Str. Hambarului nr. 13, 810290 Brăila, jud. Brăila, România",
      email: "contact@furnicel.example",
    },
  },
  caroluc: {
    id: 40,
    name: "Caroluc",
    speciality: "îngrijire auto: exterior, interior, accesorii",
    description:
      "Caroluc îngrijește mașina de la jantă la plafon. Șampoanele au pH neutru și nu iau ceara de pe caroserie.",
    palette: { main: "#3f45b8", dark: "#1a1c55", light: "#e7e8fb", contrast: "#f2b33d" },
    mark: "star",
    typeface: "geometric",
    manufacturer: {
      name: "Caroluc Auto Care S.R.L.",
      address: "Str. Garajului nr. 25, 115400 Mioveni, jud. Argeș, România",
      email: "contact@caroluc.example",
    },
  },
} as const satisfies Record<string, Brand>;
