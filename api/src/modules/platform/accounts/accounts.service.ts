import {
  ACCOUNT_MODE_LABEL,
  type AccountGroup,
  type AccountMode,
  type ProviderName,
  providerForm,
} from "@curat/contract/staff/accounts.values";
import type { ProviderAccounts } from "@curat/contract/staff/accounts";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type Actor, recordChange, refuseStale, tag, versionsOf } from "../changes/index.ts";
import { readAccountFields } from "./account-fields.ts";
import { listLastChecks } from "./account-checks.store.ts";
import { openSecrets, sealSecrets } from "./account-secrets.ts";
import {
  fieldsOf,
  isFromEnvironment,
  PROVIDER_NAMES,
  readAccount,
  type AccountFields,
} from "./accounts.rules.ts";
import {
  deleteAccountRow,
  listStoredAccounts,
  lockAccounts,
  putAccount,
  setUsedMode,
  type StoredAccount,
} from "./accounts.store.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

interface AccountWrite {
  provider: ProviderName;
  /** Version of the provider's accounts that the editor saw. */
  expectedVersion: number;
}

/** Returns the accounts of these providers, without secrets. */
export async function listProviderAccounts(
  { db, config }: Pick<Shop, "db" | "config">,
  providers: readonly ProviderName[] = PROVIDER_NAMES,
): Promise<Omit<ProviderAccounts, "used_at" | "refused_at">[]> {
  const [stored, checks, versions] = await Promise.all([
    listStoredAccounts(db),
    listLastChecks(db),
    versionsOf(db, "account", providers),
  ]);
  return providers.map((provider) => {
    const own = stored.filter((account) => account.provider === provider);
    return {
      provider,
      is_from_environment: isFromEnvironment(config, provider),
      mode_in_use: own.find(({ isUsed }) => isUsed)?.mode ?? null,
      accounts: own.map(({ mode, fields, secrets, revision, updatedAt }) => ({
        mode,
        fields,
        secrets: Object.keys(secrets),
        unreadable: openSecrets(config.sealKey, secrets).unreadable,
        updated_at: updatedAt.toISOString(),
        ...shownCheck(
          checks.find((check) => check.provider === provider && check.mode === mode),
          revision,
        ),
      })),
      version: versions.get(provider) ?? 0,
    };
  });
}

/** Counts the stored secrets, and how many of them were sealed with another key. */
export async function countAccountSecrets(
  db: Db,
  sealKey: string,
): Promise<{ all: number; unreadable: number }> {
  const sealed = (await listStoredAccounts(db)).map(({ secrets }) => secrets);
  const lost = sealed.flatMap((secrets) => openSecrets(sealKey, secrets).unreadable);
  return { all: sealed.flatMap(Object.keys).length, unreadable: lost.length };
}

function shownCheck(
  check: Awaited<ReturnType<typeof listLastChecks>>[number] | undefined,
  revision: number,
): Pick<ProviderAccounts["accounts"][number], "check" | "last_good_at"> {
  return {
    check: check
      ? {
          at: check.at.toISOString(),
          is_good: check.isGood,
          words: check.words,
          is_current: check.revision === revision,
        }
      : null,
    last_good_at: check?.lastGoodAt?.toISOString() ?? null,
  };
}

/**
 * Returns the groups that have a working account: one from the environment, or one in use whose last check succeeded.
 */
export async function workingGroups(shop: Pick<Shop, "db" | "config">): Promise<ReadonlySet<AccountGroup>> {
  const all = await listProviderAccounts(shop);
  const working = all.filter(
    ({ provider, is_from_environment: isOfServer, mode_in_use: used, accounts }) =>
      // This mailbox sends nothing.
      provider !== "bounces" &&
      (isOfServer ||
        accounts.some(({ mode, check }) => mode === used && check?.is_good === true && check.is_current)),
  );
  return new Set(working.map(({ provider }) => providerForm(provider).group));
}

/**
 * Saves an account. The first live account is used immediately. Empty secrets keep their stored value. Throws 422 for
 * invalid fields and StaleVersion (409).
 */
