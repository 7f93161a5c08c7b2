import { getCompanyData } from "@curat/contract/address-book";
import type { CompanyData } from "@curat/contract/address-book";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import type { CheckoutRequest } from "../form/checkout-action.server.ts";

/** Looks up the entered fiscal code. Returns undefined if no company is found or the lookup fails. */
export async function findCompany(
  context: CheckoutRequest["context"],
  form: FormData,
): Promise<Typed | undefined> {
  const answer = await apiOf(context).call(getCompanyData, { query: { cui: textOf(form, "company.cui") } });
  return answer.ok && answer.data ? fieldsOf(answer.data) : undefined;
}

function fieldsOf({ name, commerceregistry, countyid, cityid, streetaddress, zipcode }: CompanyData): Typed {
  const fields = Object.entries({
    name,
    reg: commerceregistry,
    streetaddress,
    zipcode,
    ...(countyid !== null && { countyid: String(countyid), cityid: String(cityid ?? "") }),
  });
  return Object.fromEntries(
    fields.filter(([, text]) => text !== "").map(([field, text]) => [`company.${field}`, text]),
  );
}
