import type { ProviderAccounts } from "@curat/contract/staff/accounts";
import { providerForm } from "@curat/contract/staff/accounts.values";
import type { AccountMode } from "@curat/contract/staff/accounts.values";
import type { Typed } from "@curat/ui/form/form-values.ts";

export const formOfMode = (mode: AccountMode): string => `save-${mode}`;

export const fieldName = (name: string): string => `fields.${name}`;

/** Returns a stored account's form values. Secrets and fields of a new account are empty. */
export function filledFields(
  { provider, accounts }: Pick<ProviderAccounts, "provider" | "accounts">,
  mode: AccountMode,
): Typed {
  const stored = accounts.find((account) => account.mode === mode)?.fields ?? {};
  return Object.fromEntries(
    Object.entries(providerForm(provider).fields)
      .filter(([, { isSecret = false }]) => !isSecret)
      .map(([name]) => [fieldName(name), stored[name] ?? ""]),
  );
}
