import { callStaff } from "../../office/staff-steps.ts";
import { orderId } from "./records.ts";
import type { Addresses } from "./records.ts";

export const FULFILMENT: Addresses = {
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
