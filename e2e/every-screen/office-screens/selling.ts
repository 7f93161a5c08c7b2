import { callStaff } from "../../office/staff-steps.ts";
import { firstId, newCustomerId, orderId } from "./records.ts";
import type { Addresses } from "./records.ts";

export const SELLING: Addresses = {
  comenzi: async () => "/comenzi?stare=new&q=ana",
  "comenzi/:id/modifica": async () => `/comenzi/${await orderId()}/modifica`,
  "comenzi/:id": async () => `/comenzi/${await orderId()}`,
  oferte: async () => "/oferte?stare=all",
  "oferte/noua": async () => `/oferte/noua?client=${await newCustomerId()}`,
  "oferte/:id": async () => `/oferte/${await firstId("/staff/offers?state=all", "id")}`,
  "comenzi-recurente": async () => "/comenzi-recurente",
  "comenzi-recurente/noua": async () => "/comenzi-recurente/noua",
  "comenzi-recurente/:id": async () =>
    `/comenzi-recurente/${await firstId("/staff/recurring-orders?state=all", "id")}`,
  "comenzi/noua": async () => `/comenzi/noua?client=${await newCustomerId()}`,
  "comenzi/in-grup/:id": async () => {
    const ids = [await orderId(), 2_147_483_647];
    const { id } = await callStaff<{ id: number }>("POST", "/staff/orders/bulk", {
      ids,
      status: "confirmed",
    });
    return `/comenzi/in-grup/${id}`;
  },
  "promotii/cos": async () => "/promotii/cos?client=pj",
  vouchere: async () => "/vouchere?stare=open",
  "vouchere/nou": async () => "/vouchere/nou",
  "vouchere/:id": async () => {
    const body = { name: "De încercat", kind: "percent", percent: 10 };
    return `/vouchere/${(await callStaff<{ id: number }>("POST", "/staff/vouchers", body)).id}`;
  },
};
