export const texts = {
  title: (number: string, isWithdrawal: boolean) => `${isWithdrawal ? "Retragerea" : "Returul"} ${number}`,
  /** Button label of each status change. */
  moves: {
    approved: "Aprobă returul",
    on_the_way: "Așteaptă produsele",
    received: "Confirmă primirea produselor",
    refunded: "Acceptă produsele și restituie banii",
    closed: "Închide retragerea",
  } as Partial<Record<string, string>>,
  /** Consequence of each status change, besides the mail to the buyer. */
  causes: {
    approved: "Clientul primește adresa la care trimite produsele.",
    on_the_way: "Clientul află că așteptăm produsele.",
    received: "Clientul află că produsele au ajuns.",
    refunded: "Se emite stornoul, banii devin de restituit, iar comanda trece în „Returnată”.",
    closed: "Se încheie fără bani de restituit: comanda fusese anulată.",
  } as Partial<Record<string, string>>,
};
