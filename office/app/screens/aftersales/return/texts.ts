export const texts = {
  kinds: { pickup: "vine la client", code: "clientul predă coletul la un punct, cu un cod" },
  waybillLabels: {
    courier: "Curier",
    weight_kg: "Greutatea (kg)",
    street: "Strada și numărul clientului",
    city: "Localitate",
    county: "Județ",
    postcode: "Cod poștal",
  },
  noReturnCourier: "Niciun curier cu cont în magazin nu poate fi chemat de aici pentru un retur.",
  byYourself: "Sună curierul sau roagă clientul să trimită coletul la adresa de retur.",
  withoutReturns: (names: string[]) =>
    `${names.join(", ")}: returul se cere în contul de la curier, pentru că documentația nu descrie cererea automată.`,
  labelMailed: "Clientul a primit pe e-mail AWB-ul și eticheta.",
  codeMailed: "Clientul a primit pe e-mail codul cu care predă coletul.",
  waybillChecked: "Am verificat la curier: pentru acest retur nu există niciun AWB.",
  price: (lei: string) => `Curierul cere ${lei} pentru acest retur.`,
  title: (number: string, isWithdrawal: boolean) => `${isWithdrawal ? "Retragerea" : "Returul"} ${number}`,
  moves: {
    approved: "Aprobă returul",
    on_the_way: "Anunță clientul că aștepți produsele",
    received: "Confirmă primirea produselor",
    refunded: "Acceptă produsele și restituie banii",
    closed: "Închide retragerea",
  } as Partial<Record<string, string>>,
  /** Effects of each status change, besides the email to the buyer. */
  causes: {
    approved: "Clientul primește adresa la care trimite produsele.",
    on_the_way: "Clientul este anunțat prin e-mail că așteptăm produsele.",
    received: "Clientul este anunțat prin e-mail că produsele au ajuns.",
    refunded: "Se emite stornoul, suma apare la restituiri, iar comanda devine „Returnată”.",
    closed: "Se încheie fără restituire: comanda fusese anulată.",
  } as Partial<Record<string, string>>,
};
