export const texts = {
  title: "Compensare",
  intro:
    "Facturile firmei se sting cu ce îi datorezi ca furnizor. Scrie suma la fiecare factură; una poate fi compensată și în parte.",
  noSupplier: "Firma nu este furnizor. Adaug-o întâi la Furnizori, cu același CUI.",
  noInvoices: "Firma nu are facturi de încasat.",
  labels: {
    signed_on: "Data procesului-verbal",
    supplier_documents: "Facturile furnizorului care se compensează",
  },
  made: "Compensări",
};
