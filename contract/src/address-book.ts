/** A customer's saved addresses and companies, and company register lookups (requirements: C10, C9). */
import { z } from "@hono/zod-openapi";
import { COMPANY_TYPES } from "./customers.values.ts";
import { call, done, idParam, json, one } from "./envelope.ts";
import { bodyOf, optionalPostcode, optionalText, requiredId, requiredText } from "./fields.ts";
import { FAULT } from "./faults.ts";

const tag = "Customers";
const PLACE = { countyID: "countyid", cityID: "cityid" };
const placeFields = {
  countyid: requiredId("Județ"),
  cityid: requiredId("Localitate"),
  streetaddress: requiredText("Adresă"),
  zipcode: optionalPostcode(),
};
const addressBody = bodyOf(PLACE, z.object(placeFields, FAULT.malformed));
export type AddressBody = z.infer<typeof addressBody>;

export const address = z
  .object({
    id: z.int(),
    countyid: z.int(),
    county: z.string(),
    cityID: z.int(),
    city: z.string(),
    streetaddress: z.string(),
    zipcode: z.string(),
  })
  .openapi("Address");
export type Address = z.infer<typeof address>;

const addressId = { params: idParam };
export const listAddresses = call({
  method: "get",
  path: "/user/addresses",
  tag,
  summary: "Lists the customer's addresses, oldest first",
  access: "customer",
  effect: "read",
  answer: one(z.array(address)),
});
export const addAddress = call({
  method: "post",
  path: "/user/addresses",
  tag,
  summary: "Adds an address; the city must belong to the county",
  access: "customer",
  effect: "write",
  request: { body: json(addressBody) },
  answer: one(address),
});
export const changeAddress = call({
  method: "put",
  path: "/user/addresses/{id}",
  tag,
  summary: "Updates one of the customer's addresses",
  access: "customer",
  effect: "write",
  request: { ...addressId, body: json(addressBody) },
  answer: one(address),
});
export const deleteAddress = call({
  method: "delete",
  path: "/user/addresses/{id}",
  tag,
  summary: "Deletes one of the customer's addresses",
  access: "customer",
  effect: "write",
  request: addressId,
  answer: done,
});

export const COMPANY_SPELLINGS = {
  ...PLACE,
  companyname: "name",
  cui: "fiscalcode",
  reg: "commerceregistry",
  bank: "bankname",
  iban: "bankaccount",
};
export const companyType = z.enum(COMPANY_TYPES, FAULT.invalid("Tip firmă"));
export const companyFields = {
  name: requiredText("Denumire firmă"),
  fiscalcode: requiredText("Cod fiscal", 20),
  commerceregistry: optionalText("Nr. la Registrul Comerțului", 30),
  bankname: optionalText("Banca"),
  bankaccount: optionalText("IBAN", 40),
  ...placeFields,
};
export const companyBody = bodyOf(
  COMPANY_SPELLINGS,
  z.object({ type: companyType.default("sc"), ...companyFields }, FAULT.malformed),
);
/** Omitting the type leaves it unchanged. */
const companyChange = bodyOf(
  COMPANY_SPELLINGS,
  z.object({ type: companyType.optional(), ...companyFields }, FAULT.malformed),
);
export type CompanyBody = z.infer<typeof companyBody>;

export const company = z
  .object({
    companyID: z.int(),
    type: z.enum(COMPANY_TYPES),
    companyname: z.string(),
    fiscalcode: z.string(),
    commerceregistry: z.string(),
    bankname: z.string(),
    bankaccount: z.string(),
    address,
  })
  .openapi("Company");
export type Company = z.infer<typeof company>;

const companyId = { params: z.object({ companyID: z.string().openapi({ example: "12" }) }) };
export const listCompanies = call({
  method: "get",
  path: "/user/companies",
  tag,
  summary: "Lists the customer's companies, oldest first",
  access: "customer",
  effect: "read",
  answer: one(z.array(company)),
});
export const addCompany = call({
  method: "post",
  path: "/user/companies",
  tag,
  summary: "Adds a company; its fiscal code and IBAN must have valid check digits",
  access: "customer",
  effect: "write",
  request: { body: json(companyBody) },
  answer: one(company),
});
export const changeCompany = call({
  method: "put",
  path: "/user/companies/{companyID}",
  tag,
  summary: "Updates one of the customer's companies",
  access: "customer",
  effect: "write",
  request: { ...companyId, body: json(companyChange) },
  answer: one(company),
});
export const deleteCompany = call({
  method: "delete",
  path: "/user/companies/{companyID}",
  tag,
  summary: "Deletes one of the customer's companies",
  access: "customer",
  effect: "write",
  request: companyId,
  answer: done,
});

/** County and city are present only if the shop's lists contain them. */
const companyData = z.object({
  name: z.string(),
  commerceregistry: z.string(),
  countyid: z.int().nullable(),
  cityid: z.int().nullable(),
  streetaddress: z.string(),
  zipcode: z.string(),
  vatPayer: z.boolean(),
});
export type CompanyData = z.infer<typeof companyData>;

export const getCompanyData = call({
  method: "get",
  path: "/user/company-data",
  tag,
  summary:
    "Looks up company details by fiscal code, also for guests; null when nothing is found or no register is available",
  access: "public",
  effect: "read",
  rate: "companies",
  isPersonal: true,
  request: { query: z.object({ cui: z.string().default("") }) },
  answer: one(companyData.nullable()),
});
