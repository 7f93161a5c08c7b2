import type { DeliveryMethodImport } from "@curat/api";

/** The demo shop's own delivery methods: its van around Cluj, and a pallet carrier. */
export const DELIVERY_METHODS: DeliveryMethodImport[] = [
  {
    name: "Livrare cu mașina Curat",
    kind: "van",
    takes_cash: true,
    places: "Turda, CJ\nCâmpia Turzii, CJ\nGherla, CJ",
    prices: "până la 30 kg = 10\norice = 25",
    free_over: "200",
    weekdays: "marți, joi",
    last_hour: "16:00",
    days_before: 1,
  },
  {
    name: "Transport paletizat",
    kind: "courier",
    places: "",
    prices: "peste 500 kg; până la 1.000 kg = 450\npeste 1.000 kg = 690",
    transit_from: 2,
    transit_to: 4,
    tracking_url: "https://paleti.example/colet?nr={awb}",
    position: 1,
  },
];
