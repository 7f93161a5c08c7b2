export const texts = {
  title: (number: string) => `Comanda ${number}`,
  move: (label: string) => `Trece în: ${label}`,
  noInvoice: {
    waits: "Factura se poate emite după ce comanda este plătită cu cardul.",
    ended: "Comanda s-a încheiat fără vânzare: nu are factură.",
  },
  noAccount: (courier: string, settings = "") =>
    `Magazinul nu are cont la ${courier}, deci AWB-ul nu se poate cere de aici: scrie-l pe cel primit de la curier. Contul se pune în setările serverului (${settings}).`,
  actors: {
    customer: "clientul",
    staff: "magazinul",
    system: "sistemul",
    courier: "curierul",
    payment: "plata cu cardul",
  },
};
