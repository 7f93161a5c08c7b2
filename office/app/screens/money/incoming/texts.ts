export const texts = {
  titles: { cod: "Ramburs încasat", bank: "Extrase de cont" },
  intros: {
    cod: "Încarcă fișierul curierului cu rambursurile virate. Rândurile se potrivesc după AWB sau numărul comenzii și după sumă.",
    bank: "Încarcă extrasul băncii (CSV sau MT940). Transferurile se potrivesc după numărul comenzii din detalii și după sumă; comanda se confirmă.",
  },
  fields: {
    awb: "AWB",
    amount: "suma",
    debit: "plăți",
    currency: "moneda",
    state: "starea",
    reference: "referință",
    payer: "plătitor",
    iban: "IBAN",
    details: "detalii",
    day: "data",
  },
  states: { open: "deschise", matched: "aplicate", set_aside: "ignorate" },
  split: "Împarte transferul",
  noPayer: "Nicio factură de încasat nu se potrivește cu plătitorul. Caută firma.",
  noInvoice: "Nicio factură de încasat pentru această căutare.",
  decided: (who: string) => `de ${who}`,
};
