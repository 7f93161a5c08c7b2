import type { ProviderAccounts } from "@curat/contract/staff/accounts";
import { ACCOUNT_GROUP_LABEL, providerForm } from "@curat/contract/staff/accounts.values";
import type { AccountGroup } from "@curat/contract/staff/accounts.values";
import { hasWords } from "../text/has-words.ts";

export interface AccountRow {
  provider: string;
  group: AccountGroup;
  name: string;
  about: string;
  state: string;
}

/** Returns the providers that match all words of `text`, each with its state as text. */
export function accountRows(all: readonly ProviderAccounts[], text = ""): AccountRow[] {
  return all.flatMap((accounts) => {
    const { name, about, group } = providerForm(accounts.provider);
    return hasWords(`cont ${ACCOUNT_GROUP_LABEL[group]} ${name} ${about}`, text)
      ? [{ provider: accounts.provider, group, name, about, state: stateOf(accounts) }]
      : [];
  });
}

export interface AccountTrouble {
  provider: string;
  name: string;
  words: string;
}

/** Returns accounts in use that have unreadable secrets or a failed last check, each with the reason. */
export function accountTroubles(all: readonly ProviderAccounts[]): AccountTrouble[] {
  return all.flatMap(({ provider, is_from_environment: isOfServer, mode_in_use: used, accounts }) => {
    const account = isOfServer ? undefined : accounts.find(({ mode }) => mode === used);
    const words =
      account && account.unreadable.length > 0
        ? "Cheia serverului s-a schimbat: scrie din nou parolele contului."
        : account?.check?.is_good === false
          ? account.check.words
          : undefined;
    return words === undefined ? [] : [{ provider, name: providerForm(provider).name, words }];
  });
}

function stateOf({ is_from_environment: isOfServer, mode_in_use: mode, accounts }: ProviderAccounts): string {
  if (isOfServer) return "Stabilit în setările serverului";
  if (mode === null) return "Nefolosit";
  const used = mode === "test" ? "Folosit: contul de probă" : "Folosit";
  const check = accounts.find((account) => account.mode === mode)?.check;
  if (!check?.is_current) return `${used}, neverificat`;
  return check.is_good ? `${used}, verificat` : `${used}, cu probleme`;
}
