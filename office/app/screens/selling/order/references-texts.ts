export const texts = {
  title: "Referințe pe factură",
  explained: "Numerele sub care firma sau instituția cunoaște achiziția. Apar pe factură și în e-Factura.",
  issued:
    "Factura emisă rămâne cum este. Ca să apară alte numere, stornează factura și emite alta după ce le salvezi aici.",
  fields: {
    purchase_order: "Comanda cumpărătorului",
    contract: "Contract",
    seap: "Număr SEAP",
  },
  save: "Salvează referințele",
  saved: "Referințele au fost salvate.",
};
