import { formatOfficeLei } from "@curat/contract/lei.values";

export const texts = {
  title: "Pachete",
  new: "Pachet nou",
  name: "Denumire",
  percent: "Reducere",
  state: "Stare",
  order: "Ordine",
  published: "publicat",
  draft: "nepublicat",
  text: "Pachetul",
  productsHint: "Ordinea este cea din pagină. Dacă golești codul unui rând, acesta se șterge.",
  code: "Cod",
  quantity: "Bucăți",
  row: (place: number, what: string) => `Produsul ${place + 1}: ${what}`,
  preview: "Vezi prețul",
  previewTitle: "Prețul pachetului",
  previewEmpty: "Alege produsele, apoi vezi prețul înainte de a salva.",
  line: (quantity: number, price: number, inBundle: number) =>
    price === inBundle
      ? `${quantity} × ${formatOfficeLei(price)}`
      : `${quantity} × ${formatOfficeLei(inBundle)} în loc de ${formatOfficeLei(price)}`,
  total: (price: number, total: number) =>
    price === total
      ? `Costă ${formatOfficeLei(price)}.`
      : `Costă ${formatOfficeLei(price)} în loc de ${formatOfficeLei(total)}.`,
  stock: (count: number) => `Se pot comanda acum ${count}.`,
  create: "Adaugă pachetul",
  created: "Pachetul a fost adăugat.",
  save: "Salvează pachetul",
  saved: "Pachetul a fost salvat.",
  acts: "Acțiuni",
  remove: "Șterge pachetul",
  removeExplain: "Un pachet din coșuri sau din comenzi nu se poate șterge; îl poți retrage de la vânzare.",
  confirmRemove: "Șterge",
  removed: "Pachetul a fost șters.",
};
