/** Offers and orders of the stand-in, in memory. */

export interface EmagOffer {
  id: number;
  part_number: string;
  part_number_key: string;
  name: string;
  ean: string[];
  /** Without VAT. */
  sale_price: number;
  vat_id: number;
  stock: { warehouse_id: number; value: number }[];
  status: number;
}

export interface EmagOrder {
  id: number;
  status: number;
  type: 3;
  is_complete: 1;
  payment_mode_id: number;
  date: string;
  modified: string;
  customer: Record<string, string | number>;
  products: {
    id: number;
    product_id: number;
    part_number: string;
    name: string;
    status: number;
    quantity: number;
    sale_price: string;
    vat: string;
  }[];
  shipping_tax: number;
  vouchers: { sale_price: string; sale_price_vat: string }[];
  details: { locker_id?: string; locker_name?: string };
}

export interface NewEmagOrder {
  /** Number of pieces by offer id. */
  pieces: Record<number, number>;
  /** 1: cash on delivery. 2: transfer. 3: card. */
  paymentMode?: 1 | 2 | 3;
  /** In lei with VAT. */
  shippingLei?: number;
  /** Discount of a voucher without VAT, and its VAT, in lei. */
  voucherLei?: { net: number; vat: number };
  customer?: Record<string, string | number>;
  locker?: { id: string; name: string };
}

export interface EmagState {
  offers: Map<number, EmagOffer>;
  orders: Map<number, EmagOrder>;
  /** Order numbers, once per effective acknowledgement. */
  acknowledged: number[];
  attachments: { order_id: number; name: string; url: string; type: number }[];
  awbs: { order_id: number; awb_number: string }[];
}

export const VAT_RATES = [
  { vat_id: 1, vat_rate: 0.21 },
  { vat_id: 2, vat_rate: 0.11 },
  { vat_id: 3, vat_rate: 0 },
];

function stockOf(offer: EmagOffer): number {
  return offer.stock[0]?.value ?? 0;
}

/** Formats a time like eMAG, in Romanian time without a zone. */
export function emagTime(at: Date): string {
  return at.toLocaleString("sv-SE", { timeZone: "Europe/Bucharest" });
}

/** Places an order; returns undefined if the stock at eMAG is too low. */
export function placeOrder(
  { offers, orders }: EmagState,
  newOrder: NewEmagOrder,
  { id, at }: { id: number; at: Date },
): EmagOrder | undefined {
  const requestedOffers = Object.entries(newOrder.pieces).map(
    ([offerId, pieces]) => [offers.get(Number(offerId)), pieces] as const,
  );
  if (requestedOffers.some(([offer, pieces]) => !offer || stockOf(offer) < pieces)) return undefined;
  const order: EmagOrder = {
    id,
    status: 1,
    type: 3,
    is_complete: 1,
    payment_mode_id: newOrder.paymentMode ?? 1,
    date: emagTime(at),
    modified: emagTime(at),
    customer: {
      id: id + 1_000,
      name: "Ioana Ionescu",
      email: "f1d2@marketplace.emag.example",
      phone_1: "0722000111",
      shipping_country: "RO",
      shipping_suburb: "Cluj",
      shipping_city: "Cluj-Napoca",
      shipping_street: "Strada Memorandumului nr. 5",
      shipping_postal_code: "400114",
      billing_country: "RO",
      billing_suburb: "Cluj",
      billing_city: "Cluj-Napoca",
      billing_street: "Strada Memorandumului nr. 5",
      billing_postal_code: "400114",
      legal_entity: 0,
      ...newOrder.customer,
    },
    products: requestedOffers.flatMap(([offer, pieces], index) => {
      if (!offer) return [];
      offer.stock = [{ warehouse_id: 1, value: stockOf(offer) - pieces }];
      const rate = VAT_RATES.find(({ vat_id: vatId }) => vatId === offer.vat_id)?.vat_rate ?? 0;
      return {
        id: id * 10 + index,
        product_id: offer.id,
        part_number: offer.part_number,
        name: offer.name,
        status: 1,
        quantity: pieces,
        sale_price: offer.sale_price.toFixed(4),
        vat: rate.toFixed(4),
      };
    }),
    shipping_tax: newOrder.shippingLei ?? 0,
    vouchers: newOrder.voucherLei
      ? [{ sale_price: `-${newOrder.voucherLei.net}`, sale_price_vat: `-${newOrder.voucherLei.vat}` }]
      : [],
    details: newOrder.locker ? { locker_id: newOrder.locker.id, locker_name: newOrder.locker.name } : {},
  };
  orders.set(id, order);
  return order;
}
