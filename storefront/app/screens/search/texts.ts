export const texts = {
  // Letter for letter (browsing spec, section 2).
  title: (term: string): string => `Cautare dupa '${term}'`,
  search: "Căutare",
  field: "Ce cauți în magazin?",
  intro: "Scrie un nume de produs, un brand, un cod sau un cod de bare.",
  categories: "Categorii principale",
  searched: (term: string, words: string): string =>
    `Nu am găsit exact „${term}”. Îți arătăm rezultatele pentru „${words}”.`,
  // Letter for letter (browsing spec, section 2: Category page).
  empty: "Nu sunt produse disponibile.",
  nothing: "Nu am găsit nimic pentru această căutare. Câteva idei:",
  ideas: [
    "verifică dacă ai scris corect",
    "încearcă un cuvânt mai scurt sau mai general, de exemplu „detergent”",
    "caută după codul produsului sau după codul de bare",
  ],
  within: (category: string): string => `În categoria ${category}`,
  everywhere: "Caută în tot magazinul",
  machineTitle: "Pentru ce utilaj cauți?",
  machineIntro:
    "Piesele și consumabilele din această categorie se potrivesc unor utilaje anume. Spune-ne ce utilaj ai.",
  machine: {
    type: "Tip de utilaj",
    brand: "Marcă",
    model: "Model",
    capacity: "Capacitate sau putere",
    year: "An de fabricație",
  },
  machineTypes: ["Mașină de spălat și uscat pardoseli", "Aspirator", "Monodisc"],
  any: "Oricare",
  findParts: "Caută ce se potrivește",
};
