import type { RouterContextProvider } from "react-router";
import { getHomePage } from "@curat/contract/content";
import { apiOf } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";

/** The blocks of the home page, each mapped to what its component shows. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const [home, settings] = await Promise.all([
    apiOf(context).call(getHomePage),
    context.get(scopeContext).shared.settings(),
  ]);
  if (!home.ok) console.error("Homepage is not working correctly"); // spec: browsing, section 8
  return {
    head: { title: settings?.meta.title ?? "Curat", description: settings?.meta.description },
    blocks: home.ok ? home.data.blocks.map(({ type }) => ({ type })) : [],
  };
}
