import { catalogue, optional, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("account-orders", {
  title: "Comenzi",
  // Quoted verbatim (requirements: C6).
  empty: "Nu ai comenzi",
  emptyHint: optional("Comenzile trimise cu acest cont apar aici, cu starea livrării și factura."),
  toShop: "Începe cumpărăturile",
  order: phrase("Comanda {numar}"),
  moreGoods: "în plus în comandă",
  details: "Detalii comandă",
});
