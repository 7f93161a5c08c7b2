import { randomUUID } from "node:crypto";
import { newPrivacyRequest } from "../../office/queue-steps.ts";
import { callStaff } from "../../office/staff-steps.ts";
import { queryShop } from "../../shop-database.ts";
import { newCustomerId } from "./records.ts";
import type { Addresses } from "./records.ts";

async function newCompany(): Promise<string> {
  const cui = "14399840";
  const stored = `insert into customer_company (customer_id, type, name, cui, county_id, city_id, street, created_at)
    select $1, 'sc', 'Curat & Fiii SRL', $2, county_id, id, 'Piața Mică 2', now() from city limit 1`;
  await queryShop("curat_e2e", stored, [await newCustomerId(), cui]);
  return cui;
}

async function newCampaign(): Promise<{ id: number }> {
  return await callStaff("POST", "/staff/campaigns", { subject: "Noutăți pentru bucătărie" });
}

export const CUSTOMER_CARE: Addresses = {
  campanii: async () => "/campanii",
  "campanii/adrese-oprite": async () => "/campanii/adrese-oprite",
  "campanii/:id": async () => `/campanii/${(await newCampaign()).id}`,
  newsletter: async () => "/newsletter?stare=all",
  "cereri-date": async () => "/cereri-date?stare=all",
  "cereri-date/:id": async () => `/cereri-date/${await newPrivacyRequest()}`,
  clienti: async () => "/clienti?q=ana&ordine=nume",
  "clienti/nou": async () => "/clienti/nou",
  "clienti/:id": async () => `/clienti/${await newCustomerId()}`,
  "clienti/:id/uneste": async () => `/clienti/${await newCustomerId()}/uneste?din=${await newCustomerId()}`,
  "clienti/:id/date": async () => `/clienti/${await newCustomerId()}/date`,
  firme: async () => "/firme?q=curat&ordine=nume",
  "firme/nou": async () => `/firme/nou?client=${await newCustomerId()}`,
  "firme/:cui": async () => `/firme/${await newCompany()}`,
  "firme/:cui/compensari": async () => `/firme/${await newCompany()}/compensari`,
  "firme/:cui/uneste": async () => `/firme/${await newCompany()}/uneste?din=1`,
  "grupuri-clienti": async () => "/grupuri-clienti",
  "grupuri-clienti/nou": async () => "/grupuri-clienti/nou",
  "grupuri-clienti/:id": async () => {
    const body = { name: `Școli ${randomUUID()}`, members: [{ cui: "14399840" }] };
    return `/grupuri-clienti/${(await callStaff<{ groupID: number }>("POST", "/staff/customer-groups", body)).groupID}`;
  },
};
