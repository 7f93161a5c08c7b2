import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const sheetTexts = catalogue("order-sheet", {
  notSold: "Produsul nu se mai vinde.",
  soldOut: "Stoc epuizat: îl poți include într-o cerere de ofertă.",
  inCart: plural({
    one: "O bucată este deja în coș.",
    few: "{numar} bucăți sunt deja în coș.",
    other: "{numar} de bucăți sunt deja în coș.",
  }),
  onlySome: phrase("Acum se pot comanda {numar} din {cerute}; pentru rest poți cere o ofertă."),
  minimum: phrase("Cantitatea minimă este de {minim} buc., așa că în coș vor fi {numar}."),
  notWhole: phrase("Cantitatea {scrisa} nu este un număr întreg de bucăți. Scrie câte bucăți vrei."),
  became: phrase("Cantitatea {scrisa} a devenit {numar}."),
  noNumber: phrase("Cantitatea „{scrisa}” nu este un număr: am pus 1."),
  joined: plural({
    one: "Produsul apărea o dată în listă.",
    few: "Produsul apărea de {numar} ori în listă: am adunat cantitățile.",
    other: "Produsul apărea de {numar} de ori în listă: am adunat cantitățile.",
  }),
});
