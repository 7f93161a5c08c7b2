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
  withdrawalHint: "Nu trebuie să dai un motiv. Primești dovada pe e-mail.",
  withdraw: WITHDRAWAL_LABELS.open,
  accountHint: "Retragerea a fost înregistrată. Mai avem nevoie de contul în care îți returnăm banii.",
  nameAccount: "Adaugă contul pentru returnarea banilor",
  personalData: "Cere datele tale sau ștergerea lor",
  withdrawalHere: "Tot aici te poți retrage din contract, înainte sau după ce primești comanda.",
  giveBack: "Retur",
  giveBackHint: "Ai primit un produs defect, deteriorat sau greșit? Alege ce returnezi și motivul.",
  complain: "Scrie o sesizare despre această comandă",
  other: "Caută altă comandă",
  shownFor: "Poți vedea comanda aici 30 de minute, doar în acest browser.",
  account: "Ai cont? Găsești comenzile în",
  accountLink: "contul tău",
});
