import { countOf } from "@curat/contract/quantity-text.values";

export const texts = {
  title: "Media",
  kind: "Fel",
  kinds: { picture: "imagine", document: "document", film: "film" },
  use: "Folosire",
  uses: { used: "folosit", unused: "nefolosit" },
  missing: "Lipsește",
  lacks: { alt: "descrierea imaginii" },
  contains: "Căutare",
  name: "Nume",
  preview: "Imagine",
  size: "Mărime",
  length: "Lungime",
  usedIn: "Apare în",
  added: "Adăugat",
  alt: "Descriere",
  noAlt: "fără descriere",
  unused: "nefolosit",
  places: (uses: number) => (uses === 1 ? "un loc" : countOf(uses, "locuri")),
  grid: "Ca imagini",
  list: "Ca listă",
  view: "Cum se arată",
  emptyLibrary: "Încă nu este niciun fișier. Încarcă primele imagini mai sus.",
  upload: "Încarcă fișiere",
  files: "Imagini, PDF-uri, filme",
  filesHint:
    "JPEG, PNG, WebP, AVIF, GIF, SVG, PDF, MP4 sau WebM, cel mult 20 MB fiecare (fără JavaScript, cel mult 40 MB împreună). Din imagini se scot locul și aparatul cu care au fost făcute.",
  dropHere: "Trage fișierele oriunde pe această pagină sau lipește-le cu Ctrl+V.",
  send: "Încarcă",
  nothing: "Alege cel puțin un fișier.",
  uploaded: (count: number) =>
    count === 1 ? "Fișierul este în bibliotecă." : `${countOf(count, "fișiere")} sunt în bibliotecă.`,
  progress: (done: number, of: number) => `${done} din ${of} încărcate`,
  byCode: "Pune imaginile la produse după codul din numele fișierului",
  byCodeHint:
    "12345.jpg este prima imagine a produsului cu codul 12345, 12345_2.jpg a doua. Poate fi și un ZIP cu imagini (până la 2.000 de fișiere, 1 GB).",
  matching: "Ce imagine merge la ce produs",
  matched: (found: number, of: number) =>
    found === of
      ? `${of === 1 ? "Fișierul are un produs" : `Toate cele ${countOf(of, "fișiere")} au un produs`} cu codul din nume. Încă nu s-a încărcat nimic.`
      : `${found === 0 ? "Niciun fișier" : found === 1 ? "Un fișier" : countOf(found, "fișiere")} din ${of} ${found > 1 ? "au" : "are"} un produs cu codul din nume. Încă nu s-a încărcat nimic.`,
  unmatched: (why: string) => `Nu am putut căuta produsele: ${why} Încă nu s-a încărcat nimic.`,
  whichWhere: "Fișierele și produsele lor",
  toProduct: "Merge la",
  place: (product: string, code: string, place: number) =>
    `${product} (${code}), ${place === 1 ? "prima imagine" : `imaginea ${place}`}`,
  libraryOnly: "numai în bibliotecă: niciun produs nu are acest cod",
  moreFiles: (count: number) => `și încă ${count === 1 ? "un fișier" : countOf(count, "fișiere")}`,
  sendAll: (count: number) =>
    count === 0
      ? "Încarcă totuși"
      : count === 1
        ? "Încarcă fișierul"
        : `Încarcă toate cele ${countOf(count, "fișiere")}`,
  giveUp: "Renunță",
  onProducts: (count: number) =>
    count === 1
      ? "O imagine a fost pusă la produsul ei."
      : `${countOf(count, "imagini")} au fost puse la produsele lor.`,
  alone: "Sunt în bibliotecă, dar la niciun produs:",
  badZip: "nu este un ZIP întreg, are peste 2.000 de fișiere sau peste 1 GB",
  badEntry: "fișierul din ZIP este deteriorat, criptat sau mai lung de 20 MB",
  notTaken: "Nu au fost primite:",
  refusedFile: (name: string, why: string) => `${name}: ${why}`,
  of: "Fișierul",
  labels: {
    name: "Nume",
    alt: "Ce se vede în imagine",
    x: "Punctul de interes, de la stânga (%)",
    y: "Punctul de interes, de sus (%)",
    file: "Fișierul nou",
    address: "Adresa",
  },
  altHint:
    "Pentru cine nu vede imaginea și pentru motoarele de căutare. O propoziție scurtă, fără „imagine cu”.",
  pointHint:
    "Apasă în imagine pe ce trebuie să rămână în ea când este tăiată, sau scrie locul în procente. Goale înseamnă mijlocul.",
  pressPicture: "Alege punctul de interes în imagine",
  cut: "Cum se taie",
  shapes: {
    "16x9": "Lată, 16:9",
    "4x3": "Carte, 4:3",
    "1x1": "Pătrată",
    "5x4": "Banner pe telefon, 5:4",
    "12x5": "Banner, 12:5",
    "16x5": "Banner mare, 16:5",
    "4x1": "Bandă, 4:1",
  },
  save: "Salvează",
  saved: "Fișierul a fost salvat.",
  describe: "Descriere și tăiere",
  facts: "Fișierul",
  open: "Deschide",
  made: "desenat de demo, fără fișier",
  pixels: (width: number, height: number) => `${width} × ${height} pixeli`,
  where: "Unde apare",
  nowhere: "Nimic din magazin nu îl folosește.",
  moreUses: (more: number) => `și în alte ${countOf(more, "locuri")}`,
  replace: "Înlocuiește fișierul",
  replaceExplain:
    "Adresa rămâne aceeași, așa că tot ce îl folosește arată fișierul nou, cel târziu după o oră și celor care l-au văzut deja. Fișierul dinainte se păstrează până la următoarea înlocuire și poate reveni.",
  replaced: "Fișierul a fost înlocuit.",
  formerKept: "Fișierul dinainte este păstrat. Înlocuit:",
  restore: "Pune înapoi fișierul dinainte",
  restored: "Fișierul dinainte a revenit; cel înlocuit este păstrat în locul lui.",
  remove: "Șterge fișierul",
  removeExplain: "Fișierul dispare pentru totdeauna.",
  removeUsed: "Cât timp este folosit, nu poate fi șters: scoate-l întâi de unde apare.",
  confirmRemove: "Șterge definitiv",
  removeUnused: "Șterge tot ce este nefolosit",
  removeUnusedExplain: (count: number) =>
    `${count === 1 ? "Fișierul pe care lista îl arată dispare" : `Cele ${countOf(count, "fișiere")} din listă, pe toate paginile ei, dispar`} pentru totdeauna. Ce se pune chiar acum undeva rămâne.`,
  confirmUnused: (count: number) =>
    count === 1 ? "Șterge definitiv un fișier" : `Șterge definitiv ${countOf(count, "fișiere")}`,
  unusedRemoved: (count: number) =>
    count === 0
      ? "Nimic de șters: tot ce mai este în listă tocmai este pus undeva."
      : count === 1
        ? "Un fișier a fost șters."
        : `${countOf(count, "fișiere")} au fost șterse.`,
  removed: "Fișierul a fost șters.",
  useKinds: {
    product: "produs",
    brand: "producător",
    category: "categorie",
    promotion: "promoție",
    bundle: "pachet",
    article: "articol",
    blog: "articol de blog",
    landing: "pagină de campanie",
    home: "prima pagină",
    setting: "setare",
    menu: "meniu",
  } as Partial<Record<string, string>>,
};
