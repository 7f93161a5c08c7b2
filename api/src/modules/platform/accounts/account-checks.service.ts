import { type AccountMode, type ProviderName, providerForm } from "@curat/contract/staff/accounts.values";
import type { Accounts } from "../../../config.ts";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction } from "../../../db/database.ts";
import { notFound, tooManyRequests } from "../../../http/refusal.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { openSecrets } from "./account-secrets.ts";
import { requirePublicAddresses } from "./public-addresses.ts";
import { readAccount } from "./accounts.rules.ts";
import { countChecks, insertCheck } from "./account-checks.store.ts";
import { listStoredAccounts } from "./accounts.store.ts";

/** Result of a harmless call to the provider, with a message for the merchant. */
export interface AccountAnswer {
  isGood: boolean;
  words: string;
}

/** When a provider last fulfilled a request of the shop, and when it last refused one. Null if never. */
export interface AccountTraffic {
  provider: string;
  goodAt: Date | null;
  badAt: Date | null;
}
/** Returns the traffic of each provider. Providers without traffic are omitted. */
export type LoadTraffic = (db: Db) => Promise<AccountTraffic[]>;

type Shop = Pick<ApiContext, "db" | "now" | "config">;

/** One function per provider, which checks an account with a harmless call. */
export type AccountCheckers = {
  [P in ProviderName]: (account: Accounts[P], shop: Pick<Shop, "now">) => Promise<AccountAnswer>;
};

const LIMIT_MS = 10_000;
const WORDS_MAX = 500;
const CHECKS_A_MINUTE = 10;

/**
 * Checks a stored account, even one that is not in use, and records the result. Throws 404 if the account is not
 * stored and 429 after ten checks in a minute.
 */
export async function checkProviderAccount(
  { db, now, config }: Shop,
  checkers: AccountCheckers,
  { provider, mode, limitMs = LIMIT_MS }: { provider: ProviderName; mode: AccountMode; limitMs?: number },
): Promise<void> {
  const stored = (await listStoredAccounts(db, provider)).find((account) => account.mode === mode);
  if (!stored) throw notFound();
  const at = now();
  if ((await countChecks(db, provider, new Date(at.getTime() - 60_000))) >= CHECKS_A_MINUTE)
    throw tooManyRequests(60_000);
  const { secrets } = openSecrets(config.sealKey, stored.secrets);
  requirePublicAddresses(config, provider, stored.fields);
  const pending = runCheck(provider, checkers[provider]);
  const answer = pending
    ? await withinLimit(pending, limitMs)
    : { isGood: false, words: "Scrie din nou parolele și cheile contului, apoi salvează-l." };
  const words = withoutSecrets(answer.words, Object.values(secrets)).slice(0, WORDS_MAX);
  await transaction(db, async (tx) => {
    await insertCheck(tx, { provider, mode, revision: stored.revision, at: now(), ...answer, words });
    // Offers a newly connected courier's lockers at once, without waiting for the nightly job.
    if (answer.isGood && providerForm(provider).group === "shipping")
      await enqueue(tx, "sync_lockers", {}, "sync_lockers:account");
  });

  function runCheck<P extends ProviderName>(
    one: P,
    checker: AccountCheckers[P],
  ): Promise<AccountAnswer> | undefined {
    const account = readAccount(one, { ...stored?.fields, ...secrets }, mode);
    return account && checker(account, { now });
  }
}

async function withinLimit(answer: Promise<AccountAnswer>, limitMs: number): Promise<AccountAnswer> {
  const late = Promise.withResolvers<AccountAnswer>();
  const seconds = Math.round(limitMs / 1_000);
  const timer = setTimeout(
    () =>
      late.resolve({
        isGood: false,
        words: `Nu a răspuns în ${seconds} secunde. Încearcă din nou mai târziu.`,
      }),
    limitMs,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } catch {
    // The error may contain the credentials, so it is neither logged nor shown.
    return {
      isGood: false,
      words: "Verificarea nu a reușit. Încearcă din nou; dacă eroarea se repetă, contactează furnizorul.",
    };
  } finally {
    clearTimeout(timer);
  }
}

/** Removes secrets that a provider repeats in its response. */
function withoutSecrets(words: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length > 3)
    .reduce((text, one) => text.replaceAll(one, "•••"), words);
}
