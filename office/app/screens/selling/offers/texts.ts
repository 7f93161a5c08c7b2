import type { OfferState } from "@curat/contract/offers.values";

export const texts = {
  states: {
    all: "oricare",
    requested: "cerută",
    offered: "trimisă",
    accepted: "acceptată",
    declined: "refuzată",
    withdrawn: "retrasă",
    expired: "expirată",
  },
  /** An offer that staff created without a customer's request is a draft until it is sent. */
  stateOf: ({ state, is_requested }: { state: OfferState; is_requested: boolean }): string =>
    state === "requested" && !is_requested ? "ciornă" : texts.states[state],
  titleOf: (number: string | null, name: string, isRequested: boolean): string => {
    if (number !== null) return `Oferta ${number}: ${name}`;
    return `${isRequested ? "Cerere de ofertă" : "Ofertă nouă"}: ${name}`;
  },
  labels: {
    code: "Cod produs",
    name: "Denumire",
    unit: "UM",
    quantity: "Cantitate",
    price: "Preț cu TVA",
    vat_percent: "TVA %",
    cost: "Cost fără TVA",
    days: "Zile de valabilitate",
    note: "Mesaj pentru client",
    find: "Caută un produs",
  },
};
