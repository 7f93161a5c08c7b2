import { quantityText } from "@curat/contract/quantity.values";

export const texts = {
  title: "Trimite o parte",
  orders: "Comenzi",
  order: (number: string) => `Comanda ${number}`,
  explained:
    "Alege ce pleacă acum. Ce rămâne pleacă mai târziu în coletul comenzii, sau se scoate prin „Modifică comanda”.",
  nothing: "Comanda nu mai are din ce trimite o parte: ce a rămas pleacă în coletul ei.",
  back: "Înapoi la comandă",
  goods: "Ce pleacă acum",
  pieces: (name: string) => `${name}, cantitate`,
  ofPieces: (left: number, unit: string) => `Mai sunt de trimis: ${quantityText(left, unit)}`,
  parcel: "Coletul",
  weight: "Greutate (grame)",
  weightHint: "Lasă gol pentru greutatea din catalog.",
  awb: "AWB",
  awbHint: "Lasă gol ca să fie cerut de la curier.",
  preview: "Vezi coletul",
  previewTitle: "Coletul, așa cum va fi",
  goes: "Pleacă acum",
  stays: "Rămâne pentru mai târziu",
  weighs: "Greutate din catalog",
  grams: (grams: number) => (grams < 1000 ? `${grams} g` : `${(grams / 1000).toLocaleString("ro-RO")} kg`),
  cash: "De încasat la livrare",
  make: "Fă coletul",
  made: "Coletul este făcut. Predă-l când pleacă.",
  item: (quantity: number, unit: string, name: string) => `${quantityText(quantity, unit)} × ${name}`,
};
