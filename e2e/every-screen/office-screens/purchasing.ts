import { firstId } from "./records.ts";
import type { Addresses } from "./records.ts";

export const PURCHASING: Addresses = {
  furnizori: async () => "/furnizori?stare=all",
  "furnizori/nou": async () => "/furnizori/nou",
  "furnizori/:id": async () => `/furnizori/${await firstId("/staff/suppliers", "supplierID")}`,
};
