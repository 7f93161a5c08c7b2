import type { RouterContextProvider } from "react-router";
import { addCompany, changeCompany, deleteCompany, getCompanyData } from "@curat/contract/address-book";
import type { CompanyData } from "@curat/contract/address-book";
import { setBuyingFor } from "@curat/contract/buying-for";
import { loadLocalities } from "../../../components/address-fields/localities.server.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { submit } from "../../../components/form/submit.server.ts";
import { ADDRESS_INTENT } from "../addresses/intents.ts";
import { addressBodyOf, goneEntry, typedLocalities, typedPlace } from "../addresses/save.server.ts";
import { BUYING_FOR, MYSELF } from "./intents.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;
const PAGE = "/account/companii";

/** Handles every form on the page by its intent (C-063, C-064). */
export async function changeCompanies({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  switch (textOf(form, "intent")) {
    case ADDRESS_INTENT.delete:
      return remove(context, textOf(form, "id"));
    case BUYING_FOR:
      return buyFor(context, form);
    case ADDRESS_INTENT.localities:
      return { notices: [], values: typedPlace(form), localities: await typedLocalities(context, form) };
    case ADDRESS_INTENT.fill:
      return fillIn(context, form);
    default:
      return save(context, form);
  }
}

function save(context: Context, form: FormData) {
  const companyID = textOf(form, "id");
  const body = {
    ...addressBodyOf(form),
    type: textOf(form, "type") as "sc" | "pfa",
    name: textOf(form, "name"),
    fiscalcode: textOf(form, "fiscalcode"),
    commerceregistry: textOf(form, "commerceregistry"),
    bankname: textOf(form, "bankname"),
    bankaccount: textOf(form, "bankaccount"),
  };
  const sending = {
    form,
    body,
    done: { to: PAGE, say: texts.saved },
    refused: async ({ status }: { status: number }) => ({
      ...(companyID !== "" && status === 404 ? goneEntry(form, texts.gone) : { values: typedPlace(form) }),
      localities: await typedLocalities(context, form),
    }),
  };
  return companyID === ""
    ? submit(context, addCompany, sending)
    : submit(context, changeCompany, { ...sending, params: { companyID } });
}

function remove(context: Context, companyID: string) {
  return submit(context, deleteCompany, { params: { companyID }, done: { to: PAGE, say: texts.removed } });
}

function buyFor(context: Context, form: FormData) {
  const companyID = textOf(form, "companyID");
  const body = { companyID: companyID === MYSELF ? null : Number(companyID) };
  return submit(context, setBuyingFor, { body, done: { to: PAGE, say: texts.chosen } });
}

/**
 * Fills in the register's data. A company that is not found causes no error, because the lookup is a
 * convenience (decisions/0018: Checks).
 */
async function fillIn(context: Context, form: FormData) {
  const api = apiOf(context);
  const answer = await api.call(getCompanyData, { query: { cui: textOf(form, "fiscalcode") } });
  const found = answer.ok ? answer.data : null;
  const values: Typed = { ...typedPlace(form), ...(found && foundValues(found)) };
  return {
    notices: [],
    values,
    localities: await loadLocalities(api, [values.countyid ?? ""]),
    /** Changes with each response, so that the form remounts with the new values. */
    filled: { isFound: found !== null, at: Date.now() },
  };
}

function foundValues(found: CompanyData): Typed {
  const { name, commerceregistry, countyid, cityid, streetaddress, zipcode } = found;
  const texts = Object.entries({ name, commerceregistry, streetaddress, zipcode }).filter(
    ([, text]) => text !== "",
  );
  const place: Typed = countyid === null ? {} : { countyid: String(countyid), cityid: String(cityid ?? "") };
  return { ...Object.fromEntries(texts), ...place };
}
