import { UNNAMED_SHOP } from "@curat/contract/shop-name.values";
import type { FirstStep } from "@curat/contract/staff/first-steps.values";

export const STEPS_TITLE = "Primii pași";

/** Returns "3 din 10 făcuți". */
export function progressText(done: number, of: number): string {
  return `${done} din ${of} făcuți`;
}

interface StepWords {
  title: string;
  why: string;
  /** Label and target of the button of an open step. */
  button: string;
  to: string;
}

/** Title, reason and button of each step. */
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
