import { expect, it } from "vitest";
import { scopeContext } from "../../storefront-context.ts";
import type { SharedReads } from "../../storefront-context.ts";
import { visit } from "../../testing/visit.ts";
import { loadAuth } from "./load.server.ts";

async function offered(flags?: Record<string, boolean>): Promise<unknown> {
  let social: unknown;
  const settings = async () => flags && { flags };
  // The page reads only the settings' flags.
  const shared = { settings } as unknown as SharedReads;
  await visit({}, async (context) => {
    context.set(scopeContext, { ...context.get(scopeContext), shared });
    ({ social } = await loadAuth(context, new URL("http://shop.test/auth")));
  });
  return social;
}

it("the login page has a button for each enabled provider when socialLogin is enabled", async () => {
  expect(await offered({ socialLogin: true, google: true, facebook: false, apple: true })).toEqual([
    "google",
    "apple",
  ]);
  expect(await offered({ socialLogin: false, google: true, facebook: true, apple: true })).toEqual([]);
  expect(await offered()).toEqual([]);
});
