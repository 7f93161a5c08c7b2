import { ACCESS_EXPIRED_TEXT } from "@curat/contract/account-orders.values";
import { WITHDRAWAL_LABELS } from "@curat/contract/returns.values";
import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("find-order", {
  title: "Comanda ta",
  heading: "Găsește comanda",
  hint: "Scrie numărul comenzii și adresa de e-mail folosită la comandă. Le găsești în mesajul de confirmare.",
  number: "Număr comandă",
  email: "E-mail",
  find: "Caută comanda",
  expired: ACCESS_EXPIRED_TEXT,
  withdrawal: "Retragere din contract",
  withdrawalHint: "Nu trebuie să spui de ce; primești dovada prin e-mail.",
  withdraw: WITHDRAWAL_LABELS.open,
  accountHint: "Retragerea este înregistrată. Ne mai trebuie contul în care îți returnăm banii.",
  nameAccount: "Scrie contul pentru bani",
  personalData: "Cere datele tale sau ștergerea lor",
  withdrawalHere: "Tot aici te poți retrage din contract, înainte și după ce comanda a ajuns la tine.",
  giveBack: "Retur",
  giveBackHint: "Produsul este defect, greșit sau deteriorat? Alege ce trimiți înapoi și spune-ne de ce.",
  complain: "Scrie o sesizare despre această comandă",
  other: "Caută altă comandă",
  shownFor: "Comanda rămâne deschisă aici 30 de minute, numai în acest browser.",
  account: "Ai cont? Comenzile tale sunt în",
  accountLink: "contul tău",
});
