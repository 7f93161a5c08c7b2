/** Offers and orders of the demo's seller. Their codes are those of demo products, except for one unmatched offer. */
import { type EmagServer, startEmag } from "./server.ts";
import type { EmagOffer, NewEmagOrder } from "./state.ts";

const IN_STOCK = [{ warehouse_id: 1, value: 12 }];

const offer = (id: number, code: string, name: string, ean: string[] = []): Partial<EmagOffer> => ({
  id,
  part_number: code,
  name,
  ean,
  sale_price: 20,
  stock: IN_STOCK,
});

const DEMO_OFFERS = [
  offer(1, "DEG-010128", "Detergent alcalin pentru gresie și rosturi Forte, 1 l"),
  offer(2, "PAR-010192", "Săpun pentru parchet Stejar, 750 ml"),
  offer(3, "PAR-010448", "Decapant pentru ceară și polish Nou, 1 l"),
  offer(4, "CREMA-500", "Cremă de curățat pentru chiuvete Almina, lămâie, 500 ml", ["2004000108962"]),
  offer(5, "SIF-011024", "Tratament enzimatic pentru sifoane Zimel, lămâie, 1 l"),
  offer(6, "MOP-PLAT-40", "Mop plat cu găleată, 40 cm"),
];

const DEMO_ORDERS: readonly NewEmagOrder[] = [
  { pieces: { 3: 2, 5: 1 }, shippingLei: 17.99 },
  {
    pieces: { 2: 1 },
    paymentMode: 3,
    customer: {
      name: "Mihai Dobre",
      shipping_suburb: "Iași",
      shipping_city: "Iași",
      shipping_street: "Strada Lăpușneanu nr. 12",
    },
  },
  {
    pieces: { 2: 4, 5: 2 },
    paymentMode: 2,
    shippingLei: 24.99,
    customer: {
      name: "Elena Radu",
      legal_entity: 1,
      company: "Pensiunea Brazilor SRL",
      code: "RO14399840",
      registration_number: "J08/120/2004",
      shipping_suburb: "Brașov",
      shipping_city: "Brașov",
      shipping_street: "Strada Lungă nr. 40",
    },
  },
  { pieces: { 6: 1 }, customer: { name: "Ana Stoica" } },
];

/** Starts the stand-in with the offers and orders of the demo's seller. */
export async function startDemoEmag(at: { port: number }): Promise<EmagServer> {
  return startEmag({ ...at, offers: DEMO_OFFERS, orders: DEMO_ORDERS });
}
