export const texts = {
  title: "Autentificare",
  email: "E-mail",
  password: "Parolă",
  goOn: "Continuă",
  forgotten: "Ai uitat parola?",
  secondTitle: "Al doilea factor",
  second: "Parola este corectă. Mai arată că ești tu.",
  again: "Intră cu alt cont",
  over: "Autentificarea a durat prea mult. Scrie din nou parola.",
  fewCodes: (left: number) =>
    left === 0
      ? "Nu mai ai niciun cod de rezervă. Fă altele în contul tău."
      : `Mai ai ${left === 1 ? "un cod" : `${left} coduri`} de rezervă. Fă altele în contul tău.`,
};
