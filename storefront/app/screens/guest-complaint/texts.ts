import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("guest-complaint", {
  title: phrase("Sesizare pentru comanda {numar}"),
  answered: phrase("Îți confirmăm și îți răspundem la adresa comenzii, {email}."),
  back: "Înapoi la comandă",
});
