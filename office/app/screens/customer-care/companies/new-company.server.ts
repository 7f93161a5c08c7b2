import type { LoaderFunctionArgs } from "react-router";
import { getCompanyData } from "@curat/contract/address-book";
import { cuiDigits, parseCui } from "@curat/contract/cui.values";
import { listCities, listCounties } from "@curat/contract/geography";
import { createStaffCompany, getStaffCompany } from "@curat/contract/staff/companies";
import { getStaffCustomer } from "@curat/contract/staff/customers";
import type { StaffCustomer } from "@curat/contract/staff/customers";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { refuse, send } from "../../../components/form/send.server.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { cityErrors, findCity } from "../../../components/place/find-city.server.ts";
import { apiOf, maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireRight } from "../../../session/staff.server.ts";

/** Loads the form for the customer in `?client=` or `?email=`, and the company in `?cui=`, if any. */
export async function loadNewCompany({ context, url }: LoaderFunctionArgs) {
  await requireRight(context, "customers:edit");
  const id = url.searchParams.get("client") ?? "";
  const [counties, customer] = await Promise.all([
    need(context, listCounties),
    id === "" ? undefined : maybe(context, getStaffCustomer, { params: { id } }),
  ]);
  const cui = url.searchParams.get("cui") ?? "";
  const filled: Typed = {
    fiscalcode: cui,
    email: url.searchParams.get("email") ?? "",
    ...(cui !== "" && (await dataOf(context, cui))),
    ...(customer && personOf(customer.data)),
  };
  return { counties: counties.data, customerId: customer?.data.id, filled };
}

function personOf({ email, firstname, lastname, phone }: StaffCustomer): Typed {
  return { email, firstname, lastname, phone };
}

/** Fills in the company's data, or saves the company in the account. */
export async function createCompany(request: Request, context: Context) {
  const form = await request.formData();
  const text = (name: string) => textOf(form, name);
  if (text("press") === "fill") return fillIn(context, form);
  const countyid = text("countyid");
  const cityid = await findCity(context, countyid, text("city"));
  if (cityid === undefined) {
    const { county, city } = cityErrors(countyid, text("city"));
    const errors = { ...(county && { countyid: county }), ...(city && { city }) };
    return refuse(form, { ok: false, status: 422, errors });
  }
  const known = await knownCompany(context, text("fiscalcode"));
  const body = {
    name: text("name"),
    fiscalcode: text("fiscalcode"),
    commerceregistry: text("commerceregistry"),
    countyid,
    cityid,
    streetaddress: text("streetaddress"),
    zipcode: text("zipcode"),
    email: text("email"),
    firstname: text("firstname"),
    lastname: text("lastname"),
    phone: text("phone"),
  };
  const sent = await send(context, form, createStaffCompany, { body });
  if (!sent.ok) return sent.refusal;
  const client = Number(text("client"));
  return leaveTo(
    context,
    client > 0 ? `/clienti/${client}` : `/firme/${sent.data.cui}`,
    known ? "Firma exista deja. Clientul a fost adăugat la ea." : "Firma a fost adăugată.",
  );
}

async function fillIn(context: Context, form: FormData): Promise<Refused & { known: boolean }> {
  const cui = textOf(form, "fiscalcode");
  const values = typedValues(form);
  const shown = { form: "company", values, errors: {}, messages: [] };
  if (parseCui(cui) === undefined)
    return {
      ...shown,
      known: false,
      errors: { fiscalcode: ["Codul fiscal este greșit: verifică cifrele."] },
    };
  const [found, known] = await Promise.all([dataOf(context, cui), knownCompany(context, cui)]);
  return {
    ...shown,
    known: known !== undefined,
    values: { ...values, ...found, filled: cui },
    ...(!found && { messages: ["Nu am găsit datele firmei. Completează-le tu."] }),
  };
}

async function knownCompany(context: Context, cui: string) {
  const digits = cuiDigits(cui);
  return digits === ""
    ? undefined
    : (await maybe(context, getStaffCompany, { params: { cui: digits } }))?.data;
}

/** Returns the company's data as a customer saved them, otherwise from the register. */
async function dataOf(context: Context, cui: string): Promise<Typed | undefined> {
  const known = await knownCompany(context, cui);
  const stored = known?.people.flatMap(({ companies }) => companies)[0];
  if (stored)
    return {
      name: stored.companyname,
      fiscalcode: stored.fiscalcode,
      commerceregistry: stored.commerceregistry,
      countyid: String(stored.address.countyid),
      city: stored.address.city,
      streetaddress: stored.address.streetaddress,
      zipcode: stored.address.zipcode,
    };
  const answer = await apiOf(context).call(getCompanyData, { query: { cui } });
  const found = answer.ok ? answer.data : null;
  if (!found) return known && { name: known.name };
  const { name, commerceregistry, streetaddress, zipcode, vatPayer } = found;
  const countyid = String(found.countyid ?? "");
  return {
    name,
    fiscalcode: `${vatPayer ? "RO" : ""}${cuiDigits(cui)}`,
    commerceregistry,
    countyid,
    city: await cityName(context, countyid, found.cityid),
    streetaddress,
    zipcode,
  };
}

async function cityName(context: Context, countyId: string, cityId: number | null): Promise<string> {
  if (countyId === "" || cityId === null) return "";
  const cities = await maybe(context, listCities, { params: { countyId } });
  return cities?.data.find(({ cityID }) => cityID === cityId)?.name ?? "";
}
