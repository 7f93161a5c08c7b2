interface Seller {
  company: string;
  address: string;
  cui?: string | undefined;
  registry?: string | undefined;
}

/** What is said of sending the order. Sentences without diacritics are the specification's, letter for letter. */
export const texts = {
  incomplete: "Nu ai completat toate campurile.",
  wrong: "Unele câmpuri nu sunt completate corect. Verifică-le pe cele marcate.",
  lockerMissing: "Alege easybox-ul la care livrăm comanda.",
  sent: "Comanda a fost trimisa cu success.",
  failed: "comanda nu a putut fi trimisa.",
  waitingOrder: "Comandă care așteaptă plata",
  waits: (number: string): string => `Comanda ${number} este înregistrată și așteaptă plata cu cardul.`,
  waitsUntil: (until: string): string =>
    `Îi păstrăm produsele 60 de minute${until ? `, până la ora ${until}` : ""}; apoi se anulează singură.`,
  payNow: "Plătește comanda",
  totalChanged: "Totalul comenzii s-a schimbat. Verifică-l și trimite din nou comanda.",
  cartChanged: "Coșul s-a schimbat. Verifică-l și trimite din nou comanda.",
  alreadyOrdered: "Produsele din acest coș au fost deja comandate. Nu am trimis comanda a doua oară.",
  loading: "Se actualizează coșul…",
  sending: "Se trimite comanda…",
  seller: ({ company, cui, registry, address }: Seller): string =>
    `Vânzător: ${[company, cui && `CUI ${cui}`, registry && `Reg. com. ${registry}`, address].filter(Boolean).join(", ")}.`,
  guarantee:
    "Produsele au garanție legală de conformitate de 2 ani. Ca persoană fizică te poți retrage din contract în 14 zile de la primire.",
  finalize: "Finalizează comanda cu obligație de plată",
  toPay: "Total de plată",
  blockedByStock: "Comanda nu poate fi trimisă cât timp un produs din coș are stocul epuizat.",
};
