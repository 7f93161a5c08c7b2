import {
  ACCESS_EXPIRED_TEXT,
  ORDER_CANCELLED_TEXT,
  ORDER_LINK_TEXT,
  ORDER_NOT_FOUND_TEXT,
  ORDER_OF_ACCOUNT_TEXT,
} from "@curat/contract/account-orders.values";
import { EMPTY_CART_TEXT, TOTAL_CHANGED_TEXT } from "@curat/contract/cart.values";
import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const placingTexts = catalogue("checkout-order", {
  totalChanged: TOTAL_CHANGED_TEXT,
  closedAccount: "Contul nu mai este activ. Poți comanda fără cont.",
  companyPrice: phrase(
    "Prețul produsului „{nume}” este cel al firmei cu CUI {cui}. Alege această firmă la facturare sau, în cont, la Firme, alege să cumperi pentru tine.",
  ),
  cashOfDay:
    "Cu celelalte comenzi de azi cu plata la livrare ai depăși suma pe care legea o permite în numerar într-o zi. Alege altă metodă de plată.",
  paymentNotOffered: phrase(
    "Metoda de plată „{metoda}” nu este disponibilă pentru această comandă. Alege altă metodă de plată.",
  ),
  openOrders: plural({
    one: "Ai deja o comandă care așteaptă plata sau confirmarea noastră. Așteaptă să fie confirmată sau scrie-ne.",
    few: "Ai deja {numar} comenzi care așteaptă plata sau confirmarea noastră. Așteaptă să fie confirmate sau scrie-ne.",
    other:
      "Ai deja {numar} de comenzi care așteaptă plata sau confirmarea noastră. Așteaptă să fie confirmate sau scrie-ne.",
  }),
  openWorth: phrase(
    "Până la prima comandă plătită sau livrată, comenzile în așteptare pot avea împreună cel mult {suma}. Scrie-ne pentru una mai mare.",
  ),
  openPieces: plural(
    {
      one: "Până la prima comandă plătită sau livrată, putem păstra din „{nume}” cel mult o bucată. Scrie-ne pentru mai multe.",
      few: "Până la prima comandă plătită sau livrată, putem păstra din „{nume}” cel mult {numar} bucăți. Scrie-ne pentru mai multe.",
      other:
        "Până la prima comandă plătită sau livrată, putem păstra din „{nume}” cel mult {numar} de bucăți. Scrie-ne pentru mai multe.",
    },
    (count: number, name: string) => [name, count],
  ),
  ordersAnHour: plural({
    one: "De la această adresă am primit deja o comandă în ultima oră. Încearcă mai târziu.",
    few: "De la această adresă am primit deja {numar} comenzi în ultima oră. Încearcă mai târziu.",
    other: "De la această adresă am primit deja {numar} de comenzi în ultima oră. Încearcă mai târziu.",
  }),
});

export const buyerTexts = catalogue("checkout-buyer", {
  addressGone: "Adresa salvată nu mai există. Alege alta sau scrie-o din nou.",
  companyGone: "Firma salvată nu mai există. Alege alta sau scrie-o din nou.",
});

export const foundTexts = catalogue("find-order", {
  unknown: ORDER_NOT_FOUND_TEXT,
  ofAccount: ORDER_OF_ACCOUNT_TEXT,
  byLink: ORDER_LINK_TEXT,
  expired: ACCESS_EXPIRED_TEXT,
});

export const orderTexts = catalogue("order", { cancelled: ORDER_CANCELLED_TEXT });
export const emptyTexts = catalogue("checkout", { empty: EMPTY_CART_TEXT });

export const ORDER_TEXTS = [placingTexts, buyerTexts, foundTexts, orderTexts, emptyTexts];
