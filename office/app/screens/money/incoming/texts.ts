export const texts = {
  titles: { cod: "Ramburs încasat", bank: "Extrase de cont" },
  intros: {
    cod: "Încarcă fișierul curierului cu rambursurile virate. Comenzile se recunosc după AWB sau număr și după sumă.",
    bank: "Încarcă extrasul băncii (CSV sau MT940). Comenzile se recunosc după numărul din detalii și după sumă; când înregistrezi plata, comanda se confirmă.",
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
  states: { open: "deschise", matched: "înregistrate", set_aside: "ignorate" },
  split: "Împarte transferul",
  noPayer: "Nicio factură de încasat nu pare să fie a plătitorului. Caută firma.",
  noInvoice: "Nicio factură de încasat pentru această căutare.",
  decided: (who: string) => `de ${who}`,
};
