import type { RouterContextProvider } from "react-router";
import { listAddresses } from "@curat/contract/address-book";
import type { Address } from "@curat/contract/address-book";
import { loadCounties, loadLocalities } from "../../../components/address-fields/localities.server.ts";
import { apiOf } from "../../../session/api.server.ts";
import { entryDialogOf } from "../entry-dialog.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { texts } from "./texts.ts";

export async function loadAddresses(context: Readonly<RouterContextProvider>, url: URL) {
  const api = apiOf(context);
  const opened = entryDialogOf(url);
  const hasForm = opened?.kind === "add" || opened?.kind === "edit";
  const [answer, counties] = await Promise.all([api.call(listAddresses), hasForm ? loadCounties(api) : []]);
  const addresses = answer.ok ? answer.data.map(toView) : undefined;
  const chosen = addresses?.find((address) => opened && "id" in opened && address.id === opened.id);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    addresses,
    dialog: opened?.kind === "add" ? "add" : chosen && opened?.kind,
    chosen,
    counties,
    localities: hasForm && chosen ? await loadLocalities(api, [String(chosen.countyId)]) : [],
  };
}
export type AddressesData = Awaited<ReturnType<typeof loadAddresses>>;

function toView({ id, countyid, county, cityID, city, streetaddress, zipcode }: Address) {
  return {
    id,
    countyId: countyid,
    county,
    cityId: cityID,
    city,
    street: streetaddress,
    zipcode: zipcode ?? "",
  };
}
export type AddressView = ReturnType<typeof toView>;
