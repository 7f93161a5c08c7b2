import { callStaff } from "../../office/staff-steps.ts";
import { orderId } from "./records.ts";
import type { Addresses } from "./records.ts";

export const FULFILMENT: Addresses = {
  "setari/metode-livrare": async () => "/setari/metode-livrare",
  "setari/metode-livrare/noua": async () => "/setari/metode-livrare/noua",
  "setari/metode-livrare/:id": async () => "/setari/metode-livrare/1",
  "setari/colet": async () => "/setari/colet?judet=12&plata=ramburs",
  "comenzi/:id/trimite": async () => {
    const id = await orderId();
    await callStaff("POST", "/staff/orders/bulk", { ids: [id], status: "confirmed" });
    return `/comenzi/${id}/trimite`;
  },
  "comenzi/predare": async () => "/comenzi/predare",
  "comenzi/culegere": async () => `/comenzi/culegere?id=${await orderId()}`,
  impachetare: async () => {
    const id = await orderId();
    await callStaff("POST", "/staff/orders/bulk", { ids: [id], status: "confirmed" });
    return `/impachetare?comanda=${id}`;
  },
};
