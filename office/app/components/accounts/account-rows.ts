import type { ProviderAccounts } from "@curat/contract/staff/accounts";
import { providerForm } from "@curat/contract/staff/accounts.values";
import type { AccountGroup } from "@curat/contract/staff/accounts.values";
import { folded } from "../text/folded.ts";

export interface AccountRow {
  provider: string;
  group: AccountGroup;
  name: string;
  about: string;
  state: string;
}

/** Returns the providers whose texts contain all words of `text`, each with its state in words. */
export function accountRows(all: readonly ProviderAccounts[], text = ""): AccountRow[] {
  const requested = folded(text).split(/\s+/);
  return all.flatMap((accounts) => {
    const { name, about, group } = providerForm(accounts.provider);
    const words = folded(`cont conturi ${name} ${about}`);
    const isFound = requested.every((word) => words.includes(word));
    return isFound ? [{ provider: accounts.provider, group, name, about, state: stateOf(accounts) }] : [];
  });
}

function stateOf({ is_from_environment: isOfServer, mode_in_use: mode, accounts }: ProviderAccounts): string {
  if (isOfServer) return "Pus în setările serverului";
  if (mode === null) return "Nefolosit";
  const used = mode === "test" ? "Folosit: contul de probă" : "Folosit";
  const check = accounts.find((account) => account.mode === mode)?.check;
  if (!check?.is_current) return `${used}, neverificat`;
  return check.is_good ? `${used}, verificat` : `${used}, cu probleme`;
}
