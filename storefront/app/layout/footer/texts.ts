export const texts = {
  company: "Compania",
  useful: "Informații utile",
  legal: "Legal",
  newsletter: "Abonează-te și primești 10% la următoarea comandă",
  email: "Adresa ta de e-mail",
  terms: "Am citit și accept termenii și condițiile și politica de confidențialitate",
  subscribe: "Abonează-mă",
  cookies: "Setări cookie",
  sal: "Soluționarea alternativă a litigiilor (SAL)",
  salUrl: "https://anpc.ro/ce-este-sal/",
  social: "Rețele sociale",
  payments: "Plăți acceptate",
};
