import type { AddressBody, CompanyBody } from "@curat/contract/address-book";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { Db } from "../../../db/database.ts";
import { readCompanyNumbers } from "../../../identity/company-numbers.ts";
import { findPlace } from "../../platform/geography/index.ts";
import type { StoredPlace, NewCompany } from "./address-book.store.ts";

export type Read<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

export async function readAddress(db: Db, body: AddressBody): Promise<Read<StoredPlace>> {
  const place = await findPlace(db, body.countyid, body.cityid);
  if (!place) return { ok: false, errors: { cityid: [MESSAGES.invalid("Localitate")] } };
  const { countyId, cityId } = place;
  return { ok: true, value: { countyId, cityId, street: body.streetaddress, postcode: body.zipcode } };
}

/** Reads a company. Returns all errors in its numbers and address together. (law: CUI/CIF, IBAN) */
export async function readCompany(db: Db, body: CompanyBody): Promise<Read<NewCompany>> {
  const { type, name, fiscalcode, commerceregistry: registryNumber, bankname: bank, bankaccount } = body;
  const { numbers, errors } = readCompanyNumbers(
    { cui: fiscalcode, iban: bankaccount },
    { cui: "fiscalcode", iban: "bankaccount" },
  );
  const address = await readAddress(db, body);
  if (!address.ok) return { ok: false, errors: { ...address.errors, ...errors } };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { ...address.value, type, name, ...numbers, registryNumber, bank } };
}
