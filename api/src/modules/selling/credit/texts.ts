import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const creditTexts = catalogue("payment-terms", {
  overdue: plural({
    one: "Firma are o factură neplătită, cu termenul depășit de o zi. După ce o achiți, poți comanda din nou la termen.",
    few: "Firma are facturi neplătite, cu termenul depășit de {numar} zile. După ce le achiți, poți comanda din nou la termen.",
    other:
      "Firma are facturi neplătite, cu termenul depășit de {numar} de zile. După ce le achiți, poți comanda din nou la termen.",
  }),
  doubtful: "Plata la termen este oprită pentru firma ta. Alege altă metodă de plată sau scrie-ne.",
  limit: phrase(
    "Din limita firmei au rămas {suma}, mai puțin decât totalul comenzii. Achită o factură sau alege altă metodă de plată.",
  ),
  otherCompany:
    "Această firmă nu poate plăti la termen. Alege altă metodă de plată sau, la facturare, o firmă care poate plăti la termen.",
});
