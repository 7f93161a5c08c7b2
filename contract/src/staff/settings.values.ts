/** Every setting by key: its group in the office, its label and its description. */
export const SETTING_TEXTS = {
  name: {
    group: "Magazin",
    label: "Numele magazinului",
    explanation: "Apare în titlurile paginilor, în e-mailuri și în fluxurile de produse.",
  },
  logo: {
    group: "Magazin",
    label: "Sigla",
    explanation: "Adresa imaginii din antet; fără ea se afișează numele magazinului.",
  },
  meta: {
    group: "Magazin",
    label: "Titlu și descriere pentru motoarele de căutare",
    explanation:
      "Titlul, descrierea și cuvintele-cheie ale paginii principale și ale paginilor fără altele proprii.",
  },
  INVOICE: {
    group: "Magazin",
    label: "Datele firmei",
    explanation:
      "Apar pe facturi, în subsol și în e-mailuri. Seria facturilor are de la una la zece majuscule și cifre; facturile deja emise nu se schimbă.",
  },
  business_store: {
    group: "Magazin",
    label: "Magazinul pentru firme",
    explanation: "Adresa legăturii din dreapta meniului; fără ea, legătura lipsește.",
  },
  flags: {
    group: "Magazin",
    label: "Funcții pornite și oprite",
    explanation:
      "Conturi, recenzii, comparare, alerte de stoc, pachete, blog, newsletter și autentificarea prin rețele.",
  },
  HEADER_PROMO_TEXT: {
    group: "Texte",
    label: "Textul din antet",
    explanation: "Rândul de deasupra meniului; gol, nu se afișează.",
  },
  BEFORE_FOOTER_TEXT: {
    group: "Texte",
    label: "Textul de deasupra subsolului",
    explanation: "Se afișează pe pagina principală; codul periculos este eliminat.",
  },
  PAGE_BUNDLES_TEXT: {
    group: "Texte",
    label: "Textul paginii de pachete",
    explanation: "Se afișează deasupra listei de pachete; codul periculos este eliminat.",
  },
  mailTexts: {
    group: "Texte",
    label: "Textele mailurilor",
    explanation:
      "Subiectul și introducerea mailurilor către clienți (comenzi, retururi, conturi, newsletter), cu locuri ca {numar}; goale, rămân cele ale magazinului.",
  },
  texts: {
    group: "Texte",
    label: "Textele magazinului",
    explanation:
      "Ce scrie pe butoane, în titluri și în mesajele magazinului, acolo unde ai ales altceva decât textul inițial.",
  },
  blog_title: {
    group: "Texte",
    label: "Titlul blogului",
    explanation: "Titlul listelor de articole ale blogului.",
  },
  blog_subtitle: {
    group: "Texte",
    label: "Subtitlul blogului",
    explanation: "Textul de sub titlul blogului; gol, nu se afișează.",
  },
  footer: {
    group: "Texte",
    label: "Subsolul",
    explanation:
      "Dacă are formularul de abonare și la ce rețele trimite; articolele din subsol se aleg prin grupul fiecărui articol.",
  },
  promises: {
    group: "Texte",
    label: "Ce promite magazinul",
    explanation:
      "Avantajele de lângă coș și de pe prima pagină, reducerea abonaților la newsletter, programul în care răspunde cineva, cine răspunde și ce spune o adresă fără pagină. Pragul livrării gratuite este la Tarife de livrare.",
  },
  withdrawal: {
    group: "Texte",
    label: "Butoanele de retragere",
    explanation:
      "Cum se numesc legătura de retragere din contract de pe fiecare pagină și butonul care o confirmă.",
  },
  DEFAULT_LIST_ORDER: {
    group: "Catalog",
    label: "Ordinea listelor",
    explanation: "Sortarea cu care se deschid listele de produse.",
  },
  searchSynonyms: {
    group: "Catalog",
    label: "Sinonime de căutare",
    explanation:
      "Cum mai spun clienții unui lucru: cine caută primul cuvânt găsește și ce se numește ca al doilea. O expresie este căutată ca a doua.",
  },
  SHOW_BUNDLES_PRODUCT: {
    group: "Catalog",
    label: "Pachete pe pagina produsului",
    explanation: "Dacă pagina unui produs arată pachetele din care face parte.",
  },
  shipping: {
    group: "Comenzi",
    label: "Tarife de livrare",
    explanation:
      "De la cât este livrarea gratuită. Pentru fiecare curier: trepte de greutate și prețuri, prețul fiecărui kilogram în plus și diferența pe județ; mărimea și suma cea mai mare ale unui easybox. Prețurile includ TVA.",
  },
  deliveryTerms: {
    group: "Comenzi",
    label: "Termene de livrare",
    explanation:
      "Din ele se calculează ziua promisă: „Comandă până la 13:00, ajunge marți, 24 noiembrie”. Weekendurile și sărbătorile legale se sar singure. Un mod de livrare fără termen nu promite nicio zi. O comandă plătită cu cardul sau prin transfer primește ziua când sosesc banii; comenzile deja trimise își păstrează promisiunea.",
  },
  payments: {
    group: "Comenzi",
    label: "Termeni de plată",
    explanation:
      "Taxa plății la livrare și costul ei pentru magazin: taxa nu poate depăși costul. Contul pentru transferuri; fără el, plata prin transfer nu se oferă.",
  },
  vatStatus: {
    group: "Comenzi",
    label: "Statutul de TVA",
    explanation:
      "Din ce zi firma este sau nu înregistrată în scopuri de TVA, ori aplică TVA la încasare. Fiecare rând ține până la ziua următorului; poți scrie și o zi viitoare. Prețurile plătite de clienți rămân aceleași: se schimbă TVA-ul din ele.",
  },
  vatRates: {
    group: "Comenzi",
    label: "Cotele de TVA",
    explanation:
      "Ce cotă are fiecare fel de bunuri și din ce zi. Facturile emise nu se schimbă. O cotă scutită are nevoie de motivul ei din Codul fiscal, care apare pe factură.",
  },
  unprovenBuyers: {
    group: "Comenzi",
    label: "Limite pentru cumpărătorii noi",
    explanation:
      "Câte comenzi, de ce valoare și câte bucăți poate avea în așteptare cineva care nu a cumpărat încă.",
  },
  returns: {
    group: "Comenzi",
    label: "Retururi",
    explanation:
      "Zilele de retur (cel puțin cele din lege), dacă și firmele pot returna, adresa la care se trimit produsele.",
  },
  retention: {
    group: "Comenzi",
    label: "Păstrarea datelor din comenzi",
    explanation:
      "După câți ani fără nicio schimbare o comandă încheiată pierde numele, contactul și adresa cumpărătorului. Facturile rămân.",
  },
  packaging: {
    group: "Comenzi",
    label: "Ambalajul coletelor",
    explanation:
      "Cât cântăresc, pe materiale, cutia, umplutura și banda unui colet obișnuit. Intră în evidența anuală a ambalajelor, la Registre.",
  },
  consent: {
    group: "Date și statistici",
    label: "Grupuri de cookie-uri",
    explanation: "Scopurile pentru care vizitatorul își dă acordul, cu descrierea și durata fiecăruia.",
  },
  gtag: {
    group: "Date și statistici",
    label: "Google Tag Manager",
    explanation: "Identificatorul; gol, nu se încarcă.",
  },
  retargeting: {
    group: "Date și statistici",
    label: "Retargeting",
    explanation: "Cheia; goală, nu se încarcă.",
  },
  facebook: {
    group: "Date și statistici",
    label: "Facebook Pixel",
    explanation: "Identificatorul; gol, nu se încarcă.",
  },
  feeds: {
    group: "Date și statistici",
    label: "Roboți și fluxuri de produse",
    explanation:
      "Ce feluri de roboți au voie în magazin și fluxurile pentru comparatoare; cheia unui flux are cel puțin 20 de caractere.",
  },
  CUSTOM_CSS: { group: "Avansat", label: "Stiluri proprii", explanation: "CSS adăugat fiecărei pagini." },
  SCRIPTS: {
    group: "Avansat",
    label: "Scripturi proprii",
    explanation: "Cod al terților, încărcat numai după acordul pe care îl cere fiecare.",
  },
} as const satisfies Record<string, { group: string; label: string; explanation: string }>;
export type SettingKey = keyof typeof SETTING_TEXTS;
