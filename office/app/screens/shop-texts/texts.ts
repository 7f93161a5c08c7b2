import { counted, countOf } from "@curat/contract/quantity.values";

export const texts = {
  title: "Textele magazinului",
  intro:
    "Tot ce scrie pe butoane, în titluri și în mesajele magazinului. Un text schimbat apare imediat, pe toate paginile; celelalte rămân cum au fost la început.",
  text: "Text",
  saysNow: "Acum scrie",
  screen: "Unde apare",
  state: "Stare",
  states: { schimbate: "schimbat de voi", propuneri: "cu o scriere propusă", fixe: "nu se poate schimba" },
  key: "Cheie",
  initial: "textul inițial",
  default: "Textul inițial",
  none: "Niciun text: magazinul nu este pornit din această aplicație.",
  proposals: "Folosește diacriticele",
  proposalsHint: (count: number) =>
    `${counted(count, "Un text", "texte")} din magazin ${count === 1 ? "este scris" : "sunt scrise"} fără diacritice sau în engleză, așa cum ${count === 1 ? "a fost cerut" : "au fost cerute"}. Le poți corecta pe toate deodată; din istoric le poți lua înapoi.`,
  take: (count: number) => (count === 1 ? "Corectează-l" : `Corectează cele ${countOf(count, "texte")}`),
  seeProposals: "Vezi-le întâi",
  taken: "Scrierile propuse au fost folosite. Magazinul le arată deja.",
  proposal: "Propunere",
  takeOne: "Folosește propunerea",
  change: "Textul vostru",
  newText: "Text nou",
  plain: "Este text simplu: semnele < și > apar ca atare.",
  mayBeEmpty: "Poate rămâne gol; atunci nu se mai afișează.",
  places: (needed: string[], more: string[]) =>
    [
      needed.length > 0 &&
        `Trebuie să cuprindă ${named(needed)}, ${needed.length === 1 ? "care se completează singur" : "care se completează singure"}.`,
      more.length > 0 && `Poate cuprinde și ${named(more)}.`,
    ]
      .filter(Boolean)
      .join(" "),
  save: "Salvează",
  saved: "Textul a fost salvat. Magazinul îl arată deja.",
  reset: "Revino la textul inițial",
  wasReset: "Textul inițial este din nou în magazin.",
  seeIt: "Vezi pagina în magazin",
  fixed: "De ce nu se poate schimba",
  readOnly: "Poți vedea textele, dar nu le poți schimba.",
};

function named(places: string[]): string {
  return places.map((place) => `{${place}}`).join(", ");
}
