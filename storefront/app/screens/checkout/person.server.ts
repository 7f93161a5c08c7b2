/** Who buys: the customer with what he keeps, or a guest (C-020, C-021, C-028). */
import type { RouterContextProvider } from "react-router";
import { apiOf } from "../../session/api.server.ts";
import { findCustomer } from "../../session/customer.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { preselected, readChoices } from "./remembered-choices.ts";
import { loadSavedAddresses, loadSavedCompanies } from "./saved-entries.server.ts";

/** The customer with his saved entries and those that stand chosen; undefined for a guest. */
export async function loadPerson(context: Readonly<RouterContextProvider>) {
  const customer = await findCustomer(context);
  if (!customer) return undefined;
  const api = apiOf(context);
  const [addresses, companies] = await Promise.all([loadSavedAddresses(api), loadSavedCompanies(api)]);
  const remembered = readChoices(sessionOf(context).cookies.choices);
  const { id, firstname, lastname, phone } = customer;
  return {
    id,
    contact: { firstname, lastname, phone },
    addresses,
    companies,
    address: preselected(addresses, remembered.addressId),
    companyId: preselected(companies, remembered.companyId)?.id,
  };
}

export type Person = Awaited<ReturnType<typeof loadPerson>>;
