import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const texts = catalogue("search", {
  // Quoted verbatim (requirements: B9).
  title: phrase("Cautare dupa '{cautare}'"),
  search: "Căutare",
  allProducts: "Toate produsele",
  field: "Ce cauți în magazin?",
  intro: "Scrie un nume de produs, un brand, un cod sau un cod de bare.",
  categories: "Categorii principale",
  bestsellers: "Cele mai vândute",
  searched: phrase("Nu am găsit exact „{cautare}”. Îți arătăm rezultatele pentru „{cuvinte}”."),
  near: phrase("Nu am găsit exact „{cautare}”. Îți arătăm produse apropiate."),
  // Quoted verbatim (requirements: B3).
  empty: "Nu sunt produse disponibile.",
  nothing: "Nu am găsit nimic pentru această căutare. Câteva idei:",
  ideas: [
    "verifică dacă ai scris corect",
    "încearcă un cuvânt mai scurt sau mai general, de exemplu „detergent”",
    "caută după codul produsului sau după codul de bare",
  ],
  within: phrase("În categoria {categorie}"),
  everywhere: "Caută în tot magazinul",
  otherMachine: "Alege altă mașină",
  chooseMachine: "Alege mașina",
  machineTitle: "Pentru ce mașină cauți produse?",
  seeAll: plural({
    one: "Vezi produsul din categorie",
    few: "Vezi toate cele {numar} produse",
    other: "Vezi toate cele {numar} de produse",
  }),
  otherTitle: "Ai altă mașină?",
  machineIntro: "Spune-ne ce știi despre ea: e suficient tipul, brandul sau modelul.",
  nothingFilled: "Completează tipul, brandul sau modelul mașinii.",
  onlyDetails: "Completează și tipul, brandul sau modelul mașinii: capacitatea și anul nu sunt suficiente.",
  machine: {
    type: "Tip de mașină",
    brand: "Brand",
    model: "Model",
    capacity: "Capacitate sau putere",
    year: "An de fabricație",
  },
  machineTypes: [
    "Mașină de spălat și uscat pardoseli",
    "Monodisc",
    "Aspirator",
    "Aparat de spălat cu presiune",
    "Curățător cu abur",
    "Aparat de odorizare",
  ],
  any: "Oricare",
  findParts: "Caută produse compatibile",
});
