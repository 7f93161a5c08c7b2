import { data, redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { resolveRoute } from "@curat/contract/routing";
import { readsOf } from "../../session/api.server.ts";
import { LOADERS } from "../loaders.server.ts";
import { SCREENS } from "../screens.ts";
import { kindOf } from "./kind-of.ts";
import { parsePageAddress } from "./page-address.ts";
import { mergeHead } from "./screen-types.ts";

/** Asks the router call, decides 301 and 404, then takes the kind's own loader. */
export async function loadPage({
  request,
  context,
  url,
}: Pick<LoaderFunctionArgs, "request" | "context" | "url">) {
  const address = parsePageAddress(url);
  const answer = await readsOf(context).call(resolveRoute, { body: { url: address.path } });
  if (!answer.ok && answer.status !== 404 && answer.status !== 422) throw data(null, { status: 503 });
  const route = answer.ok ? answer.body : { statusCode: 404, headInfo: null, data: { extern: false } };
  if (route.statusCode === 301 && route.data.url) throw redirect(movedTo(route.data.url, url), 301);

  // What the provider knows to be somewhere else is no page of ours, found or not (browsing spec, section 2).
  if (route.data.extern && route.data.url && isAbsolute(route.data.url)) throw redirect(route.data.url, 302);

  const resolved = kindOf(route.statusCode, route.data);
  const page = { request, context, url, address, id: resolved.id, type: route.data.type };
  const found = await LOADERS[resolved.kind](page);
  const kind = found ? resolved.kind : "not-found";
  const screen = found ?? (await LOADERS["not-found"](page));
  await SCREENS[kind].preload();
  const head = mergeHead(screen.head, kind === "not-found" ? null : route.headInfo);
  return data({ kind, head, screen }, { status: kind === "not-found" ? 404 : 200 });
}

/** The router's targets are addresses of this shop, with or without their slash; others stay whole. */
export function movedTo(target: string, from: URL): string {
  if (isAbsolute(target)) return target;
  return `/${target.replace(/^\/+/, "")}${target.includes("?") ? "" : from.search}`;
}

function isAbsolute(url: string): boolean {
  return /^https?:\/\//.test(url);
}
