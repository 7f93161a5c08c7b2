import type { Address, Company } from "@curat/contract/address-book";
import type { StoredAddress, StoredCompany } from "./address-book.store.ts";

export function toWireAddress(kept: StoredAddress): Address {
  return {
    id: kept.id,
    countyid: kept.countyId,
    county: kept.county,
    cityID: kept.cityId,
    city: kept.city,
    streetaddress: kept.street,
    zipcode: kept.postcode,
  };
}

/** A company's own id is also its address': it has exactly one. */
export function toWireCompany(kept: StoredCompany): Company {
  return {
    companyID: kept.id,
    type: kept.type,
    companyname: kept.name,
    fiscalcode: kept.cui,
    commerceregistry: kept.registryNumber,
    bankname: kept.bank,
    bankaccount: kept.iban,
    address: toWireAddress(kept),
  };
}
