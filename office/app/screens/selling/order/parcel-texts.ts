import type { ParcelState } from "@curat/contract/account-orders.values";

export const parcelTexts = {
  states: {
    ready: "pregătit, neexpediat",
    left: "expediat",
    delivered: "livrat",
    returned: "întors",
  } satisfies Record<ParcelState, string>,
  move: { left: "Predă coletul", delivered: "Marchează ca livrat", returned: "Marchează ca întors" },
  noted: {
    left: "Coletul a fost expediat, iar cumpărătorul primește un e-mail.",
    delivered: "Coletul a fost livrat.",
    returned: "Coletul s-a întors.",
  },
};
