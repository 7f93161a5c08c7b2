import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("product-dose", {
  from: "de la",
  aBucket: "/ găleată de 8 l",
  atMost: phrase("cel mult {suma} la doza cea mai mare"),
  litre: phrase("{suma} litrul gata de folosit"),
  question: "Cât speli pe săptămână?",
  amount: "Cantitate pe săptămână",
  unit: "Măsurată în",
  units: { galeti: "găleți de 8 l", litri: "litri de apă" },
  calculate: "Calculează",
  size: "Ambalaj",
  pieces: "Bucăți pe lună",
  month: "Lei pe lună",
  cheapest: "cel mai ieftin",
  note: phrase("La doza de pe etichetă: {doza}."),
  label: "Eticheta pentru sticlă (PDF)",
  notBuyable: "indisponibil",
});
