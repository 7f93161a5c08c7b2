export const texts = {
  title: "Comenzi",
  // Letter for letter (requirements: C6).
  empty: "Nu ai comenzi",
  emptyHint: "Comenzile trimise cu acest cont apar aici, cu starea livrării și factura lor.",
  toShop: "Începe cumpărăturile",
  order: (number: string): string => `Comanda ${number}`,
  details: "Detalii comandă",
};
