export const texts = {
  title: "Schimbă parola",
  about: "O parolă bună are cel puțin 10 caractere și nu este folosită în altă parte.",
  others: "După schimbare, celelalte dispozitive pe care ești conectat vor cere parola nouă.",
  open: "Schimbă parola",
  dialog: "Parolă nouă",
  old: "Parola veche",
  // Letter for letter (cart spec, section 8).
  saved: "Parola a fost modificata.",
};
