/** What a customer keeps for the next order, checked beyond its schema. */
import type { AddressBody, CompanyBody } from "@curat/contract/address-book";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { Db } from "../../db/database.ts";
import { parseCui } from "../../identity/cui.ts";
import { parseIban } from "../../identity/iban.ts";
import { findPlace } from "../geography/index.ts";
import type { KeptPlace, NewCompany } from "./address-book.store.ts";

export type Read<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** An address whose city lies in its county. */
export async function readAddress(db: Db, body: AddressBody): Promise<Read<KeptPlace>> {
  const place = await findPlace(db, body.countyid, body.cityid);
  if (!place) return { ok: false, errors: { cityid: [MESSAGES.invalid("Localitate")] } };
  const { countyId, cityId } = place;
  return { ok: true, value: { countyId, cityId, street: body.streetaddress, postcode: body.zipcode } };
}

/** A company with right check digits at a right address; everything that is wrong is told at once. (law: CUI, IBAN) */
export async function readCompany(db: Db, body: CompanyBody): Promise<Read<NewCompany>> {
  const cui = parseCui(body.fiscalcode);
  const iban = body.bankaccount === "" ? "" : parseIban(body.bankaccount);
  const address = await readAddress(db, body);
  if (cui !== undefined && iban !== undefined && address.ok) {
    const { type, name, commerceregistry: registryNumber, bankname: bank } = body;
    return { ok: true, value: { ...address.value, type, name, cui, registryNumber, bank, iban } };
  }
  const errors: FieldErrors = address.ok ? {} : address.errors;
  if (cui === undefined) errors.fiscalcode = [MESSAGES.invalid("Cod fiscal")];
  if (iban === undefined) errors.bankaccount = [MESSAGES.invalid("IBAN")];
  return { ok: false, errors };
}
