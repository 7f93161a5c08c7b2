import { catalogue } from "@curat/contract/texts.values";

const paymentHints: Record<string, string> = {
  SEAP: "Doar pentru instituții publice: comanda se înregistrează ca achiziție directă în SEAP, iar factura se plătește după livrare.",
  CARD: "Plătești pe pagina securizată a procesatorului, după ce trimiți comanda.",
  BANK: "Trimitem coletul după ce primim banii; datele de plată le primești pe e-mail.",
};

export const texts = catalogue("checkout-payment", {
  noPayment: "Nu există o metodă de plată pentru această comandă.",
  paymentHints,
});
