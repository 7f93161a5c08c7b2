import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("quantity", {
  label: "Cantitate",
  less: "Mai puțin",
  more: "Mai mult",
  // Quoted verbatim (requirements: B15, C8).
  notNegative: "Valoarea nu poate fi negativa!",
  atMost: phrase("Cantitatea maxima este de {numar} buc per produs"),
  atLeast: phrase("Cantitatea minimă este de {numar} buc."),
});
