export const texts = {
  title: "Compensare",
  intro:
    "Facturile firmei se compensează cu sumele pe care i le datorezi ca furnizor. Scrie suma la fiecare factură; compensarea poate fi și parțială.",
  noSupplier: "Firma nu este furnizor. Adaug-o mai întâi la Furnizori, cu același CUI.",
  noInvoices: "Firma nu are facturi de încasat.",
  labels: {
    signed_on: "Data procesului-verbal",
    supplier_documents: "Facturile furnizorului care se compensează",
  },
  made: "Compensări",
};
