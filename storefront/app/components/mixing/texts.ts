import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("mixing", {
  title: "Nu le folosi împreună",
  mixing: phrase(
    "Cu clor: {clor}. Cu acid: {acid}. Amestecate sau folosite pe rând fără clătire, degajă clor gazos, care arde ochii și plămânii.",
  ),
  and: " și ",
  why: "Află mai multe despre riscuri",
});
