import type { ParcelState } from "@curat/contract/account-orders.values";

export const parcelTexts = {
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
};
