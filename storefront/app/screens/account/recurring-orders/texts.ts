import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("account-recurring", {
  title: "Comenzi recurente",
  empty: "Nu ai nicio comandă recurentă",
  emptyHint: "Cumperi lunar aceleași produse? Scrie-ne sau sună-ne și îți pregătim o comandă recurentă.",
  toOrders: "Vezi comenzile",
  of: phrase("Comandă {ritmul}"),
  next: phrase("Următoarea: {ziua}"),
  states: { active: "Activă", paused: "În pauză", ended: "Încheiată" },
  line: phrase("{cantitate} {um} × {produs}"),
  more: phrase("și încă {numar}"),
  open: "Verifică și confirmă",
  pause: "Pune în pauză",
  resume: "Reia",
  end: "Încheie",
  endTitle: "Încheierea comenzii recurente",
  endQuestion: "Sigur o închei? Nu mai primești e-mailuri pentru ea și nu o mai poți relua.",
});
