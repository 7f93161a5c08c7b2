export const texts = {
  title: "Abonare la newsletter",
  intro: "O dată pe lună, ofertele și articolele noi.",
  promise: (percent: number) =>
    `După ce confirmi adresa, primești un cod de ${percent}% pentru următoarea comandă.`,
  // Letter for letter (decisions/0042: Answers marked not shown), for a provider that says nothing itself.
  asked: "Ți-am trimis un e-mail de confirmare.",
};
