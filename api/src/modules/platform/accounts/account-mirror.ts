/** Each process has a copy of the accounts in use, so that requests read them without a query. */
import type { ProviderName } from "@curat/contract/staff/accounts.values";
import type { Accounts } from "../../../config.ts";
import type { ApiContext } from "../../../context.ts";
import { isSameText, tag } from "../changes/index.ts";
import { openSecrets } from "./account-secrets.ts";
import { requirePublicAddresses } from "./public-addresses.ts";
import { findProvider, readAccount } from "./accounts.rules.ts";
import { listStoredAccounts } from "./accounts.store.ts";

const FRESH_MS = 30_000;
/** Jobs refresh the copy more often than requests, because the worker does not listen for changes. */
const FRESH_FOR_JOBS_MS = 2_000;
const AGAIN_MS = 5_000;

export interface AccountMirror {
  find<P extends ProviderName>(provider: P): Accounts[P] | undefined;
  /** Resolves when the copy is fresh or reading it failed. Call it before a request or a job. */
  refresh(): Promise<void>;
  drop(): void;
  dropBy(tags: readonly string[]): void;
}

type Known = Partial<Accounts>;

/** Returns this process's copy. It is empty until the first `refresh`. */
export function openAccountMirror({ db, now, log, config }: ApiContext): AccountMirror {
  const freshMs = config.work === "jobs" ? FRESH_FOR_JOBS_MS : FRESH_MS;
  let known: Known = {};
  let knownSince = 0;
  let begun = 0;
  let reading: { done: Promise<void>; until: number } | undefined;

  async function read(order: number): Promise<number> {
    try {
      const stored = await listStoredAccounts(db);
      // A slow read must not replace the result of a later one.
      if (order > knownSince) [known, knownSince] = [next(stored), order];
      return freshMs;
    } catch (error) {
      log({ level: "warn", message: "The accounts of third parties could not be read.", error });
      return AGAIN_MS;
    }
  }

  async function readInto(current: { until: number }): Promise<void> {
    const ms = await read(begun);
    current.until = Math.min(current.until, now().getTime() + ms);
  }

  /** Reuses the object of an unchanged account, because clients are cached by it. */
  function next(stored: Awaited<ReturnType<typeof listStoredAccounts>>): Known {
    const found: Known = {};
    for (const { provider: name, mode, isUsed, fields, secrets: sealed } of stored) {
      const provider = findProvider(name);
      if (!isUsed || provider === undefined) continue;
      const { secrets } = openSecrets(config.sealKey, sealed);
      const account = readAccount(provider, { ...fields, ...secrets }, mode);
      if (account === undefined) continue;
      requirePublicAddresses(config, provider, fields);
      const former = known[provider];
      Object.assign(found, { [provider]: former && isSameText(former, account) ? former : account });
    }
    return found;
  }

  return {
    find: (provider) => known[provider],
    async refresh() {
      const at = now().getTime();
      if (reading && at < reading.until) return reading.done;
      begun += 1;
      const current = { done: Promise.resolve(), until: at + freshMs };
      current.done = readInto(current);
      reading = current;
      return current.done;
    },
    drop: () => (reading = undefined),
    dropBy(tags) {
      if (tags.includes(tag.settings) || tags.includes(tag.catalogue)) reading = undefined;
    },
  };
}
