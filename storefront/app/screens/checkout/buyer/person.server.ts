import type { RouterContextProvider } from "react-router";
import { getUser } from "@curat/contract/customers";
import { apiOf } from "../../../session/api.server.ts";
import { findCustomer } from "../../../session/customer.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import { FIELD } from "../../../components/checkout-form/form-fields.ts";
import { preselected, readChoices } from "../delivery/remembered-choices.ts";
import { loadSavedAddresses, loadSavedCompanies } from "./saved-entries.server.ts";

/**
 * Returns the customer with their saved addresses and companies, or undefined for a guest (C-020, C-021,
 * C-028).
 */
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

/** Returns whether the customer for whom the form was rendered is no longer logged in. */
export async function isLoginOver(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<boolean> {
  if (!form.has(FIELD.person) || (await findCustomer(context))) return false;
  if (!sessionOf(context).cookies.token) return true;
  const answer = await apiOf(context).call(getUser);
  return !answer.ok && answer.status === 401;
}

export type Person = Awaited<ReturnType<typeof loadPerson>>;
