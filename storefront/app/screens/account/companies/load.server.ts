import type { RouterContextProvider } from "react-router";
import { listCompanies } from "@curat/contract/address-book";
import type { Company } from "@curat/contract/address-book";
import { getBuyingFor } from "@curat/contract/buying-for";
import { loadCounties, loadLocalities } from "../../../components/address-fields/localities.server.ts";
import { apiOf } from "../../../session/api.server.ts";
import { scopeContext } from "../../../storefront-context.ts";
import { entryDialogOf } from "../entry-dialog.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { texts } from "./texts.ts";

export async function loadCompanies(context: Readonly<RouterContextProvider>, url: URL) {
  const api = apiOf(context);
  const opened = entryDialogOf(url);
  const hasForm = opened?.kind === "add" || opened?.kind === "edit";
  const { shared, options } = context.get(scopeContext);
  const [answer, buying, counties, settings] = await Promise.all([
    api.call(listCompanies),
    options.hasOwnApi ? api.call(getBuyingFor) : undefined,
    hasForm ? loadCounties(api) : [],
    shared.settings(),
  ]);
  const companies = answer.ok ? answer.data.map(toView) : undefined;
  const chosen = companies?.find((company) => opened && "id" in opened && company.id === opened.id);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    companies,
    /** Undefined if none of the customer's companies has its own prices. */
    buying: buying?.ok && buying.data.companies.length > 0 ? buying.data : undefined,
    dialog: opened?.kind === "add" ? "add" : chosen && opened?.kind,
    chosen,
    counties,
    hasCompanyData: options.hasOwnApi && settings?.flags?.companyData === true,
    localities: hasForm && chosen ? await loadLocalities(api, [chosen.fields.countyid]) : [],
  };
}
export type CompaniesData = Awaited<ReturnType<typeof loadCompanies>>;

function toView({ companyID, address, ...company }: Company) {
  return {
    id: companyID,
    type: company.type,
    name: company.companyname,
    place: [address.streetaddress, address.city, address.county].filter(Boolean).join(", "),
    fields: {
      type: company.type,
      fiscalcode: company.fiscalcode,
      name: company.companyname,
      commerceregistry: company.commerceregistry ?? "",
      bankname: company.bankname ?? "",
      bankaccount: company.bankaccount ?? "",
      countyid: String(address.countyid),
      cityid: String(address.cityID),
      streetaddress: address.streetaddress,
      zipcode: address.zipcode ?? "",
    },
  };
}
export type CompanyView = ReturnType<typeof toView>;
