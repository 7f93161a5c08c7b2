import type { IssuingState } from "@curat/contract/staff/invoice-issuers.values";

export const texts = {
  title: "Emiterea facturilor",
  intro:
    "Facturile le poate emite magazinul sau, în locul lui, SmartBill ori Oblio. Clientul nu așteaptă: comanda merge mai departe, iar factura și e-mailul pleacă după ce serviciul a dat numărul.",
  who: "Cine emite facturile",
  warning:
    "Schimbarea se aplică facturilor noi. Seria magazinului se oprește, fără goluri, și continuă dacă revii. Stornoul îl emite cine a emis factura. Alege o serie pe care n-o mai folosește nimeni altcineva. În e-Factura trimite ori serviciul, ori magazinul, niciodată amândoi: dacă trimite serviciul, activează trimiterea acolo.",
  noAccounts: "Nu există un cont SmartBill sau Oblio. Adaugă-l și verifică-l la Setări, la Conturi.",
  waiting: "Facturi în curs",
  none: "Toate facturile au fost emise.",
  chosen: "Alegerea a fost salvată și se aplică facturilor noi.",
  retried: "Se încearcă din nou. Rezultatul apare aici în câteva minute.",
  sentAgain: "Factura se emite din nou.",
  settled: "Numărul a fost salvat.",
  retry: "Încearcă din nou",
  ask: "Întreabă din nou serviciul",
  own: "Emite din magazin",
  ownWarning:
    "Documentul primește următorul număr din seria magazinului și data de azi. Serviciul nu îl mai emite. Facturile noi se emit în continuare prin serviciu, dacă nu schimbi mai sus cine le emite.",
  ownIssued: "Documentul a fost emis în seria magazinului.",
  found: "Am găsit-o în serviciul de facturare",
  absent: "Nu există acolo: emite-o din nou",
  number: "Numărul din serviciul de facturare",
  states: {
    waiting: "așteaptă",
    sending: "se emite",
    unknown: "nu se știe dacă a fost emisă",
    refused: "refuzată",
    issued: "emisă, fără PDF încă",
  } satisfies Record<IssuingState, string>,
};
