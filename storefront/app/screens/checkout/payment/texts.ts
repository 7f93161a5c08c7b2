/** What is said of the ways to pay. */
export const texts = {
  noPayment: "Nu există o metodă de plată pentru această comandă.",
  paymentHints: {
    SEAP: "Numai pentru instituții publice: comanda se înregistrează ca achiziție directă în SEAP, iar factura se plătește după livrare.",
    CARD: "Plătești în pagina securizată a procesatorului, după ce trimiți comanda.",
    BANK: "Trimitem coletul după ce banii ajung în cont; datele de plată vin pe e-mail.",
  } as Record<string, string>,
};
