import type { ProviderName } from "@curat/contract/staff/accounts.values";
import type { ApiConfig } from "../../../config.ts";
import { requirePublic } from "../../../external/fetch-external.ts";
import { type AccountFields, addressesIn } from "./accounts.rules.ts";

/** Restricts calls to the account's URLs to public addresses in this process, unless the shop allows private ones. */
export function requirePublicAddresses(
  { allowsPrivateAddresses }: Pick<ApiConfig, "allowsPrivateAddresses">,
  provider: ProviderName,
  fields: AccountFields,
): void {
  if (allowsPrivateAddresses) return;
  for (const url of addressesIn(provider, fields)) requirePublic(url);
}
