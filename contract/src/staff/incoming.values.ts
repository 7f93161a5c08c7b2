/** Templates to fill in when a courier's or bank's file cannot be read. */
export const INCOMING_SAMPLES = {
  cod: {
    name: "model-ramburs.csv",
    text: [
      "AWB;Comanda;Destinatar;Data incasarii;Ramburs incasat",
      "1ONB24000000001;100001;Ana Pop;20.11.2026;57.97",
      "1ONB24000000002;100002;Dan Ionescu;20.11.2026;124.50",
    ].join("\r\n"),
  },
  bank: {
    name: "model-extras.csv",
    text: [
      "Data tranzactiei;Detalii;Debit;Credit;Platitor;IBAN platitor",
      "20.11.2026;Plata comanda 100001;;57.97;ANA POP;RO49AAAA1B31007593840000",
      "20.11.2026;Comision administrare;5.00;;;",
    ].join("\r\n"),
  },
} as const;
