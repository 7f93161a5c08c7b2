import { OFFER_DECLINED_TEXT, OFFER_SENT_TEXT } from "@curat/contract/offers.values";
import { catalogue, phrase } from "@curat/contract/texts.values";

export const offerTexts = catalogue("offer", {
  sent: OFFER_SENT_TEXT,
  hasDeclined: OFFER_DECLINED_TEXT,
  tooMany: "Am primit azi mai multe cereri de la această adresă. Îți răspundem mai întâi la ele.",
  shortOf: phrase("Produsul „{nume}” are acum {stoc} buc. în stoc, iar oferta are {numar}."),
  byOrder: "Ca să accepți oferta, comandă produsele din ea.",
  closed: {
    requested: "Oferta nu este încă gata.",
    offered: "Oferta este valabilă.",
    accepted: "Oferta a fost deja acceptată.",
    declined: "Oferta a fost refuzată.",
    withdrawn: "Magazinul a retras această ofertă.",
    expired: "Oferta a expirat. Cere una nouă.",
  },
});
