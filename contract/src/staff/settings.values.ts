/** Settings, each with its group in the office, label and description. */
export const SETTING_TEXTS = {
  name: {
    group: "Magazin",
    label: "Numele magazinului",
    explanation: "Apare în titlurile paginilor, în e-mailuri și în fluxurile de produse.",
  },
  logo: {
    group: "Magazin",
    label: "Sigla",
    explanation: "Adresa imaginii din antet; dacă lipsește, se afișează numele magazinului.",
  },
  meta: {
    group: "Magazin",
    label: "Titlu și descriere pentru motoarele de căutare",
    explanation:
      "Titlul, descrierea și cuvintele-cheie ale primei pagini și ale paginilor care nu au altele.",
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
    explanation: "Adresa linkului din dreapta meniului. Dacă o lași goală, linkul nu apare.",
  },
  flags: {
    group: "Magazin",
    label: "Funcții active",
    explanation:
      "Conturi, recenzii, comparare, alerte de stoc, pachete, blog, newsletter și intrarea în cont prin rețele sociale.",
  },
  HEADER_PROMO_TEXT: {
    group: "Texte",
    label: "Textul din antet",
    explanation: "Textul de deasupra meniului. Dacă îl lași gol, nu se afișează.",
  },
  BEFORE_FOOTER_TEXT: {
    group: "Texte",
    label: "Textul de deasupra subsolului",
    explanation: "Se afișează pe prima pagină; codul periculos este eliminat.",
  },
  PAGE_BUNDLES_TEXT: {
    group: "Texte",
    label: "Textul paginii de pachete",
    explanation: "Se afișează deasupra listei de pachete; codul periculos este eliminat.",
  },
  mailTexts: {
    group: "Texte",
    label: "Textele e-mailurilor",
    explanation:
      "Subiectul și introducerea e-mailurilor către clienți (comenzi, retururi, conturi, newsletter), cu câmpuri ca {numar}. Dacă le lași goale, rămân textele inițiale.",
  },
  texts: {
    group: "Texte",
    label: "Textele magazinului",
    explanation: "Textele de pe butoane, din titluri și din mesajele magazinului pe care le-ai modificat.",
  },
  blog_title: {
    group: "Texte",
    label: "Titlul blogului",
    explanation: "Titlul listelor de articole ale blogului.",
  },
  blog_subtitle: {
    group: "Texte",
    label: "Subtitlul blogului",
    explanation: "Textul de sub titlul blogului. Dacă îl lași gol, nu se afișează.",
  },
  footer: {
    group: "Texte",
    label: "Subsolul",
    explanation:
      "Formularul de abonare și linkurile către rețelele sociale. Ca să adaugi un articol în subsol, alege „Grupul din subsol” pe pagina articolului.",
  },
  promises: {
    group: "Texte",
    label: "Ce promite magazinul",
    explanation:
      "Avantajele de lângă coș și de pe prima pagină, reducerea pentru abonații la newsletter, programul de răspuns, cine răspunde și textul pentru adresele inexistente. Pragul livrării gratuite este la Tarife de livrare.",
  },
  withdrawal: {
    group: "Texte",
    label: "Butoanele de retragere",
    explanation:
      "Textele linkului de retragere din contract de pe fiecare pagină și ale butonului care o confirmă.",
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
      "Alte denumiri folosite de clienți: cine caută primul cuvânt găsește și rezultatele pentru al doilea. O expresie din prima coloană este căutată ca cea din a doua.",
  },
  SHOW_BUNDLES_PRODUCT: {
    group: "Catalog",
    label: "Pachete pe pagina produsului",
    explanation: "Afișează pe pagina produsului pachetele din care face parte.",
  },
  shipping: {
    group: "Comenzi",
    label: "Tarife de livrare",
    explanation:
      "Pragul livrării gratuite. Pentru fiecare curier: trepte de greutate și prețuri, prețul fiecărui kilogram în plus și diferența pe județ; dimensiunile unui easybox și rambursul maxim. Prețurile includ TVA.",
  },
  deliveryTerms: {
    group: "Comenzi",
    label: "Termene de livrare",
    explanation:
      "Din ele se calculează ziua promisă: „Comandă până la 13:00, ajunge marți, 24 noiembrie”. Weekendurile și sărbătorile legale sunt excluse automat. La o metodă de livrare fără termen nu se afișează ziua livrării. Pentru comenzile plătite cu cardul sau prin ordin de plată, ziua se stabilește la primirea banilor. Comenzile deja trimise își păstrează ziua promisă.",
  },
  payments: {
    group: "Comenzi",
    label: "Termeni de plată",
    explanation:
      "Taxa plății la livrare și cât plătește magazinul pentru ea: taxa nu poate depăși acest cost. Contul pentru transferuri: dacă lipsește, plata prin ordin de plată nu este disponibilă.",
  },
  codColumns: {
    group: "Comenzi",
    label: "Coloanele fișierelor de ramburs",
    explanation:
      "Când fișierul unui curier nu este recunoscut, scrie aici o singură dată numele coloanelor lui: numărul AWB-ului, suma și data. Revenirea la valoarea inițială le uită.",
  },
  vatStatus: {
    group: "Comenzi",
    label: "Statutul de TVA",
    explanation:
      "Statutul de TVA al firmei și ziua din care se aplică: înregistrată, neînregistrată sau cu TVA la încasare. Fiecare rând este valabil până la următorul; poți scrie și o zi viitoare. Prețurile plătite de clienți rămân aceleași: se schimbă doar TVA-ul inclus.",
  },
  invoiceSeries: {
    group: "Comenzi",
    label: "Serii de facturi",
    explanation:
      "Serii în plus față de cea din Datele firmei, fiecare pentru un fel de facturi. Numerotarea nu are goluri; o serie închisă nu se mai folosește. Facturile emise nu se schimbă.",
  },
  invoiceIssuer: {
    group: "Comenzi",
    label: "Emiterea facturilor",
    explanation:
      "Facturile le emite magazinul sau, în locul lui, SmartBill ori Oblio, cu seria și numerele de acolo. Se aplică facturilor noi: seria magazinului nu se mai folosește, iar stornoul îl emite cine a emis factura. În e-Factura trimite unul singur, niciodată amândoi.",
  },
  vatRates: {
    group: "Comenzi",
    label: "Cotele de TVA",
    explanation:
      "Cota fiecărui tip de bunuri și ziua din care se aplică. Facturile emise nu se schimbă. La bunurile scutite scrie motivul din Codul fiscal: apare pe factură.",
  },
  unprovenBuyers: {
    group: "Comenzi",
    label: "Limite pentru cumpărătorii noi",
    explanation:
      "Câte comenzi în așteptare poate avea un client înainte de prima comandă plătită sau livrată, cu ce valoare totală și câte bucăți.",
  },
  returns: {
    group: "Comenzi",
    label: "Retururi",
    explanation:
      "Termenul de retur (cel puțin cel prevăzut de lege), dacă pot returna și firmele, precum și adresa la care se trimit produsele.",
  },
  margins: {
    group: "Catalog",
    label: "Marja minimă",
    explanation:
      "Prețurile sub această marjă sunt semnalate celor cu acces la costuri. Un preț sub costul mediu este semnalat întotdeauna.",
  },
  restock: {
    group: "Catalog",
    label: "Revenirea în stoc",
    explanation:
      "Pagina unui produs epuizat arată ziua în care ar trebui să vină marfa comandată la furnizor. Dacă data se schimbă, se schimbă și pe pagină.",
  },
  accounting: {
    group: "Comenzi",
    label: "Contabilitate",
    explanation:
      "Conturile și denumirile din programul contabilului, pentru fișierele de la Contabilitate. Întreabă-l ce simboluri folosește.",
  },
  emag: {
    group: "Comenzi",
    label: "Vânzarea pe eMAG",
    explanation:
      "Comenzile de pe eMAG intră în comenzile magazinului, iar stocul și prețul ofertelor se trimit la eMAG. Pornește numai după ce ai verificat contul, la Conturi. Încercată numai cu un simulator.",
  },
  retention: {
    group: "Comenzi",
    label: "Păstrarea datelor din comenzi",
    explanation:
      "După câți ani fără modificări se șterg dintr-o comandă încheiată numele, datele de contact și adresa cumpărătorului. Facturile se păstrează.",
  },
  packaging: {
    group: "Comenzi",
    label: "Ambalajul coletelor",
    explanation:
      "Greutatea pe materiale a cutiei, umpluturii și benzii unui colet obișnuit. Apare în evidența anuală a ambalajelor, la Registre.",
  },
  campaigns: {
    group: "Date și statistici",
    label: "Campanii prin e-mail",
    explanation:
      "Câte e-mailuri pleacă pe minut. Întreabă furnizorul de e-mail ce limită ai; e-mailurile despre comenzi pleacă oricum imediat.",
  },
  reminders: {
    group: "Date și statistici",
    label: "E-mailuri automate către abonați",
    explanation:
      "Despre coșul abandonat și despre produsele cumpărate regulat. Le primesc numai clienții cu cont abonați la newsletter, cel mult unul pe săptămână. Textele sunt la Texte de e-mail.",
  },
  consent: {
    group: "Date și statistici",
    label: "Grupuri de cookie-uri",
    explanation: "Scopurile pentru care vizitatorul își dă acordul, cu descrierea și durata fiecăruia.",
  },
  gtag: {
    group: "Date și statistici",
    label: "Google Tag Manager",
    explanation: "Identificatorul contului. Dacă îl lași gol, serviciul nu se încarcă.",
  },
  retargeting: {
    group: "Date și statistici",
    label: "Retargeting",
    explanation: "Cheia contului. Dacă o lași goală, serviciul nu se încarcă.",
  },
  facebook: {
    group: "Date și statistici",
    label: "Facebook Pixel",
    explanation: "Identificatorul contului. Dacă îl lași gol, serviciul nu se încarcă.",
  },
  feeds: {
    group: "Date și statistici",
    label: "Roboți și fluxuri de produse",
    explanation:
      "Ce tipuri de roboți au acces în magazin și fluxurile pentru comparatoare de prețuri. Cheia unui flux are cel puțin 20 de caractere.",
  },
  CUSTOM_CSS: { group: "Avansat", label: "Stiluri proprii", explanation: "CSS adăugat pe fiecare pagină." },
  SCRIPTS: {
    group: "Avansat",
    label: "Scripturi proprii",
    explanation:
      "Codul unor servicii externe, încărcat numai după ce vizitatorul și-a dat acordul pentru scopul respectiv.",
  },
} as const satisfies Record<string, { group: string; label: string; explanation: string }>;
export type SettingKey = keyof typeof SETTING_TEXTS;
