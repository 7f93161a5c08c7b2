export const texts = {
  title: "Comanda ta",
  heading: "Găsește comanda",
  hint: "Scrie numărul comenzii și adresa de e-mail folosită la comandă. Le găsești în mesajul de confirmare.",
  number: "Număr comandă",
  email: "E-mail",
  find: "Caută comanda",
  withdrawal: "Retragere din contract",
  withdrawalHint:
    "Alege produsele pe care le returnezi, toate sau o parte. Nu trebuie să spui de ce; primești confirmarea prin e-mail.",
  withdrawalHere: "Tot aici te poți retrage din contract, după ce comanda a ajuns la tine.",
  complain: "Scrie o sesizare despre această comandă",
  other: "Caută altă comandă",
  shownFor: "Comanda rămâne deschisă aici 30 de minute, numai în acest browser.",
  account: "Ai cont? Comenzile tale sunt în",
  accountLink: "contul tău",
};
