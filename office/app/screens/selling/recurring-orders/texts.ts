import type { RecurringDraftState } from "@curat/contract/recurring-orders.values";

export const texts = {
  title: "Comenzi recurente",
  newTitle: "Comandă recurentă nouă",
  titleOf: (name: string): string => `Comanda recurentă: ${name}`,
  states: {
    current: "neîncheiate",
    unanswered: "fără răspuns la ultima livrare",
    active: "activă",
    paused: "în pauză",
    ended: "încheiată",
    all: "oricare",
  },
  drafts: {
    open: "așteaptă confirmarea",
    ordered: "confirmată",
    skipped: "sărită de client",
    ended: "închisă",
    expired: "fără răspuns",
  } satisfies Record<RecurringDraftState, string>,
  waiting: "Comenzile recurente care nu sunt încheiate, începând cu cea mai apropiată.",
  labels: {
    order_number: "Numărul comenzii care se repetă",
    every_weeks: "La câte săptămâni",
    month_day: "sau ziua din lună",
    next_on: "Data următoare",
    code: "Cod produs",
    quantity: "Cantitate",
  },
  newHint:
    "Se repetă produsele, cumpărătorul, adresa, livrarea și plata comenzii. Rândurile fără produs și cadourile nu se repetă.",
  confirmHint:
    "În ziua aleasă clientul primește pe e-mail un link cu produsele la prețurile de atunci. Comanda se plasează doar dacă o confirmă în 7 zile.",
  lines: "Produsele",
  linesHint: "Un rând fără cod se elimină.",
  dayHint:
    "Completează fie numărul de săptămâni, fie ziua din lună. Dacă luna este mai scurtă, se folosește ultima zi a lunii.",
  stock: (stock: number): string => `stoc: ${stock}`,
  notForSale: "nu este la vânzare",
  create: "Creează comanda recurentă",
  save: "Salvează",
  created: "Comanda recurentă a fost creată.",
  saved: "Comanda recurentă a fost salvată.",
  moved: {
    active: "Comanda recurentă a fost reluată.",
    paused: "Comanda recurentă este în pauză.",
    ended: "Comanda recurentă a fost încheiată.",
  },
  buyer: "Clientul",
  pastDrafts: "Livrări",
  noDrafts: "Nu i-ai trimis încă clientului nicio livrare de confirmat.",
  acts: "Acțiuni",
  pause: "Pune în pauză",
  resume: "Reia",
  end: "Încheie",
  endHint: "Livrarea trimisă nu mai poate fi confirmată, iar comanda recurentă nu mai poate fi reluată.",
};
