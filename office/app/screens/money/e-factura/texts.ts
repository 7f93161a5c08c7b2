import type { EfacturaState, EfacturaView } from "@curat/contract/staff/efactura.values";

const STATES: Record<EfacturaState, string> = {
  draft: "se verifică",
  valid: "așteaptă trimiterea",
  sending: "se trimite",
  sent: "trimisă, ANAF o verifică",
  unknown: "nu se știe dacă a ajuns",
  accepted: "acceptată",
  refused: "refuzată",
};

const VIEWS: Record<EfacturaView, string> = {
  waiting: "în așteptare",
  refused: "refuzate sau oprite",
  late: "întârziate",
  missing: "fără fișierul ANAF",
  double: "de două ori la ANAF",
  all: "toate",
};

export const texts = {
  makeReceipt: "Fă recepția",
  receiptMade: "Recepția a fost începută din factură. Verifică rândurile.",
  receiptKnown: "Factura are deja o recepție.",
  states: STATES,
  views: VIEWS,
  noZip: "fișierul ANAF nu a fost primit încă",
  connection: {
    title: "Conectarea la ANAF",
    none: "Magazinul nu este conectat. Facturile așteaptă până când cineva cu certificat digital îl conectează.",
    unregistered: "Magazinul nu are încă o aplicație înregistrată la ANAF. Adaug-o la Setări › Conturi.",
    test: "Facturile se trimit în mediul de test al ANAF și nu au valoare legală.",
    by: "Conectat de",
    at: "Din",
    until: "Conectarea expiră peste",
    days: (count: number) => (count === 1 ? "o zi" : count < 20 ? `${count} zile` : `${count} de zile`),
    ending: "Conectarea expiră curând: cineva cu certificat digital trebuie să o reînnoiască.",
    connect: "Conectează magazinul la ANAF",
    again: "Reconectează",
    hint: "Se deschide pagina ANAF, unde alegi certificatul digital; apoi revii aici.",
    done: "Magazinul este conectat la ANAF.",
    failed: "Conectarea nu a reușit. Încearcă din nou.",
    denied: "ANAF nu a acordat autorizarea.",
    disconnect: "Deconectează",
    disconnectHint: "Facturile rămân în așteptare până la următoarea conectare.",
    disconnected: "Magazinul a fost deconectat de la ANAF.",
  },
  ends: {
    sent: "a ajuns la ANAF",
    unknown: "nu se știe dacă a ajuns",
    refused: "refuzată imediat",
    not_sent: "netrimisă",
  },
  settles: {
    accepted: "acceptată",
    refused: "refuzată",
    absent: "nu a ajuns, conform listei ANAF",
  },
  messageKinds: {
    sent: "factura cu semnătura",
    errors: "erorile",
    received: "factura primită",
    buyer: "mesajul cumpărătorului",
  },
  fields: {
    seller: "Datele firmei tale (Setări, Datele firmei)",
    buyer: "Datele de facturare ale comenzii",
    lines: "Produsele de pe factură",
    other: "Factura",
  },
  waitsFor: (name: string) =>
    `Așteaptă factura ${name}, pe care o stornează: se trimite după ce ANAF o acceptă.`,
};
