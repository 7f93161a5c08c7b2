import type { Address, Company } from "@curat/contract/address-book";
import type { StoredAddress, StoredCompany } from "./address-book.store.ts";

export function toWireAddress(stored: StoredAddress): Address {
  return {
    id: stored.id,
    countyid: stored.countyId,
    county: stored.county,
    cityID: stored.cityId,
    city: stored.city,
    streetaddress: stored.street,
    zipcode: stored.postcode,
  };
}

/** Converts a company to the contract's format. Its only address has the same id as the company. */
export function toWireCompany(stored: StoredCompany): Company {
  return {
    companyID: stored.id,
    type: stored.type,
    companyname: stored.name,
    fiscalcode: stored.cui,
    commerceregistry: stored.registryNumber,
    bankname: stored.bank,
    bankaccount: stored.iban,
    address: toWireAddress(stored),
  };
}
