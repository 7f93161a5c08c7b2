import { data, redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { resolveRoute } from "@curat/contract/routing";
import { cachedApiOf } from "../../session/api.server.ts";
import { redirectTo } from "../../session/redirect-to.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { LOADERS } from "../loaders.server.ts";
import { SCREENS } from "../screens.ts";
import { screenOfAddress } from "./screen-of-address.ts";
import type { ResolvedScreen, ScreenKind } from "./screen-of-address.ts";
import { parsePageAddress } from "../../components/listing/read-address.ts";
import { mergeHead } from "../../components/screen/screen-types.ts";
import type { ScreenData } from "../../components/screen/screen-types.ts";

const LISTS = new Set<ScreenKind>(["category", "brand", "promotion", "search", "blog-list"]);

/** Resolves the path with the router call, handles 301 and 404, and runs the page's loader. */
export async function loadPage({
  request,
  context,
  url,
}: Pick<LoaderFunctionArgs, "request" | "context" | "url">) {
  const address = parsePageAddress(url);
  const answer = await cachedApiOf(context).call(resolveRoute, { body: { url: address.path } });
  if (!answer.ok && answer.status !== 404 && answer.status !== 422) throw data(null, { status: 503 });
  const route = answer.ok ? answer.body : { statusCode: 404, headInfo: null, data: { extern: false } };
  if (route.statusCode === 301 && route.data.url) {
    context.get(scopeContext).noteRedirect(address.path);
    throw redirectTo(movedTo(route.data.url, url), 301);
  }

  // External targets are redirected even if the router returns 404 (requirements: B2).
  if (route.data.extern && route.data.url && isAbsolute(route.data.url))
    throw redirectTo(route.data.url, 302);

  const resolved = resolvedAt(address.path, url, screenOfAddress(route.statusCode, route.data));
  const lowerCase = resolved.kind === "not-found" ? inLowerCase(url) : undefined;
  if (lowerCase) throw redirect(lowerCase, 301);
  const page = { request, context, url, address, id: resolved.id, type: route.data.type };
  const found = await LOADERS[resolved.kind](page);
  const kind = found ? resolved.kind : "not-found";
  const screen = found ?? (await LOADERS["not-found"](page));
  await SCREENS[kind].preload();
  const { isPastEnd = false }: ScreenData = screen;
  const isMissing = kind === "not-found" || isPastEnd;
  const { shopUrl } = context.get(scopeContext).options;
  const head = mergeHead(screen.head, isMissing ? null : route.headInfo, shopUrl);
  if (isPastEnd) delete head.canonical;
  return data({ kind, head, screen }, { status: isMissing ? 404 : 200 });
}

/**
 * Returns the screen, or "not found" if the URL has a page number or filters but the screen is not a list.
 */
export function resolvedAt(path: string, { pathname }: URL, resolved: ResolvedScreen): ResolvedScreen {
  return path === pathname || LISTS.has(resolved.kind) ? resolved : { kind: "not-found", id: 0 };
}

/** Returns the URL's path in lower case with its query, or undefined if the path is already in lower case. */
export function inLowerCase({ pathname, search }: URL): string | undefined {
  // Escapes such as %C8 encode bytes rather than letters, so they stay unchanged.
  const lower = pathname.replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith("%") ? part : part.toLowerCase(),
  );
  return lower === pathname ? undefined : `/${lower.replace(/^\/+/, "")}${search}`;
}

/** Returns the redirect target. A path keeps the request's query; an absolute URL stays unchanged. */
export function movedTo(target: string, from: URL): string {
  if (isAbsolute(target)) return target;
  return `/${target.replace(/^\/+/, "")}${target.includes("?") ? "" : from.search}`;
}

function isAbsolute(url: string): boolean {
  return /^https?:\/\//.test(url);
}
