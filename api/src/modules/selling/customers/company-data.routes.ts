import { getCompanyData, type CompanyData } from "@curat/contract/address-book";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { type FoundCompany, shopCompanyFinder } from "./company-data.service.ts";

/** Guests may look up companies, because companies can order without an account. */
export function companyDataRoutes(app: ApiApp, context: ApiContext): void {
  const findCompany = shopCompanyFinder(context);

  serve(app, getCompanyData, async ({ query }) => {
    const company = await findCompany(query.cui);
    return { data: company ? toWireCompanyData(company) : null };
  });
}

function toWireCompanyData(company: FoundCompany): CompanyData {
  return {
    name: company.name,
    commerceregistry: company.registryNumber,
    countyid: company.place?.countyId ?? null,
    cityid: company.place?.cityId ?? null,
    streetaddress: company.street,
    zipcode: company.postcode,
    vatPayer: company.isVatPayer,
  };
}
