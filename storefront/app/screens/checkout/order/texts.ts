import { TOTAL_CHANGED_TEXT } from "@curat/contract/cart.values";
import { catalogue, choice, fixed, phrase } from "@curat/contract/texts.values";

interface Seller {
  company: string;
  address: string;
  cui?: string | undefined;
  registry?: string | undefined;
}

/** Texts without diacritics are quoted verbatim from the specification. */
export const texts = catalogue("checkout-order", {
  incomplete: "Nu ai completat toate campurile.",
  wrong: "Unele câmpuri nu sunt completate corect. Verifică-le pe cele marcate.",
  lockerMissing: "Alege easybox-ul la care livrăm comanda.",
  failed: "comanda nu a putut fi trimisa.",
  waitingOrder: "Comandă în așteptarea plății",
  waits: phrase("Comanda {numar} este înregistrată și așteaptă plata cu cardul."),
  waitsUntil: choice(
    {
      until: "Păstrăm produsele 60 de minute, până la ora {ora}; apoi comanda se anulează automat.",
      forAnHour: "Păstrăm produsele 60 de minute; apoi comanda se anulează automat.",
    },
    (until: string) => (until ? ["until", { ora: until }] : ["forAnHour"]),
  ),
  payNow: "Plătește comanda",
  totalChanged: TOTAL_CHANGED_TEXT,
  cartChanged: "Coșul s-a schimbat. Verifică-l și trimite din nou comanda.",
  notApplied: "Coșul nu a putut fi actualizat, așa că nu am trimis comanda. Verifică-l și încearcă din nou.",
  alreadyOrdered: "Produsele din acest coș au fost deja comandate. Nu am trimis comanda a doua oară.",
  loading: "Se actualizează coșul…",
  sending: "Se trimite comanda…",
  seller: phrase("Vânzător: {firma}.", ({ company, cui, registry, address }: Seller) => [
    [company, cui && `CUI ${cui}`, registry && `Reg. com. ${registry}`, address].filter(Boolean).join(", "),
  ]),
  guarantee: fixed(
    "Produsele au garanție legală de conformitate de 2 ani. Ca persoană fizică te poți retrage din contract în {termen} de la primire.",
    "OUG 34/2014, art. 6 și OUG 18/2026: cumpărătorul trebuie informat înainte de comandă despre garanția legală și dreptul de retragere.",
  ),
  finalize: fixed(
    "Finalizează comanda cu obligație de plată",
    "OUG 34/2014, art. 8 alin. (2): butonul trebuie să precizeze că obligă la plată; altfel comanda nu îl obligă pe cumpărător.",
  ),
  links: "Informații",
  terms: "Termeni și condiții",
  privacy: "Confidențialitate",
  contact: "Contact",
  total: "Total cu livrare",
  toFinish: "Finalizează",
  toPay: "Total de plată",
  blockedByStock: "Elimină din coș produsele cu stoc epuizat ca să poți trimite comanda.",
});
