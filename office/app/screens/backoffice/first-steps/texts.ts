import { UNNAMED_SHOP } from "@curat/contract/shop-name.values";
import { DEMO_OWNER } from "@curat/contract/staff/first-steps.values";
import type { FirstStep } from "@curat/contract/staff/first-steps.values";

interface StepWords {
  title: string;
  why: string;
  /** What the button says while it is open, and where it leads. */
  button: string;
  to: string;
}

/** What each step asks for, in words, and the page where it is done. */
export const STEP_WORDS: Record<FirstStep, StepWords> = {
  look: {
    title: "Numele și sigla magazinului",
    why: `Numele apare în titlurile paginilor și în mailuri, sigla în antet; fără siglă se afișează numele. Până îl scrii, magazinul se numește „${UNNAMED_SHOP}”.`,
    button: "Scrie numele",
    to: "/setari/name",
  },
  company: {
    title: "Datele firmei și seria facturilor",
    why: "Nume, adresă, CUI, telefon, e-mail și seria. Legea le cere pe site și pe facturi.",
    button: "Scrie datele firmei",
    to: "/setari/INVOICE",
  },
  delivery: {
    title: "Prețul livrării",
    why: "Tarifele pe greutate ale curierilor. Magazinul pornește cu niște tarife obișnuite: verifică-le și salvează-le.",
    button: "Verifică tarifele",
    to: "/setari/shipping",
  },
  payment: {
    title: "Cum se plătește",
    why: "Taxa plății la livrare și contul pentru transferuri. Plata cu cardul se pornește de cine administrează serverul.",
    button: "Scrie contul",
    to: "/setari/payments",
  },
  legal: {
    title: "Paginile legale",
    why: "Contact, livrare, termeni, retragere, confidențialitate, cookie-uri. Fiecare are un text început cu datele firmei.",
    button: "Completează paginile",
    to: "/pasi/pagini-legale",
  },
  category: {
    title: "Prima categorie",
    why: "Categoriile sunt meniul magazinului.",
    button: "Adaugă o categorie",
    to: "/categorii/noua",
  },
  brand: {
    title: "Primul producător",
    why: "Fiecare produs are o marcă, iar legea cere să se vadă cine l-a făcut.",
    button: "Adaugă un producător",
    to: "/producatori/nou",
  },
  product: {
    title: "Primul produs, cu imagine",
    why: "Adaugă-l, încarcă o imagine, pune stoc și apasă „Publică”. Pagina lui spune ce mai lipsește.",
    button: "Adaugă un produs",
    to: "/produse/nou",
  },
  people: {
    title: "Colegii",
    why: "Fiecare coleg intră cu parola lui și vede numai ce are de făcut. Dacă lucrezi singur, sari peste.",
    button: "Invită un coleg",
    to: "/oameni/invita",
  },
  order: {
    title: "O comandă de probă",
    why: "Cumpără ceva din propriul magazin, apoi anulează comanda de aici. Vei vedea ce văd clienții.",
    button: "Vezi comenzile",
    to: "/comenzi",
  },
};

export const texts = {
  title: "Primii pași",
  intro:
    "De la un magazin gol la prima vânzare. Îi poți face în orice ordine, îi poți lăsa și relua; fiecare se bifează singur când este făcut.",
  progress: (done: number, of: number) => `${done} din ${of} făcuți`,
  done: "Făcut",
  open: "De făcut",
  skipped: "Lăsat deoparte",
  skip: "Sari peste",
  skipOf: (title: string) => `Sari peste: ${title}`,
  resume: "Reia",
  resumeOf: (title: string) => `Reia: ${title}`,
  again: "Deschide",
  againOf: (title: string) => `Deschide: ${title}`,
  skippedSaid: "Pasul a fost lăsat deoparte.",
  resumedSaid: "Pasul este din nou pe listă.",
  dismiss: "Nu mai arăta pașii pe Acasă",
  dismissed: "Pașii nu mai apar pe Acasă. Îi găsești aici oricând.",
  show: "Arată pașii pe Acasă",
  shown: "Pașii apar din nou pe Acasă.",
  shop: "Deschide magazinul",
  allDone: "Toți pașii sunt făcuți. Magazinul poate vinde.",
  next: "Urmează:",
  all: "Toți pașii",
  demo: "Demonstrația",
  demoAll:
    "Magazinul are încă produsele, clienții și comenzile demonstrației. Când vrei să vinzi, cine administrează serverul oprește magazinul și le scoate; ce ați făcut voi rămâne. Comanda se rulează în dosarul magazinului, după o copie de siguranță:",
  demoOwner: `Demonstrația a fost scoasă, dar contul ei de proprietar, ${DEMO_OWNER}, a rămas, ca să aveți cu ce intra: parola lui stă într-un fișier de pe server. Invită-te cu adresa ta, în rolul Proprietar, intră cu noul cont, apoi dezactivează-l pe acesta.`,
  inviteOwner: "Invită proprietarul",
  toPeople: "Oamenii magazinului",
  pagesProgress: (done: number, of: number) => `${done} din ${of} publicate`,
  pages: "Paginile legale",
  pagesIntro:
    "Textele sunt începute cu datele firmei. Citește-le, completează locurile marcate, apoi publică-le: apar în subsolul magazinului. Nu țin loc de sfatul unui avocat.",
  lacks: (parts: string[]) => `Din datele firmei lipsesc: ${parts.join(", ")}.`,
  fillCompany: "Completează datele firmei",
  write: "Citește și publică",
  writeOf: (title: string) => `Citește și publică: ${title}`,
  published: "Publicată",
  open1: "Vezi pagina",
  openOf: (title: string) => `Vezi pagina: ${title}`,
  labels: { title: "Titlu", content: "Text" },
  marks: (count: number) =>
    count === 1 ? "Un loc este de completat:" : `${count} locuri sunt de completat:`,
  publish: "Publică pagina",
  publishedSaid: "Pagina este publicată.",
  nothingOpen: "Nimic de completat: citește textul și publică-l.",
};
