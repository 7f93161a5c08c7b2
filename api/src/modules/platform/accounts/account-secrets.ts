import { seal, unseal } from "../../../identity/sealed.ts";
import type { AccountFields } from "./accounts.rules.ts";

const PURPOSE = "curat provider account";

export function sealSecrets(sealKey: string, secrets: AccountFields): AccountFields {
  return Object.fromEntries(
    Object.entries(secrets).map(([name, text]) => [name, seal(sealKey, text, PURPOSE)]),
  );
}

/** Decrypts sealed secrets. `unreadable` names those that were sealed with another key. */
export function openSecrets(
  sealKey: string,
  sealed: AccountFields,
): { secrets: AccountFields; unreadable: string[] } {
  const secrets: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const [name, text] of Object.entries(sealed)) {
    const opened = unseal(sealKey, text, PURPOSE);
    if (opened === undefined) unreadable.push(name);
    else secrets[name] = opened;
  }
  return { secrets, unreadable };
}
