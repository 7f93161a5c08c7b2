/** What buyers filter by: twelve parameters and their values. Keys are the slugs in addresses. */
export const PARAMETERS = {
  suprafata: {
    name: "Tip suprafață",
    values: {
      pardoseli: "Pardoseli", "gresie-si-faianta": "Gresie și faianță", parchet: "Parchet și laminat", "piatra-naturala": "Piatră naturală",
      "geamuri-si-oglinzi": "Geamuri și oglinzi", inox: "Inox și metal", lemn: "Lemn și mobilă", "obiecte-sanitare": "Obiecte sanitare",
      "plite-si-cuptoare": "Plite și cuptoare", textile: "Textile și covoare", plastic: "Plastic și vopsea lavabilă", exterior: "Exterior și fațade",
      piele: "Piele", "toate-suprafetele": "Toate suprafețele lavabile",
    },
  },
  parfum: {
    name: "Parfum",
    values: {
      "fara-parfum": "Fără parfum", lavanda: "Lavandă", lamaie: "Lămâie", "brad-si-pin": "Brad și pin", ocean: "Ocean", "mar-verde": "Măr verde",
      "flori-de-primavara": "Flori de primăvară", liliac: "Liliac", aloe: "Aloe vera", cocos: "Cocos și vanilie", citrice: "Citrice", menta: "Mentă",
      "bumbac-proaspat": "Bumbac proaspăt", trandafir: "Trandafir", migdale: "Migdale", "fructe-rosii": "Fructe roșii",
    },
  },
  /** Follows from the net quantity; never written by hand. */
  volum: {
    name: "Cantitate",
    values: {
      "sub-500-ml": "sub 500 ml / 500 g", "500-999-ml": "500 – 999 ml / g", "1-2-l": "1 – 2 l / kg", "2-5-l": "2 – 5 l / kg", "5-10-l": "5 – 10 l / kg",
      "peste-10-l": "peste 10 l / kg",
    },
  },
  culoare: {
    name: "Culoare",
    values: {
      alb: "Alb", negru: "Negru", albastru: "Albastru", verde: "Verde", galben: "Galben", rosu: "Roșu", roz: "Roz", gri: "Gri", transparent: "Transparent",
      inox: "Inox", portocaliu: "Portocaliu", maro: "Maro", turcoaz: "Turcoaz",
    },
  },
  material: {
    name: "Material",
    values: {
      celuloza: "100 % celuloză", "hartie-reciclata": "Hârtie reciclată", nitril: "Nitril", latex: "Latex", vinil: "Vinil", microfibra: "Microfibră", bumbac: "Bumbac",
      plastic: "Plastic", inox: "Oțel inoxidabil", aluminiu: "Aluminiu", ldpe: "Polietilenă LDPE", hdpe: "Polietilenă HDPE", lemn: "Lemn", burete: "Burete",
      netesut: "Material nețesut", cauciuc: "Cauciuc", compostabil: "Bioplastic compostabil", viscoza: "Vâscoză", otel: "Oțel vopsit",
    },
  },
  ph: {
    name: "pH",
    values: { "puternic-acid": "Puternic acid (0 – 2)", acid: "Acid (2 – 6)", neutru: "Neutru (6 – 8)", alcalin: "Alcalin (8 – 12)", "puternic-alcalin": "Puternic alcalin (12 – 14)" },
  },
  domeniu: {
    name: "Domeniu de utilizare",
    values: {
      casa: "Casă", birouri: "Birouri", horeca: "HoReCa", sanatate: "Spitale și cabinete", scoli: "Școli și grădinițe", industrie: "Industrie și ateliere",
      "industrie-alimentara": "Industrie alimentară", comert: "Comerț", auto: "Auto", ferma: "Ferme și zootehnie", "firme-de-curatenie": "Firme de curățenie",
    },
  },
  certificari: {
    name: "Certificări și standarde",
    values: {
      "eu-ecolabel": "Eticheta ecologică UE", "aviz-biocid": "Aviz biocid", "en-14476": "EN 14476 (virucid)", "en-13697": "EN 13697 (bactericid)", "en-1500": "EN 1500 (mâini)",
      "contact-alimentar": "Contact alimentar", haccp: "Potrivit pentru HACCP", "en-455": "EN 455 (mănuși medicale)", "en-374": "EN ISO 374 (substanțe chimice)",
      "en-388": "EN 388 (riscuri mecanice)", "en-149": "EN 149 (FFP)", fsc: "FSC", "ok-compost": "EN 13432 (compostabil)", ce: "Marcaj CE", "testat-dermatologic": "Testat dermatologic",
    },
  },
  straturi: {
    name: "Număr de straturi",
    values: { "1": "1 strat", "2": "2 straturi", "3": "3 straturi", "4": "4 straturi" },
  },
  marime: {
    name: "Mărime",
    values: {
      xs: "XS", s: "S", m: "M", l: "L", xl: "XL", xxl: "XXL", "30-40-cm": "30 – 40 cm", "40-60-cm": "40 – 60 cm", "60-100-cm": "60 – 100 cm", "sub-35-l": "sub 35 l", "35-60-l": "35 – 60 l",
      "60-120-l": "60 – 120 l", "120-240-l": "120 – 240 l",
    },
  },
  ambalare: {
    name: "Ambalare",
    values: { bucata: "Bucată", set: "Set", cutie: "Cutie", bax: "Bax", bidon: "Bidon", flacon: "Flacon", rezerva: "Rezervă", rola: "Rolă", palet: "Palet" },
  },
  forma: {
    name: "Formă",
    values: {
      lichid: "Lichid", concentrat: "Concentrat", spray: "Spray cu pulverizator", aerosol: "Aerosol", gel: "Gel", spuma: "Spumă", pudra: "Pudră", tablete: "Tablete și capsule",
      crema: "Cremă", servetele: "Lavete și șervețele umede", solid: "Solid", granule: "Granule",
    },
  },
} as const satisfies Record<string, { name: string; values: Record<string, string> }>;

export type ParameterKey = keyof typeof PARAMETERS;
export type ParameterValueKey<P extends ParameterKey> = Extract<keyof (typeof PARAMETERS)[P]["values"], string>;

/** Filter values of a product: one or several of each parameter. */
export type FilterValues = { [P in Exclude<ParameterKey, "volum">]?: ParameterValueKey<P> | ParameterValueKey<P>[] };
