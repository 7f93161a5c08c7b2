import { UNNAMED_SHOP } from "@curat/contract/shop-name.values";
import type { FirstStep } from "@curat/contract/staff/first-steps.values";

export const STEPS_TITLE = "Primii pași";

/** Formats the number of completed steps: "3 din 10 pași făcuți". */
export function progressText(done: number, of: number): string {
  return `${done} din ${of} pași făcuți`;
}

interface StepWords {
  title: string;
  why: string;
  button: string;
  to: string;
}

export const STEP_WORDS: Record<FirstStep, StepWords> = {
  look: {
    title: "Numele și sigla magazinului",
    why: `Numele apare în titlurile paginilor și în e-mailuri, sigla în antet; fără siglă se afișează numele. Până îl completezi, magazinul se numește „${UNNAMED_SHOP}”.`,
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
    why: "Tarifele pe greutate ale curierilor. Magazinul pornește cu tarife orientative: verifică-le și salvează-le.",
    button: "Verifică tarifele",
    to: "/setari/shipping",
  },
  courier: {
    title: "Contul la curier",
    why: "Cu contul, magazinul cere AWB-urile, arată lockerele și urmărește coletele. Fără el scrii de mână fiecare AWB.",
    button: "Conectează un curier",
    to: "/setari/conturi",
  },
  payment: {
    title: "Cum se plătește",
    why: "Taxa plății la livrare și contul pentru transferuri.",
    button: "Adaugă contul",
    to: "/setari/payments",
  },
  card: {
    title: "Plata cu cardul",
    why: "Scrie datele contului de la procesatorul de plăți și verifică-le. Dacă nu accepți plata cu cardul, sari peste acest pas.",
    button: "Conectează plata cu cardul",
    to: "/setari/conturi",
  },
  legal: {
    title: "Paginile legale",
    why: "Contact, livrare, termeni, retragere, confidențialitate, cookie-uri. Fiecare are un text inițial cu datele firmei.",
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
    title: "Primul brand",
    why: "Fiecare produs are un brand, iar legea cere să apară producătorul.",
    button: "Adaugă un brand",
    to: "/producatori/nou",
  },
  product: {
    title: "Primul produs, cu imagine",
    why: "Adaugă-l, încarcă o imagine, completează stocul și apasă „Publică”. Pe pagina lui vezi ce mai lipsește.",
    button: "Adaugă un produs",
    to: "/produse/nou",
  },
  people: {
    title: "Colegii",
    why: "Fiecare coleg intră în cont cu parola lui și vede doar ce are de făcut. Dacă lucrezi singur, sari peste acest pas.",
    button: "Invită un coleg",
    to: "/oameni/invita",
  },
  order: {
    title: "O comandă de probă",
    why: "Cumpără ceva din propriul magazin, apoi anulează comanda de aici. Vezi astfel ce văd clienții.",
    button: "Vezi comenzile",
    to: "/comenzi",
  },
};
