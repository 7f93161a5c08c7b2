export const texts = {
  title: "Alege o parolă nouă",
  hint: "După schimbare, intri în cont cu parola nouă, pe toate dispozitivele.",
  submit: "Schimbă parola",
  // Letter for letter (requirements: C8).
  done: "Parola a fost modificata.",
  again: "Cere alt link",
};
