import type { OrderBodyInput } from "@curat/contract/orders";

/** Returns a guest order to a place in Cluj county, with home delivery and cash on delivery. */
export function anOrderBody(index: number, cityId: number): OrderBodyInput {
  return {
    order_type: "online",
    observation: "",
    delivery: { deliveryid: 1 },
    selected_store: null,
    payment: { paymentid: 2 },
    customer: {
      firstname: "Ana",
      lastname: "Pop",
      phone: `07${String(40_000_000 + (index % 10_000_000))}`,
      email: `ana${index}@example.com`,
      customer_type: "pf",
    },
    deliveryaddress: { id: null, countyid: 12, cityid: cityId, streetaddress: "Str. Lungă 1" },
  };
}
