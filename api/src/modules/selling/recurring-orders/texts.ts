import { catalogue, phrase } from "@curat/contract/texts.values";

export const recurringTexts = catalogue("recurring-order", {
  notForSale: "Nu mai este la vânzare.",
  soldOut: "Nu mai este în stoc.",
  left: phrase("Mai sunt doar {numar}, în loc de {cerute}."),
  nothingLeft: "Niciun produs nu poate fi comandat acum. Poți sări peste această livrare.",
  noDelivery: phrase("Livrarea „{metoda}” nu mai este disponibilă. Răspunde la e-mail și o schimbăm."),
  noPayment: phrase("Plata „{metoda}” nu este disponibilă acum. Răspunde la e-mail și o schimbăm."),
  noAddress: "Adresa de livrare trebuie verificată. Răspunde la e-mail și o corectăm.",
  closed: "Ai răspuns deja pentru această livrare.",
  expired: "Termenul de confirmare a trecut. Răspunde la e-mail dacă mai vrei produsele.",
  changed: "Prețurile sau stocul s-au schimbat între timp. Verifică produsele și confirmă din nou.",
  isEnded: "Comanda recurentă este încheiată. Scrie-ne dacă vrei una nouă.",
  hasPaused: "Comanda recurentă este în pauză. O poți relua oricând.",
  hasResumed: "Comanda recurentă a fost reluată.",
  hasEnded: "Comanda recurentă a fost încheiată.",
});