export async function saveProviderAccount(
  { db, now, config }: Shop,
  actor: Actor,
  { provider, expectedVersion, mode, entered }: AccountWrite & { mode: AccountMode; entered: AccountFields },
): Promise<void> {
  await transaction(db, async (tx) => {
    const all = await lockAccounts(tx, provider);
    await refuseOld(tx, config, { provider, expectedVersion });
    const current = all.find((account) => account.mode === mode);
    const { secrets: readable, unreadable } = openSecrets(config.sealKey, current?.secrets ?? {});
    const allowsPrivate = config.allowsPrivateAddresses === true;
    const read = readAccountFields(provider, entered, {
      kept: Object.keys(readable),
      lost: unreadable,
      allowsPrivate,
    });
    if (!read.ok) throw invalid(read.errors);
    const [open, secret] = parted(provider, read.fields);
    const changed = Object.keys(secret).filter((name) => secret[name] !== readable[name]);
    const after = {
      provider,
      mode,
      isUsed: current?.isUsed ?? (mode === "live" && !all.some(({ isUsed }) => isUsed)),
      fields: open,
      secrets: sealSecrets(config.sealKey, { ...readable, ...secret }),
      updatedAt: now(),
    };
    await recordChange(tx, {
      ...named(actor, provider),
      expectedVersion,
      sentence: `Contul ${nameOf(provider, mode)} a fost ${current ? "schimbat" : "adăugat"}.`,
      before: current ? logged(provider, current) : null,
      after: { ...logged(provider, after), ...labelled(provider, changed, "schimbat") },
    });
    await putAccount(tx, after);
  });
}

/**
 * Sets which account is used; null for none. Throws 404 if the account is not stored, 422 if it is incomplete, and
 * StaleVersion (409).
 */
export async function useProviderAccount(
  { db, config }: Shop,
  actor: Actor,
  { provider, expectedVersion, mode }: AccountWrite & { mode: AccountMode | null },
): Promise<void> {
  await transaction(db, async (tx) => {
    const all = await lockAccounts(tx, provider);
    await refuseOld(tx, config, { provider, expectedVersion });
    const used = all.find(({ isUsed }) => isUsed)?.mode ?? null;
    const chosen = all.find((account) => account.mode === mode);
    if (mode !== null) {
      if (!chosen) throw notFound();
      const { secrets } = openSecrets(config.sealKey, chosen.secrets);
      if (readAccount(provider, { ...chosen.fields, ...secrets }, mode) === undefined)
        throw invalid({ mode: ["Completează și salvează mai întâi contul."] });
    }
    await recordChange(tx, {
      ...named(actor, provider),
      expectedVersion,
      sentence:
        mode === null
          ? `Magazinul nu mai folosește ${providerForm(provider).name}.`
          : `Magazinul folosește acum contul ${nameOf(provider, mode)}.`,
      before: { used },
      after: { used: mode },
    });
    await setUsedMode(tx, provider, mode);
  });
}

/** Deletes an account with its secrets. Throws 404 and StaleVersion (409). */
export async function deleteProviderAccount(
  { db, config }: Shop,
  actor: Actor,
  { provider, expectedVersion, mode }: AccountWrite & { mode: AccountMode },
): Promise<void> {
  await transaction(db, async (tx) => {
    const all = await lockAccounts(tx, provider);
    const current = all.find((account) => account.mode === mode);
    if (!current) throw notFound();
    await refuseOld(tx, config, { provider, expectedVersion });
    await recordChange(tx, {
      ...named(actor, provider),
      expectedVersion,
      sentence: `Contul ${nameOf(provider, mode)} a fost șters.`,
      before: logged(provider, current),
      after: null,
    });
    await deleteAccountRow(tx, provider, mode);
  });
}

async function refuseOld(
  tx: Tx,
  config: Shop["config"],
  { provider, expectedVersion }: AccountWrite,
): Promise<void> {
  const current = async () => (await listProviderAccounts({ db: tx, config }, [provider]))[0] ?? {};
  await refuseStale(tx, { kind: "account", id: provider }, { expectedVersion, loadCurrent: current });
}

function named(
  actor: Actor,
  provider: ProviderName,
): { actor: Actor; subject: { kind: "account"; id: ProviderName }; touched: [typeof tag.settings] } {
  return { actor, subject: { kind: "account", id: provider }, touched: [tag.settings] };
}

function nameOf(provider: ProviderName, mode: AccountMode): string {
  const { name, modes } = providerForm(provider);
  return modes.length === 1 ? name : `${name} (${ACCOUNT_MODE_LABEL[mode].toLowerCase()})`;
}

/** Returns an account as the audit log stores it: fields by label, without secrets. */
function logged(provider: ProviderName, { mode, fields }: Pick<StoredAccount, "mode" | "fields">): object {
  const labels = new Map(fieldsOf(provider));
  return {
    mode,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [labels.get(name)?.label ?? name, value]),
    ),
  };
}

function labelled(provider: ProviderName, names: readonly string[], value: string): object {
  const labels = new Map(fieldsOf(provider));
  return Object.fromEntries(names.map((name) => [labels.get(name)?.label ?? name, value]));
}

/** Splits fields into public ones and secrets. */
function parted(provider: ProviderName, fields: AccountFields): [AccountFields, AccountFields] {
  const secret = new Set(fieldsOf(provider).flatMap(([name, { isSecret }]) => (isSecret ? [name] : [])));
  const entries = Object.entries(fields);
  return [
    Object.fromEntries(entries.filter(([name]) => !secret.has(name))),
    Object.fromEntries(entries.filter(([name]) => secret.has(name))),
  ];
}
