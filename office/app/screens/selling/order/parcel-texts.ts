import type { ParcelState } from "@curat/contract/account-orders.values";
import { quantityText } from "@curat/contract/quantity-text.values";

export const parcelTexts = {
  title: "Colete",
  part: (part: number) => (part === 0 ? "Coletul comenzii" : `Coletul ${part}`),
  toSend: "De trimis",
  whole: "Comanda pleacă într-un singur colet.",
  rest: "Restul pleacă în coletul comenzii, sau într-o altă parte.",
  sendPart: "Trimite o parte",
  items: "Conținut",
  awb: "AWB",
  courier: "Curier",
  state: "Stare",
  cash: "De încasat",
  word: "Curierul spune",
  label: "Eticheta (PDF)",
  states: {
    ready: "pregătit, nu a plecat",
    left: "a plecat",
    delivered: "a ajuns",
    returned: "s-a întors",
  } satisfies Record<ParcelState, string>,
  move: { left: "Predă coletul", delivered: "A ajuns", returned: "S-a întors" },
  noted: {
    left: "Coletul a plecat; cumpărătorul află pe e-mail.",
    delivered: "Coletul a ajuns.",
    returned: "Coletul s-a întors.",
  },
  giveUp: "Renunță la colet",
  sendAgain: "Trimite din nou ce era în el",
  givenUp: "Produsele din colet sunt din nou de trimis.",
  pieces: (quantity: number, unit: string, name: string) => `${quantityText(quantity, unit)} × ${name}`,
};
