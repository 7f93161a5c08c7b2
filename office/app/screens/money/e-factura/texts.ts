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
  states: STATES,
  views: VIEWS,
  noZip: "fișierul ANAF nu a venit încă",
  connection: {
    title: "Conectarea la ANAF",
    none: "Magazinul nu este conectat. Facturile așteaptă până când cineva cu certificat digital îl conectează.",
    unregistered:
      "Magazinul nu are încă o aplicație înregistrată la ANAF. Cine administrează serverul o trece în configurare (EFACTURA_CLIENT_ID).",
    test: "Se trimite în mediul de test al ANAF: facturile de acolo nu contează.",
    by: "Conectat de",
    at: "Din",
    until: "Se reconectează peste",
    days: (count: number) => (count === 1 ? "o zi" : count < 20 ? `${count} zile` : `${count} de zile`),
    ending: "Conectarea se încheie curând: cineva cu certificat digital trebuie să o reînnoiască.",
    connect: "Conectează la ANAF",
    again: "Reconectează",
    hint: "Te duce pe pagina ANAF, unde alegi certificatul digital, și te aduce înapoi.",
    done: "Magazinul este conectat la ANAF.",
    failed: "Conectarea nu a reușit. Încearcă din nou.",
    denied: "ANAF nu a dat autorizarea.",
    disconnect: "Deconectează",
    disconnectHint: "Facturile vor aștepta până la următoarea conectare.",
    disconnected: "Magazinul a fost deconectat de la ANAF.",
  },
  ends: {
    sent: "a ajuns la ANAF",
    unknown: "nu se știe dacă a ajuns",
    refused: "refuzată pe loc",
    not_sent: "nu a plecat",
  },
  settles: {
    accepted: "acceptată",
    refused: "refuzată",
    absent: "nu a ajuns: lista ANAF o dovedește",
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
  waitsFor: (name: string) => `Așteaptă factura ${name}, pe care o stornează: pleacă după ce ANAF o acceptă.`,
};
