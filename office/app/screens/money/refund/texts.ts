export const texts = {
  order: (number: string) => `Comanda ${number}`,
  ways: { card: "pe cardul cu care s-a plătit, prin procesator", account: "într-un cont" },
  comesTo: (amount: string, vat: string | null) =>
    `Se restituie ${amount}${vat === null ? "" : `, din care TVA ${vat}`}.`,
};
