import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("checkout-delivery", {
  deliveryAddress: "Adresa de livrare",
  same: "Livrează la sediul firmei",
  deliveryMethod: "Metodă de livrare",
  savedAddresses: "Adresele tale",
  otherAddress: "Altă adresă",
  billedHere: "Coletul nu ajunge la această adresă; o folosim pentru factură și contact.",
  billingAddress: "Adresa pentru factură și contact",
  showLockers: "Arată easybox-urile",
  noDelivery:
    "Nicio metodă de livrare nu este disponibilă pentru această comandă. Scrie-ne sau sună-ne ca să găsim o soluție.",
});
