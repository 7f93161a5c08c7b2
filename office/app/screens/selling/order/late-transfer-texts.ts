export const texts = {
  title: "Transfer sosit după anulare",
  explained: "Comanda este anulată. Dacă au sosit totuși bani pentru ea, spune ce se întâmplă cu ei.",
  amount: "Suma primită (lei)",
  iban: "IBAN-ul plătitorului",
  ibanHint: "Aici se întorc banii. Îl găsești în extrasul de cont.",
  note: "Notă",
  revive: "Reia comanda",
  refund: "De restituit",
  revived: "Comanda a fost reluată: este confirmată și plătită.",
  due: "Suma este de restituit clientului.",
};
