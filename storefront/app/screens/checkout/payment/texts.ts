import { formatLei } from "@curat/contract/lei.values";
import { catalogue, plural } from "@curat/contract/texts.values";

const paymentHints: Record<string, string> = {
  SEAP: "Doar pentru instituții publice: comanda se înregistrează ca achiziție directă în SEAP, iar factura se plătește după livrare.",
  CARD: "Plătești pe pagina securizată a procesatorului, după ce trimiți comanda.",
  BANK: "Trimitem coletul după ce primim banii; datele de plată le primești pe e-mail.",
};

export const texts = catalogue("checkout-payment", {
  noPayment:
    "Nicio metodă de plată nu este disponibilă pentru această comandă. Alege altă metodă de livrare sau scrie-ne.",
  paymentHints,
  procurement: "Achiziție publică prin SEAP",
  procurementHint: "Pentru instituții publice: alege „Persoană juridică” la datele de facturare.",
  toCustomerType: "Mergi la datele de facturare",
  terms: "Plată la termen",
  termsHint: plural(
    {
      one: "Plătești factura într-o zi de la emitere: dacă o emitem azi, până pe {data}. Din limita firmei au rămas {suma}.",
      few: "Plătești factura în {numar} zile de la emitere: dacă o emitem azi, până pe {data}. Din limita firmei au rămas {suma}.",
      other:
        "Plătești factura în {numar} de zile de la emitere: dacă o emitem azi, până pe {data}. Din limita firmei au rămas {suma}.",
    },
    (days: number, date: string, left: number) => [days, date, formatLei(left)],
  ),
});
