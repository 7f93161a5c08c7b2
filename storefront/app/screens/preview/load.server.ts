import { openPreview } from "@curat/contract/previews";
import type { Preview } from "@curat/contract/previews";
import { apiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { toArticleScreen } from "../article/load.server.ts";
import { toPostScreen } from "../blog-post/load.server.ts";
import { toHomeScreen } from "../home/load.server.ts";
import { toLandingScreen } from "../landing/load.server.ts";
import { loadNotFound } from "../not-found/load.server.ts";
import type { PageRequest } from "../../components/screen/screen-types.ts";
import { PREVIEWED } from "./previewed.ts";
import { texts } from "./texts.ts";

/** Returns the page of a draft for a preview link, or the 404 page if the link has expired. */
export async function loadPreview(page: PageRequest, code: string) {
  const { context } = page;
  // Previews must not be cached or shared, so this bypasses the cached API.
  const answer = await apiOf(context).call(openPreview, { body: { code } });
  refuseFailed(answer);
  const shown = answer.ok
    ? await toScreen(page, answer.data)
    : { kind: "not-found" as const, screen: await loadNotFound(page) };
  await PREVIEWED[shown.kind].preload();
  const { title } = shown.screen.head;
  return {
    ...shown,
    isFound: answer.ok,
    head: { title: `${texts.preview}: ${title}`, robots: "noindex, nofollow" },
  };
}

async function toScreen(page: PageRequest, preview: Preview) {
  const { context } = page;
  const { shopUrl } = context.get(scopeContext).options;
  const { kind, path } = preview;
  switch (kind) {
    case "landing":
      return { kind, screen: toLandingScreen(preview.page, `${shopUrl}${path}`) };
    case "article":
      return { kind, screen: await toArticleScreen(page, preview.page, path) };
    case "blog-post":
      return { kind, screen: await toPostScreen(context, preview.page, path) };
    case "home":
      return { kind, screen: await toHomeScreen(context, { blocks: preview.page.blocks, hasFailed: false }) };
  }
}
