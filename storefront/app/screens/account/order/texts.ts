import { WITHDRAWAL_LABELS } from "@curat/contract/returns.values";
import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const texts = catalogue("account-order", {
  back: "Toate comenzile",
  again: "Comandă din nou",
  giveBack: "Retur",
  complain: "Scrie o sesizare",
  withdraw: WITHDRAWAL_LABELS.open,
  refundAccount: "Adaugă contul pentru returnarea banilor",
  added: "Produsele din comandă au fost adăugate în coș, la prețurile de azi.",
  nothing: "Niciun produs din această comandă nu poate fi cumpărat acum.",
  more: plural({ one: "și încă unul", few: "și încă {numar} produse", other: "și încă {numar} de produse" }),
  orderOf: phrase(": comanda {numar}"),
  left: phrase("Nu am putut adăuga: {names}.", (names: string[]) => [names.join(", ")]),
});
