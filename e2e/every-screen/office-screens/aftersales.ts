import { newComplaint, newReturn } from "../../office/queue-steps.ts";
import type { Addresses } from "./records.ts";

export const AFTERSALES: Addresses = {
  retururi: async () => "/retururi?stare=all",
  "retururi/nou": async () => "/retururi/nou",
  "retururi/:id": async () => `/retururi/${await newReturn()}`,
  reclamatii: async () => "/reclamatii?stare=all",
  "reclamatii/:id": async () => `/reclamatii/${await newComplaint()}`,
};
