export const texts = {
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
