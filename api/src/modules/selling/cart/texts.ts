import { MAXIMUM_QUANTITY_TEXT } from "@curat/contract/cart.values";
import { catalogue, phrase } from "@curat/contract/texts.values";

export const cartTexts = catalogue("cart-notices", {
  product: {
    soldOut: phrase("Produsul „{nume}” nu mai este în stoc. Elimină-l din coș pentru a finaliza comanda."),
    reduced: phrase("Din produsul „{nume}” mai sunt doar {numar} buc. Am redus cantitatea."),
    raised: phrase("Cantitatea minimă pentru „{nume}” este de {numar} buc. Am mărit cantitatea din coș."),
    price: phrase("Prețul produsului „{nume}” s-a schimbat: {inainte} → {acum}."),
    gone: "Produsul nu mai este în stoc.",
    notInStock: "Produsul nu este în stoc.",
    notSold: "Produsul nu este la vânzare.",
  },
  bundle: {
    soldOut: phrase("Pachetul „{nume}” nu mai este în stoc. Elimină-l din coș pentru a finaliza comanda."),
    reduced: phrase("Din pachetul „{nume}” mai sunt doar {numar} buc. Am redus cantitatea."),
    raised: phrase(
      "Cantitatea minimă pentru pachetul „{nume}” este de {numar} buc. Am mărit cantitatea din coș.",
    ),
    price: phrase("Prețul pachetului „{nume}” s-a schimbat: {inainte} → {acum}."),
    gone: "Pachetul nu mai este în stoc.",
    notInStock: "Pachetul nu este în stoc.",
  },
  line: {
    left: phrase("Mai sunt doar {numar} buc."),
    minimum: phrase("Cantitatea minimă este de {numar} buc."),
    price: phrase("Prețul este acum {suma}."),
    named: phrase("„{nume}”: {mesaj}"),
    noNumber: "Scrie un număr întreg, cel puțin 1.",
    most: phrase("se pot comanda cel mult {numar} buc."),
    onlyLeft: phrase("mai sunt doar {numar} buc."),
    full: phrase("Ai deja în coș cantitatea maximă: {limita}"),
    partly: phrase("Am adăugat {numar} din {cerute}: {limita}"),
    raised: phrase("Cantitatea minimă este de {minim} buc., așa că am adăugat {numar}."),
  },
  offer: {
    short: phrase("Cele {numar} buc. din oferta {oferta} nu mai sunt în stoc."),
    over: phrase("Oferta {oferta} nu mai este valabilă. Elimin-o din coș."),
    notFromCart: "Oferta conține produse care nu pot fi comandate din coș.",
  },
  lostGift: phrase("Cadoul „{nume}” nu mai este disponibil."),
  lostDelivery: "Metoda de livrare aleasă nu mai este disponibilă.",
  lostPayment: "Metoda de plată aleasă nu este disponibilă pentru această comandă.",
  idleCode: phrase("Codul {cod} nu se aplică momentan. {motiv}"),
  tooLargeForLocker:
    "Livrarea la easybox nu este disponibilă: produsele din coș sunt prea mari sau prea grele pentru un easybox.",
  lockerCash: phrase(
    "La easybox poți plăti ramburs cel mult {suma}. Alege altă metodă de plată sau de livrare.",
  ),
  cargo: phrase("Comanda cântărește {greutate} kg și se livrează ca marfă (cargo), la prețurile de mai jos."),
});

export const quantityTexts = catalogue("quantity", { atMost: phrase(MAXIMUM_QUANTITY_TEXT) });

export const CART_TEXTS = [cartTexts, quantityTexts];
