import type { RouterContextProvider } from "react-router";
import { openPreview } from "@curat/contract/previews";
import type { Preview } from "@curat/contract/previews";
import { apiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { toLandingScreen } from "../landing/load.server.ts";
import { loadNotFound } from "../not-found/load.server.ts";
import type { PageRequest } from "../page/screen-types.ts";
import { SCREENS } from "../screens.ts";
import { texts } from "./texts.ts";

/** What a preview link shows: the page as the shop would show it, found by nobody else; not found once the link is over. */
export async function loadPreview(page: PageRequest, code: string) {
  const { context } = page;
  // Asked anew each time, and shared with nobody.
  const answer = await apiOf(context).call(openPreview, { body: { code } });
  refuseFailed(answer);
  const shown = answer.ok
    ? toScreen(context, answer.data)
    : { kind: "not-found" as const, screen: await loadNotFound(page) };
  await SCREENS[shown.kind].preload();
  const { title } = shown.screen.head;
  return {
    ...shown,
    isFound: answer.ok,
    head: { title: `${texts.preview}: ${title}`, robots: "noindex, nofollow" },
  };
}

function toScreen(context: Readonly<RouterContextProvider>, { kind, path, page }: Preview) {
  const { shopUrl } = context.get(scopeContext).options;
  return { kind, screen: toLandingScreen(page, `${shopUrl}${path}`) };
}
