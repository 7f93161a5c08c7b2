import { countOf } from "@curat/contract/quantity-text.values";

export const texts = {
  bar: "Ce faci cu rândurile alese",
  chosen: (count: number) => (count === 1 ? "Un rând ales" : `${countOf(count, "rânduri")} alese`),
  chosenRows: "Pentru rândurile bifate:",
  whole: (total: number) => `Selectează toate cele ${countOf(total, "rezultate")} din listă`,
  wholeChosen: (total: number) => `Toate cele ${countOf(total, "rezultate")} din listă`,
  tooMany: (most: number) => `Lista are peste ${most} de rânduri: pune un filtru ca s-o poți alege întreagă.`,
  pageRows: "Alege toate rândurile de pe pagină",
  clear: "Renunță la alegere",
  result: "Ce s-a făcut",
  refused: (count: number) =>
    count === 1 ? "Un rând nu a mers:" : `${countOf(count, "rânduri")} nu au mers:`,
  more: (count: number) => `și încă ${count}`,
  stopped: (left: number) => (left > 0 ? `S-a oprit aici; ${left} au rămas neatinse.` : ""),
  listChanged: "Lista s-a schimbat între timp: deschide-o din nou.",
  noRows: "Alege cel puțin un rând.",
  refusedAnyhow: "Nu a fost posibil.",
  ended: "Sesiunea s-a încheiat: autentifică-te în altă filă, apoi apasă din nou.",
};
