import type { EmagAccount } from "../../../config.ts";
import type { AccountAnswer } from "../../platform/accounts/index.ts";
import { emagClient } from "./emag-client.ts";

/** Checks the account by reading eMAG's VAT rates, which changes nothing there. */
export async function checkEmagAccount(account: EmagAccount): Promise<AccountAnswer> {
  const read = await emagClient(account).listVatRates();
  return read.ok ? { isGood: true, words: "Contul funcționează." } : { isGood: false, words: read.words };
}
