/** Who orders and where to: an order's body checked beyond its schema, with places and numbers made out. */
import { MESSAGES } from "@curat/contract/messages.values";
import type { OrderBody } from "@curat/contract/orders";
import type { Db } from "../../db/database.ts";
import { parseCui } from "../../identity/cui.ts";
import { parseIban } from "../../identity/iban.ts";
import { findPlace } from "../geography/index.ts";

export interface Address {
  county: string;
  countyCode: string;
  city: string;
  street: string;
  postcode: string;
}
export interface Company {
  name: string;
  cui: string;
  registryNumber: string;
  bank: string;
  iban: string;
}
export interface Buyer {
  delivery: Address;
  invoice: Address;
  company: Company | null;
}
export type Errors = Record<string, string[]>;
export type ReadBuyer = { ok: true; buyer: Buyer } | { ok: false; errors: Errors };

/**
 * Looks the places up (city and county must belong together) and checks the company's numbers.
 * A company is invoiced at its billing address, else at its own; an individual where the parcel goes.
 */
export async function readBuyer(db: Db, body: OrderBody): Promise<ReadBuyer> {
  const errors: Errors = {};
  const company = body.company ? readCompany(body.company, errors) : null;
  const delivery = await readAddress(db, body.deliveryaddress, { path: "deliveryaddress", errors });
  const seat = body.company ? await readAddress(db, body.company, { path: "company", errors }) : undefined;
  const billing = body.billingaddress
    ? await readAddress(db, body.billingaddress, { path: "billingaddress", errors })
    : undefined;
  if (!delivery || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, buyer: { delivery, invoice: billing ?? seat ?? delivery, company } };
}

function readCompany(sent: NonNullable<OrderBody["company"]>, errors: Errors): Company {
  const cui = parseCui(sent.cui);
  const iban = sent.iban === "" ? "" : parseIban(sent.iban);
  if (cui === undefined) errors["company.cui"] = [MESSAGES.invalid("Cod fiscal")];
  if (iban === undefined) errors["company.iban"] = [MESSAGES.invalid("IBAN")];
  return { name: sent.name, cui: cui ?? "", registryNumber: sent.reg, bank: sent.bank, iban: iban ?? "" };
}

interface SentAddress {
  countyid: number;
  cityid: number;
  streetaddress: string;
  zipcode?: string;
}

async function readAddress(
  db: Db,
  sent: SentAddress,
  { path, errors }: { path: string; errors: Errors },
): Promise<Address | undefined> {
  const place = await findPlace(db, sent.countyid, sent.cityid);
  if (!place) {
    errors[`${path}.cityid`] = [MESSAGES.invalid("Localitate")];
    return undefined;
  }
  const { county, countyCode, city } = place;
  return { county, countyCode, city, street: sent.streetaddress, postcode: sent.zipcode ?? "" };
}
