import type { ProviderName } from "@curat/contract/staff/accounts.values";
import type { ApiConfig } from "../../../config.ts";
import { requirePublic } from "../../../external/fetch-external.ts";
import { type AccountFields, addressesIn } from "./accounts.rules.ts";

/** Makes this process call the account's servers only at public addresses, unless the shop allows private ones. */
export function requirePublicAddresses(
  { allowsPrivateAddresses }: Pick<ApiConfig, "allowsPrivateAddresses">,
  provider: ProviderName,
  fields: AccountFields,
): void {
  if (allowsPrivateAddresses) return;
  for (const url of addressesIn(provider, fields)) requirePublic(url);
}
