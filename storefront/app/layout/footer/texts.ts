export const texts = {
  company: "Compania",
  useful: "Informații utile",
  findOrder: "Găsește comanda",
  sitemap: "Harta site-ului",
  legal: "Legal",
  newsletter: (percent: number) => `Abonează-te și primești ${percent}% la următoarea comandă`,
  cookies: "Setări cookie",
  sal: "Soluționarea alternativă a litigiilor (SAL)",
  salUrl: "https://anpc.ro/ce-este-sal/",
  social: "Rețele sociale",
  payments: "Plăți acceptate",
};
