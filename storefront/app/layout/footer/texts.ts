import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("footer", {
  company: "Despre noi",
  useful: "Informații utile",
  findOrder: "Găsește comanda",
  orderSheet: "Comandă rapidă",
  sitemap: "Harta site-ului",
  legal: "Legal",
  newsletter: phrase("Abonează-te și primești {procent}% la următoarea comandă"),
  cookies: "Setări cookie",
  sal: "ANPC: Soluționarea alternativă a litigiilor",
  salLines: ["Soluționarea", "alternativă a litigiilor"],
  social: "Rețele sociale",
  payments: "Plăți acceptate",
  couriers: "Curieri",
});

/** Website of the consumer complaints authority (law: Identification). */
export const SAL_ADDRESS = "https://anpc.ro/ce-este-sal/";

/** Names of payment methods and couriers. They are trademarks, so they are not translated. */
export const MARK_NAMES: Record<string, string | undefined> = {
  mastercard: "Mastercard",
  visa: "Visa",
  netopia: "NETOPIA",
  sameday: "Sameday",
  fan: "FAN Courier",
};

/** Words inside the drawings of the marks. */
export const MARK_WORDS = { netopia: "Payments", sameday: "sameday", fan: "Courier" };
