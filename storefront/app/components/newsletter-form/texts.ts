export const texts = {
  email: "Adresa ta de e-mail",
  subscribe: "Abonează-mă",
};
