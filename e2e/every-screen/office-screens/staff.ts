import { anEmagOffer, aSavedView, invite, newKey, newRole, newWebhook } from "../../office/staff-steps.ts";
import type { Addresses } from "./records.ts";

export const STAFF: Addresses = {
  confirmare: async () => "/confirmare",
  "contul-meu": async () => "/contul-meu",
  oameni: async () => "/oameni",
  "oameni/invita": async () => "/oameni/invita",
  "oameni/:id": async () => `/oameni/${(await invite([(await newRole(["orders:view"])).id])).id}`,
  roluri: async () => "/roluri",
  "roluri/nou": async () => "/roluri/nou",
  "roluri/:id": async () => `/roluri/${(await newRole(["orders:view", "orders:move"])).id}`,
  chei: async () => "/chei",
  "chei/:id": async () => `/chei/${(await newKey()).id}`,
  emag: async () => "/emag",
  "emag/oferte": async () => "/emag/oferte",
  "emag/oferte/:id": async () => `/emag/oferte/${await anEmagOffer()}`,
  webhookuri: async () => "/webhookuri",
  "webhookuri/:id": async () => `/webhookuri/${(await newWebhook()).id}`,
  "liste-salvate/noua": async () => "/liste-salvate/noua?lista=orders&adresa=%3Fstare%3Dnew",
  "liste-salvate/:id": async () => `/liste-salvate/${(await aSavedView()).id}`,
};
