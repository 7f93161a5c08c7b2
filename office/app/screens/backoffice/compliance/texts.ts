import { counted } from "@curat/contract/quantity-text.values";
import type { Duty, Evidence, SafetyGap } from "@curat/contract/staff/compliance.values";

interface DutyText {
  title: string;
  requirement: string;
  open?: (count: number) => string;
  mend?: { to: string; text: string };
  evidence?: Evidence;
}

const of = (one: string, many: string) => (count: number) => counted(count, one, many);

const DUTIES: Record<Duty, DutyText> = {
  identification: {
    title: "Datele firmei",
    requirement:
      "Ordinul ANPC 225/2023: numele, CUI-ul, numărul de la Registrul Comerțului, adresa și datele de contact apar pe fiecare pagină și pe facturi.",
    open: of("Lipsește o informație despre firmă.", "informații despre firmă lipsesc."),
    mend: { to: "/setari/INVOICE", text: "Datele firmei" },
  },
  sal: {
    title: "Soluționarea litigiilor (SAL)",
    requirement:
      "Ordinul ANPC 225/2023: pictograma SAL din subsolul fiecărei pagini are link către reclamatiisal.anpc.ro; platforma europeană SOL nu mai există.",
  },
  pages: {
    title: "Paginile legale",
    requirement:
      "Paginile despre contact, livrare, termeni, retragere, confidențialitate și cookie-uri sunt publicate.",
    open: of("Lipsește o pagină.", "pagini lipsesc."),
    mend: { to: "/pasi/pagini-legale", text: "Paginile legale" },
  },
  prices: {
    title: "Prețul din ultimele 30 de zile",
    requirement:
      "HG 947/2000 și OUG 58/2022: reducerea se anunță față de cel mai mic preț din ultimele 30 de zile. Fiecare preț de vânzare rămâne în istoric.",
    open: of("Un produs are alt preț decât cel din istoric.", "produse au alt preț decât cel din istoric."),
    evidence: "prices",
  },
  unit_price: {
    title: "Prețul pe unitate de măsură",
    requirement:
      "HG 947/2000: prețul pe litru, kilogram, metru sau bucată apare lângă preț, după cantitatea netă a produsului.",
    open: of(
      "La un amestec aflat la vânzare lipsește cantitatea netă.",
      "amestecuri aflate la vânzare nu au cantitatea netă completată.",
    ),
    mend: { to: "/produse", text: "Produsele" },
  },
  safety: {
    title: "Siguranța produselor",
    requirement:
      "Regulamentele (UE) 2023/988 și (CE) 1272/2008: numele și adresele producătorului, imaginea, descrierea și frazele de pericol apar pe pagina produsului.",
    open: of("Un produs aflat la vânzare are date lipsă.", "produse aflate la vânzare au date lipsă."),
    mend: { to: "/producatori", text: "Brandurile" },
    evidence: "safety",
  },
  hazards_listed: {
    title: "Pericolele în liste și în coș",
    requirement:
      "Regulamentul (CE) 1272/2008, art. 48: cine cumpără fără să deschidă pagina produsului vede tipul pericolului pe card, în tabel, în coș, în lista de coduri și în pachete.",
  },
  biocides: {
    title: "Biocidele",
    requirement:
      "Regulamentul (UE) 528/2012, art. 72: cele două fraze apar pe pagina fiecărui biocid și în fluxurile de produse, cu numărul avizului.",
  },
  detergents: {
    title: "Detergenții, conform noului regulament",
    requirement: "Regulamentul (UE) 2026/405 se aplică din 23 septembrie 2029.",
  },
  green_claims: {
    title: "Afirmațiile de mediu",
    requirement:
      "Directiva (UE) 2024/825 și OUG 18/2026: la salvarea unui text cu afirmații generice („ecologic”, „prietenos cu mediul”) primești un avertisment. Afirmațiile pe care le păstrezi trebuie să le poți dovedi.",
  },
  preselected: {
    title: "Nicio opțiune bifată dinainte",
    requirement:
      "OUG 34/2014: metoda de plată preselectată este fără taxă, iar opțiunile cu cost suplimentar le alege doar cumpărătorul.",
  },
  confirmation: {
    title: "Confirmarea comenzii",
    requirement:
      "OUG 34/2014, art. 6 și 8: consumatorul primește pe e-mail contractul, termenii și formularul de retragere, ca atașamente, și află cine plătește returul.",
    mend: { to: "/setari/returns", text: "Retururile" },
  },
  order_button: {
    title: "Butonul comenzii",
    requirement:
      "OUG 34/2014, art. 8: butonul anunță obligația de plată, iar comanda este confirmată prin e-mail.",
  },
  payment_fee: {
    title: "Taxa de plată",
    requirement: "OUG 34/2014, art. 19¹: taxa ramburs nu depășește costul tău.",
    open: () => "Taxa ramburs depășește costul suportat de magazin.",
    mend: { to: "/setari/payments", text: "Metodele de plată" },
  },
  cash_limits: {
    title: "Plafoanele pentru numerar",
    requirement:
      "Legea 70/2015: rambursul nu se oferă peste 10.000 de lei pentru persoane și 5.000 de lei pentru firme.",
  },
  guarantee: {
    title: "Garanția legală",
    requirement:
      "Regulamentul (UE) 2025/1960 și OUG 18/2026: notificarea oficială, neschimbată, se vede pe pagina produsului, înainte de comandă și în e-mailul comenzii.",
    open: of("Lipsește un fișier oficial al notificării.", "fișiere oficiale ale notificării lipsesc."),
    mend: { to: "/conformitate#fisiere", text: "Fișierele Comisiei" },
  },
  durability: {
    title: "Eticheta de durabilitate (GARAN)",
    requirement:
      "Regulamentul (UE) 2025/1960: produsul cu garanție de durabilitate de peste doi ani, acordată de producător, are eticheta oficială cu anii, brandul și modelul.",
    open: of(
      "Un produs cu garanție de durabilitate nu are eticheta: lipsește fișierul oficial sau brandul și codul depășesc 40 de caractere.",
      "produse cu garanție de durabilitate nu au eticheta: lipsește fișierul oficial sau brandul și codul depășesc 40 de caractere.",
    ),
    mend: { to: "/conformitate#fisiere", text: "Fișierele Comisiei" },
  },
  withdrawal: {
    title: "Funcția de retragere",
    requirement:
      "OUG 34/2014, art. 11¹: fiecare pagină are linkul de retragere; retragerea are doi pași, iar dovada ajunge pe e-mail, cu data și ora. Textele butoanelor se schimbă în Setări.",
    mend: { to: "/setari/withdrawal", text: "Butoanele de retragere" },
  },
  withdrawals: {
    title: "Retragerile din contract",
    requirement: "OUG 34/2014, art. 13: banii se restituie în 14 zile de la declarație.",
    open: of("O retragere a depășit 14 zile.", "retrageri au depășit 14 zile."),
    mend: { to: "/retururi", text: "Retururile" },
    evidence: "withdrawals",
  },
  vat_status: {
    title: "Statutul de TVA",
    requirement:
      "Codul fiscal, art. 310 și 319: o firmă neînregistrată în scopuri de TVA vinde fără TVA, iar pe facturi CUI-ul apare cu sau fără RO, după caz.",
    open: () =>
      "CUI-ul din Datele firmei lipsește ori nu corespunde cu statutul de TVA actual, sau registrul ANAF arată alt statut.",
    mend: { to: "/setari/vatStatus", text: "Statutul de TVA" },
  },
  invoices: {
    title: "Facturile la ANAF",
    requirement: "OUG 120/2021: fiecare factură ajunge în e-Factura în cinci zile lucrătoare.",
    open: of(
      "O factură nu a ajuns în e-Factura, îi lipsește fișierul ANAF ori e-Factura este dezactivată.",
      "facturi nu au ajuns în e-Factura sau le lipsește fișierul ANAF.",
    ),
    mend: { to: "/e-factura", text: "e-Factura" },
  },
  public_buyers: {
    title: "Cumpărătorii publici",
    requirement:
      "Legea 98/2016 și e-Factura B2G: factura unei comenzi prin SEAP conține codul CPV al fiecărui produs și numerele contractului și comenzii.",
  },
  deposit: {
    title: "Garanția-returnare (SGR)",
    requirement: "HG 1074/2021: se aplică băuturilor; magazinul nu este destinat vânzării de băuturi.",
  },
  transport: {
    title: "RO e-Transport",
    requirement:
      "OUG 41/2022: curierul declară coletele pe care le transportă; transporturile proprii de peste 500 kg le declari tu la ANAF.",
  },
  packaging: {
    title: "Evidența ambalajelor",
    requirement: "Regulamentul (UE) 2025/40: greutatea ambalajelor pe materiale, pe ani.",
    open: of(
      "Un produs vândut anul acesta sau coletul obișnuit nu are ambalajul completat.",
      "produse vândute anul acesta, inclusiv coletul obișnuit, nu au ambalajul completat.",
    ),
    mend: { to: "/registre?registru=ambalaje", text: "Registrul ambalajelor" },
  },
  consents: {
    title: "Acordul pentru cookie-uri",
    requirement:
      "Legea 506/2004 și GDPR: cookie-urile neesențiale se folosesc doar cu acord, iar alegerea se păstrează în jurnal.",
    evidence: "consents",
  },
  personal_data: {
    title: "Cererile privind datele",
    requirement: "GDPR, art. 12: răspunsul se trimite în cel mult 30 de zile.",
    open: of(
      "O cerere a depășit 30 de zile.",
      "cereri sunt deschise, iar cea mai veche a depășit 30 de zile.",
    ),
    mend: { to: "/cereri-date", text: "Cererile privind datele" },
  },
  reviews: {
    title: "Proveniența recenziilor",
    requirement:
      "Legea 363/2007, modificată prin OUG 58/2022: lângă recenzii apare proveniența lor, iar „Achiziție verificată” apare doar la recenziile celor care au cumpărat produsul din magazin.",
    evidence: "reviews",
  },
  contact: {
    title: "Contactul pentru sesizări",
    requirement:
      "Regulamentul (UE) 2022/2065: adresa de e-mail a magazinului se vede pe fiecare pagină, iar fiecare recenzie are butonul „Semnalează recenzia”. Cine a lăsat o adresă de e-mail primește decizia și motivul.",
    open: () => "Lipsește adresa de e-mail a firmei.",
    mend: { to: "/setari/INVOICE", text: "Datele firmei" },
  },
  accessibility: {
    title: "Accesibilitatea",
    requirement:
      "Legea 232/2022: magazinul respectă WCAG 2.1 AA și are o declarație de accesibilitate. Microîntreprinderile pot fi scutite: întreabă un jurist.",
    open: () => "Lipsește pagina cu declarația de accesibilitate.",
    mend: { to: "/articole", text: "Articolele" },
  },
};

