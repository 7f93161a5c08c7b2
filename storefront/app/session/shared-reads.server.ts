/** Reads that are the same for everyone: kept 30 s, then answered stale while one request refreshes them. */
import { createClient } from "@curat/contract/client";
import type { Result } from "@curat/contract/client";
import { getFooter, getMenu, getSettings } from "@curat/contract/settings";
import type { Footer, Menu, Settings } from "@curat/contract/settings";
import type { StorefrontOptions } from "../storefront-context.ts";

const FRESH_MS = 30_000;

/** Each answers undefined when the API has never given it; the layout then shows what it has. */
export interface SharedReads {
  settings(): Promise<Settings | undefined>;
  menu(): Promise<Menu | undefined>;
  footer(): Promise<Footer | undefined>;
  forget(): void;
}

/** The shared reads of one storefront. */
export function createSharedReads(
  options: Pick<StorefrontOptions, "apiFetch" | "apiBaseUrl" | "apiKey" | "headerNames">,
): SharedReads {
  const { apiFetch, apiBaseUrl, apiKey, headerNames } = options;
  const client = createClient({ fetch: apiFetch, baseUrl: apiBaseUrl, apiKey, headerNames });
  const settings = kept(async () => dataOf(await client.call(getSettings)));
  const menu = kept(async () => dataOf(await client.call(getMenu)));
  const footer = kept(async () => dataOf(await client.call(getFooter)));
  return {
    settings: settings.read,
    menu: menu.read,
    footer: footer.read,
    forget: () => [settings, menu, footer].forEach((read) => read.forget()),
  };
}

function dataOf<C extends Parameters<ReturnType<typeof createClient>["call"]>[0]>(result: Result<C>) {
  return result.ok ? result.data : undefined;
}

/** One value, fetched once however many ask at the same time; a failed refresh keeps the old value. */
export function kept<T>(fetchValue: () => Promise<T | undefined>, now: () => number = Date.now) {
  let value: T | undefined;
  let fetchedAt = -Infinity;
  let pending: Promise<T | undefined> | undefined;

  function refresh(): Promise<T | undefined> {
    pending ??= fetchValue()
      .then((fetched) => {
        if (fetched !== undefined) {
          value = fetched;
          fetchedAt = now();
        }
        return value;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  }

  return {
    read(): Promise<T | undefined> {
      if (value === undefined) return refresh();
      if (now() - fetchedAt > FRESH_MS) void refresh();
      return Promise.resolve(value);
    },
    forget(): void {
      value = undefined;
    },
  };
}
