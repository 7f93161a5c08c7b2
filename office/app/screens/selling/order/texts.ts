const MOVES: Record<string, string> = {
  new: "Redeschide comanda",
  awaiting_payment: "Așteaptă plata",
  confirmed: "Confirmă comanda",
  preparing: "Începe pregătirea",
  shipped: "Predă coletul curierului",
  delivered: "Marchează ca livrată",
  completed: "Finalizează comanda",
  cancelled: "Anulează comanda",
  refused: "Marchează ca refuzată",
  partly_returned: "Marchează ca returnată parțial",
  returned: "Marchează ca returnată",
};
const PICKUP_MOVES: Record<string, string> = {
  shipped: "Anunță că poate fi ridicată",
  delivered: "Marchează ca ridicată",
};

export const texts = {
  title: (number: string) => `Comanda ${number}`,
  lot: "Lot",
  expires: (day: string) => `expiră ${day}`,
  /** `isPickup` is true for orders that the buyer collects in a store. */
  move: (status: string, { isPickup }: { isPickup: boolean }): string =>
    (isPickup ? PICKUP_MOVES[status] : undefined) ?? MOVES[status] ?? status,
  noInvoice: {
    waits: "Factura poate fi emisă după ce comanda este plătită cu cardul.",
    ended: "Comanda nu s-a finalizat, deci nu are factură.",
  },
  ownCourier: (name: string) => `„${name}” este o metodă proprie: scrie AWB-ul primit de la curier.`,
  noAccount: (courier: string) =>
    `Magazinul nu are cont la ${courier}, deci AWB-ul nu poate fi cerut de aici: scrie-l pe cel primit de la curier.`,
  actors: {
    customer: "clientul",
    staff: "magazinul",
    system: "sistemul",
    courier: "curierul",
    payment: "plata cu cardul",
  },
};
