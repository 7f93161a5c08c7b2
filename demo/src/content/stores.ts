import type { StoreImport } from "@curat/api";
import { COMPANY } from "./company.ts";

const CLUJ_ID = 12;

/** Both stores are in the company's county. */
export const STORES: readonly StoreImport[] = [
  {
    id: 1,
    name: "Showroom Curat",
    countyId: CLUJ_ID,
    city: COMPANY.city,
    address: COMPANY.street,
    lat: 46.7832,
    lng: 23.6187,
    schedule: COMPANY.schedule,
    phone: COMPANY.phone,
    handsOutOrders: true,
  },
  {
    id: 2,
    name: "Depozit Curat",
    countyId: CLUJ_ID,
    city: "Apahida",
    address: "Parcul Logistic Est, hala C",
    lat: 46.8109,
    lng: 23.7436,
    schedule: "luni – vineri, 08:00 – 15:00",
    phone: COMPANY.mobile,
    // Buyers collect orders at the showroom, because the warehouse is only for lorries.
    handsOutOrders: false,
  },
];
