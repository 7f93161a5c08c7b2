import { listAddresses, listCompanies } from "@curat/contract/address-book";
import type { Address, Company } from "@curat/contract/address-book";
import type { Client } from "@curat/contract/client";
import { savedId } from "../../../components/checkout-form/form-fields.ts";

export interface SavedAddress {
  id: number;
  countyId: number;
  cityId: number;
  street: string;
  zipcode: string;
  place: string;
}

export interface SavedCompany {
  id: number;
  name: string;
  cui: string;
  reg: string;
  bank: string;
  iban: string;
  address: Omit<SavedAddress, "id">;
}

export async function loadSavedAddresses(api: Client): Promise<SavedAddress[]> {
  const answer = await api.call(listAddresses);
  return answer.ok ? answer.data.map((address) => ({ id: address.id, ...placeOf(address) })) : [];
}

export async function loadSavedCompanies(api: Client): Promise<SavedCompany[]> {
  const answer = await api.call(listCompanies);
  return answer.ok ? answer.data.map(toCompany) : [];
}

export interface ChosenEntries {
  address?: SavedAddress | undefined;
  company?: SavedCompany | undefined;
}

/** Returns the saved address and company chosen in the form. A deleted one is undefined. */
export async function chosenEntries(api: Client, form: FormData): Promise<ChosenEntries> {
  const [addressId, companyId] = [savedId(form, "deliveryaddress"), savedId(form, "company")];
  const [addresses, companies] = await Promise.all([
    addressId === "" ? [] : loadSavedAddresses(api),
    companyId === "" ? [] : loadSavedCompanies(api),
  ]);
  return {
    address: addresses.find(({ id }) => String(id) === addressId),
    company: companies.find(({ id }) => String(id) === companyId),
  };
}

function toCompany({ companyID, address, ...company }: Company): SavedCompany {
  return {
    id: companyID,
    name: company.companyname,
    cui: company.fiscalcode,
    reg: company.commerceregistry ?? "",
    bank: company.bankname ?? "",
    iban: company.bankaccount ?? "",
    address: placeOf(address),
  };
}

function placeOf({
  countyid,
  county,
  cityID,
  city,
  streetaddress,
  zipcode,
}: Address): Omit<SavedAddress, "id"> {
  return {
    countyId: countyid,
    cityId: cityID,
    street: streetaddress,
    zipcode: zipcode ?? "",
    place: [city, county, zipcode].filter(Boolean).join(", "),
  };
}
