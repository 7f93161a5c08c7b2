import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("product-dose", {
  from: "de la",
  aBucket: "/ găleată de 8 l",
  atMost: phrase("cel mult {suma} la doza maximă"),
  litre: phrase("{suma} pe litru gata de folosit"),
  question: "Cât speli pe săptămână?",
  amount: "Cantitate pe săptămână",
  unit: "Unitate de măsură",
  units: { galeti: "găleți de 8 l", litri: "litri de apă" },
  calculate: "Calculează",
  size: "Ambalaj",
  pieces: "Bucăți pe lună",
  month: "Lei pe lună",
  cheapest: "cel mai mic cost",
  note: phrase("La doza de pe etichetă: {doza}."),
  label: "Eticheta pentru sticlă (PDF)",
  notBuyable: "indisponibil",
});
