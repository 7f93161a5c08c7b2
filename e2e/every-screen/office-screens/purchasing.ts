import { firstId } from "./records.ts";
import type { Addresses } from "./records.ts";

export const PURCHASING: Addresses = {
  "comenzi-furnizori": async () => "/comenzi-furnizori",
  "comenzi-furnizori/noua": async () => "/comenzi-furnizori/noua",
  "comenzi-furnizori/:id": async () =>
    `/comenzi-furnizori/${await firstId("/staff/purchase-orders?state=draft", "purchase_orderID")}`,
  "de-comandat": async () => "/de-comandat",
  "fara-vanzari": async () => "/fara-vanzari",
  loturi: async () => "/loturi?zile=all",
  "loturi/:id": async () => `/loturi/${await firstId("/staff/lots?days=all", "lotID")}`,
  inventare: async () => "/inventare",
  "inventare/nou": async () => "/inventare/nou",
  "inventare/:id": async () => `/inventare/${await firstId("/staff/stock-counts", "stock_countID")}`,
  "inventare/:id/numarare": async () =>
    `/inventare/${await firstId("/staff/stock-counts?state=draft", "stock_countID")}/numarare`,
  transferuri: async () => "/transferuri",
  "transferuri/nou": async () => "/transferuri/nou",
  "transferuri/:id": async () =>
    `/transferuri/${await firstId("/staff/stock-transfers?state=sent", "stock_transferID")}`,
  "locuri-stoc": async () => "/locuri-stoc",
  "locuri-stoc/nou": async () => "/locuri-stoc/nou",
  "locuri-stoc/:id": async () => `/locuri-stoc/${await firstId("/staff/stock-places", "stock_placeID")}`,
  receptii: async () => "/receptii?stare=posted",
  "receptii/noua": async () => "/receptii/noua",
  "receptii/:id": async () => `/receptii/${await firstId("/staff/receipts?state=draft", "receiptID")}`,
  furnizori: async () => "/furnizori?stare=all",
  "furnizori/nou": async () => "/furnizori/nou",
  "furnizori/:id": async () => `/furnizori/${await firstId("/staff/suppliers", "supplierID")}`,
};
