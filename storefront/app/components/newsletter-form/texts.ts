export const texts = {
  email: "Adresa ta de e-mail",
  terms: "Am citit și accept termenii și condițiile și politica de confidențialitate",
  subscribe: "Abonează-mă",
};
