import { countOf } from "@curat/contract/quantity-text.values";

const redirections = (count: number) => (count === 1 ? "o redirecționare" : countOf(count, "redirecționări"));

export const texts = {
  title: "Redirecționări",
  new: "Redirecționări noi",
  from: "De la",
  to: "Către",
  hits: "Accesări",
  last: "Ultima accesare",
  text: "Adresa",
  never: "niciodată",
  none: "Nicio redirecționare încă. Cele ale paginilor care își schimbă adresa apar singure.",
  change: "Schimbă",
  one: "O adresă",
  fromHint: "Adresa veche, fără parametri: /produs-vechi.",
  toHint: "O pagină a magazinului: /produs-nou.",
  create: "Adaugă redirecționarea",
  created: "Redirecționarea a fost adăugată.",
  many: "Mai multe deodată",
  rows: "Câte o redirecționare pe rând: adresa veche, apoi cea nouă",
  rowsHint:
    "Lipește două coloane dintr-o foaie de calcul sau rânduri de forma /vechi;/nou. Adresele pot fi întregi, cu https://. Se adaugă toate sau niciuna.",
  createMany: "Adaugă-le pe toate",
  createdMany: (created: number, unchanged: number) =>
    `${created === 0 ? "Nimic nou" : `S-au adăugat ${redirections(created)}`}${unchanged > 0 ? `; ${redirections(unchanged)} erau deja așa` : ""}.`,
  noRows: "Nu am găsit nicio redirecționare de adăugat.",
  incomplete: (line: number) => `Rândul ${line}: lipsește una dintre adrese.`,
  atLine: (line: number, message: string) => `Rândul ${line}: ${message}`,
  save: "Salvează",
  saved: "Redirecționarea a fost schimbată.",
  remove: "Șterge redirecționarea",
  removeExplain: "Cine deschide adresa veche ajunge la pagina pentru ce nu se găsește.",
  removed: "Redirecționarea a fost ștearsă.",
  counted: (hits: number) =>
    hits === 0 ? "Nu a fost urmată încă." : `Urmată de ${hits.toLocaleString("ro-RO")} ori.`,
};
