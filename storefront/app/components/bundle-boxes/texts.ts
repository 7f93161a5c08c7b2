import { formatLei } from "@curat/contract/lei.values";
import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const texts = catalogue("bundle-boxes", {
  title: "Pachete",
  // Quoted verbatim (requirements: B3).
  more: "Vezi mai multe",
  less: "Restrange",
  contains: "Conține:",
  others: plural({
    one: "și încă un produs",
    few: "și încă {numar} produse",
    other: "și încă {numar} de produse",
  }),
  separately: "Separat:",
  saves: phrase("Economisești {suma}", (lei: number) => [formatLei(lei)]),
  soldOut: "Indisponibil momentan",
});