const GAPS: Record<SafetyGap, string> = {
  maker: "producătorul sau adresele lui",
  responsible: "persoana responsabilă din Uniunea Europeană",
  picture: "imaginea",
  description: "descrierea",
  net_quantity: "cantitatea netă",
  hazard_statements: "frazele de pericol (H)",
  precautions: "frazele de precauție (P)",
};

export const texts = {
  fileKinds: {
    notice_svg: "Notificarea, pentru magazin",
    notice_png: "Notificarea, pentru e-mail",
    label: "Eticheta GARAN",
  },
  duties: DUTIES,
  gaps: GAPS,
  states: {
    met: "în regulă",
    open: "de rezolvat",
    built_in: "asigurată de magazin",
    not_applicable: "nu se aplică",
  },
  evidence: {
    prices: "istoricul prețurilor",
    safety: "produsele cu lipsuri",
    withdrawals: "retragerile",
    consents: "acordurile",
    reviews: "opiniile",
  } satisfies Record<Evidence, string>,
  origins: {
    order: "achiziție verificată",
    account: "client cu cont, achiziție neverificată",
    outside: "preluată din altă parte, neverificată",
  },
  heads: {
    prices: ["Cod", "Produs", "Preț (lei)", "De la", "Până la", "Sursa"],
    safety: ["Cod", "Produs", "Brand", "Lipsește"],
    withdrawals: ["Număr", "Comanda", "Declarată la", "Nume", "E-mail", "Produse", "Stare", "Schimbată la"],
    consents: ["Identificator", "Data", "Versiunea textului", "Scopuri acceptate"],
    reviews: ["Produs", "Stele", "Autor", "Scrisă la", "Publicată la", "Comanda", "Proveniența"],
  } satisfies Record<Evidence, string[]>,
};
