import {
  checkAccount,
  chooseAccount,
  deleteAccount,
  listAccounts,
  type ProviderAccounts,
  saveAccount,
} from "@curat/contract/staff/accounts";
import type { AccountMode, ProviderName } from "@curat/contract/staff/accounts.values";
import type { ApiContext } from "../../../context.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import {
  type AccountCheckers,
  type AccountTraffic,
  checkProviderAccount,
  type LoadTraffic,
} from "./account-checks.service.ts";
import { findMode, findProvider, isFromEnvironment } from "./accounts.rules.ts";
import {
  deleteProviderAccount,
  listProviderAccounts,
  saveProviderAccount,
  useProviderAccount,
} from "./accounts.service.ts";

export function accountsRoutes(
  app: ApiApp,
  context: ApiContext,
  { checkers, loadTraffic }: { checkers: AccountCheckers; loadTraffic: LoadTraffic },
): void {
  serve(app, listAccounts, async () => {
    const [accounts, traffic] = await Promise.all([listProviderAccounts(context), loadTraffic(context.db)]);
    return { data: accounts.map((one) => ({ ...one, ...trafficOf(one.provider, traffic) })) };
  });

  serve(app, saveAccount, async ({ params, body: { fields, version }, staff }) => {
    const provider = changeable(params.provider);
    const mode = modeOf(provider, params.mode);
    await saveProviderAccount(context, staff, { provider, mode, entered: fields, expectedVersion: version });
    return { data: await shown(provider) };
  });

  serve(app, chooseAccount, async ({ params, body: { mode, version }, staff }) => {
    const provider = changeable(params.provider);
    await useProviderAccount(context, staff, { provider, mode, expectedVersion: version });
    return { data: await shown(provider) };
  });

  serve(app, deleteAccount, async ({ params, query, staff }) => {
    const provider = changeable(params.provider);
    const mode = modeOf(provider, params.mode);
    await deleteProviderAccount(context, staff, { provider, mode, expectedVersion: query.version });
    return { data: await shown(provider) };
  });

  serve(app, checkAccount, async ({ params }) => {
    const provider = changeable(params.provider);
    await checkProviderAccount(context, checkers, { provider, mode: modeOf(provider, params.mode) });
    return { data: await shown(provider) };
  });

  /** Also refreshes this process's copy, so that the next request uses the changed account. */
  async function shown(provider: ProviderName): Promise<ProviderAccounts> {
    context.config.storedAccounts?.drop();
    const [one] = await listProviderAccounts(context, [provider]);
    if (!one) throw notFound();
    return { ...one, ...trafficOf(provider, await loadTraffic(context.db)) };
  }

  function changeable(text: string): ProviderName {
    const provider = findProvider(text);
    if (provider === undefined) throw notFound();
    if (isFromEnvironment(context.config, provider))
      throw new Refusal(409, {
        message: "Contul este stabilit în setările serverului și poate fi schimbat doar acolo.",
      });
    return provider;
  }
}

function trafficOf(
  provider: ProviderName,
  all: readonly AccountTraffic[],
): Pick<ProviderAccounts, "used_at" | "refused_at"> {
  const own = all.find((one) => one.provider === provider);
  return {
    used_at: own?.goodAt?.toISOString() ?? null,
    refused_at: own?.badAt?.toISOString() ?? null,
  };
}

function modeOf(provider: ProviderName, text: string): AccountMode {
  const mode = findMode(provider, text);
  if (mode === undefined) throw notFound();
  return mode;
}
