import { counted, countOf } from "@curat/contract/quantity-text.values";

export const texts = {
  title: "Textele magazinului",
  intro:
    "Tot ce scrie pe butoane, în titluri și în mesajele magazinului. Un text schimbat apare imediat, pe toate paginile; celelalte rămân cum au fost la început.",
  text: "Text",
  saysNow: "Acum scrie",
  screen: "Unde apare",
  search: "Caută un text",
  allScreens: "Oriunde",
  find: "Caută",
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
  import: "Texte dintr-un fișier",
  importHint:
    "Descarcă lista ca fișier, schimbă coloana „Acum scrie” și adu fișierul înapoi. Întâi vezi ce s-ar schimba; nu se scrie nimic până nu confirmi.",
  file: "Fișier CSV sau XLSX",
  fileHint:
    "Are nevoie de coloanele „Cheie” și „Acum scrie”. O celulă goală nu schimbă nimic, „(gol)” golește textul.",
  tryFile: "Arată ce s-ar schimba",
  tried: "Ce s-ar schimba",
  triedText: ({ changed, same, refused }: { changed: number; same: number; refused: number }) =>
    [
      changed === 0
        ? "Niciun text nu s-ar schimba."
        : `${counted(changed, "Un text s-ar schimba", "texte s-ar schimba")}.`,
      same > 0 && `${counted(same, "Un rând este la fel", "rânduri sunt la fel")} ca acum.`,
      refused > 0 && `${counted(refused, "Un rând nu poate fi folosit", "rânduri nu pot fi folosite")}:`,
    ]
      .filter(Boolean)
      .join(" "),
  row: (row: number) => `Rândul ${row}`,
  emptied: "(gol)",
  writeFile: (count: number) => (count === 1 ? "Schimbă textul" : `Schimbă cele ${countOf(count, "texte")}`),
  written: (count: number) =>
    `${counted(count, "Un text a fost schimbat", "texte au fost schimbate")}. Se văd deja în magazin.`,
  staleFile:
    "Textele s-au schimbat între timp, deci nu am scris nimic. Alege fișierul din nou și verifică ce s-ar schimba.",
  backToList: "Înapoi la listă",
  reset: "Revino la textul inițial",
  wasReset: "Textul inițial este din nou în magazin.",
  seeIt: "Vezi pagina în magazin",
  fixed: "De ce nu se poate schimba",
  readOnly: "Poți vedea textele, dar nu le poți schimba.",
};

function named(places: string[]): string {
  return places.map((place) => `{${place}}`).join(", ");
}
