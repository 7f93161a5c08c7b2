import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("password-fields", {
  password: "Parolă",
  hint: "Cel puțin 10 caractere. O propoziție scurtă este ușor de ținut minte.",
  confirm: "Confirmare parolă",
  show: "Arată parola",
  hide: "Ascunde parola",
});
