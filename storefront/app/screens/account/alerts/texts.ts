export const texts = {
  title: "Alerte de stoc",
  empty: "Nu ai alerte de stoc",
  emptyHint: "Pe pagina unui produs epuizat poți cere să te anunțăm când revine în stoc.",
  toShop: "Vezi produsele",
  until: (date: string, email: string): string => `Valabilă până pe ${date}; îți scriem la ${email}.`,
  cancel: "Anulează",
  cancelTitle: "Anulare alertă",
  cancelQuestion: (product: string): string => `Sigur nu mai vrei să afli când revine „${product}”?`,
};
