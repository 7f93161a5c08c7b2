import type { HandedKind, Program } from "@curat/contract/staff/accounting.values";

const PROGRAMS: Record<Program, string> = {
  saga: "SAGA",
  winmentor: "WinMENTOR",
  csv: "CSV",
  saft: "SAF-T (D406)",
};

const KINDS: Record<HandedKind, string> = {
  sale: "Facturi și stornouri",
  money: "Încasări și restituiri",
  purchase: "Recepții",
};

const STEPS: Record<Program, string[]> = {
  saga: [
    "În SAGA: Diverse › Import date. Importă mai întâi clienții, furnizorii și articolele (fișierele CLI, FUR și ART), apoi facturile (F).",
    "Importă încasările (I) și plățile (P) din Registru de casă sau din Jurnal de bancă, ca să rămână legate de facturi.",
    "SAGA sare peste facturile pe care le are deja, după număr și dată. Documentele importate se validează în SAGA.",
    "Dacă SAGA preia facturile furnizorilor din SPV, nu importa și fișierul de intrări: s-ar dubla.",
  ],
  winmentor: [
    "Unitățile de măsură și gestiunea trebuie să existe în WinMENTOR. Pune toate fișierele în același folder.",
    "În WinMENTOR: MENTOR › Interne › Import date din alte aplicații. Partenerii și articolele noi se preiau din Partner.txt și Articole.txt.",
    "Codul după care se recunosc partenerii și articolele este o constantă din WinMENTOR: alege codul extern.",
  ],
  csv: [
    "Câte un rând pentru fiecare rând de factură, cu aceleași coloane în fiecare lună. Mișcările de stoc au costul mărfii.",
  ],
  saft: [
    "Datele magazinului pentru declarația D406: parteneri, produse cu codul NC8, unități de măsură, facturi, recepții, încasări și plăți.",
    "Nu este declarația: contabilul adaugă antetul complet, jurnalul contabil, stocurile și codurile de TVA care lipsesc, apoi o validează.",
    "Un produs fără cod NC8 apare cu 0. Codul se scrie pe fișa produsului, în foaie sau se importă.",
  ],
};

export const texts = {
  title: "Contabilitate",
  intro:
    "Predă contabilului o lună: facturi, stornouri, încasări, restituiri și recepții, în formatul programului lui.",
  programs: PROGRAMS,
  kinds: KINDS,
  steps: STEPS,
  month: "Luna",
  show: "Arată",
  columns: {
    fel: "Ce se predă",
    documente: "Documente",
    noi: "Nepredate",
    net: "Fără TVA",
    tva: "TVA",
    total: "Total",
  },
  ofMonth: (month: string) => `Documentele lunii ${month}`,
  noCosts: "Recepțiile pot fi predate doar de cineva cu acces la costuri.",
  handAll: "Predă toată luna",
  handAgain: "Predă din nou toată luna",
  handPending: "Predă doar ce e nou",
  nothing: "Luna nu are documente.",
  allHanded: "Toate documentele lunii au fost predate.",
  settings: "Conturile și denumirile din programul contabilului",
  undone: (names: string[]) =>
    `Anulate după ce au fost predate: ${names.join(", ")}. Spune-i contabilului să le șteargă.`,
  handovers: "Predări",
  none: "Luna nu a fost predată.",
  download: "Descarcă ZIP",
  withdraw: "Anulează predarea",
  withdrawn: (who: string) => `anulată de ${who}`,
  withdrawnNow: "Predarea a fost anulată. Documentele ei apar din nou ca nepredate.",
  made: "Fișierele sunt gata. Descarcă-le din lista de predări.",
  withoutNc8: "Produsele fără cod NC8",
  howTo: (program: Program) =>
    program === "csv" ? "Ce conțin fișierele" : `Importul în ${PROGRAMS[program]}`,
};
