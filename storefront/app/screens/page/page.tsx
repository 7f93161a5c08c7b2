/** The catch-all address: asks the router call, decides 301 and 404, then hands over to the kind's screen. */
import { data, redirect, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { resolveRoute } from "@curat/contract/routing";
import { apiOf } from "../../session/api.server.ts";
import { LOADERS } from "../loaders.server.ts";
import { SCREENS } from "../screens.ts";
import { headTags } from "./head-tags.ts";
import { kindOf } from "./kind-of.ts";
import { parsePageAddress } from "./page-address.ts";
import { mergeHead } from "./screen-types.ts";

export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const address = parsePageAddress(url);
  const answer = await apiOf(context).call(resolveRoute, { body: { url: address.path } });
  if (!answer.ok && answer.status !== 404) throw data(null, { status: 503 });
  const route = answer.ok ? answer.body : { statusCode: 404, headInfo: null, data: { extern: false } };
  if (route.statusCode === 301 && route.data.url) throw redirect(localAddress(route.data.url) + url.search, 301);

  const resolved = kindOf(route.statusCode, route.data);
  const page = { request, context, url, address, id: resolved.id };
  const found = await LOADERS[resolved.kind](page);
  const kind = found ? resolved.kind : "not-found";
  const screen = found ?? (await LOADERS["not-found"](page));
  await SCREENS[kind].preload();
  const head = mergeHead(screen.head, kind === "not-found" ? null : route.headInfo);
  return data({ kind, head, screen }, { status: kind === "not-found" ? 404 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Page() {
  const { kind, screen } = useLoaderData<typeof loader>();
  // The loader took data and kind from the same row of the two tables; TypeScript cannot follow that here.
  const { Screen } = SCREENS[kind] as { Screen: React.ComponentType<{ data: unknown }> };
  return <Screen data={screen} />;
}

/** The router's targets are addresses of this shop, with or without their slash; others stay whole. */
function localAddress(target: string): string {
  return /^https?:\/\//.test(target) ? target : `/${target.replace(/^\/+/, "")}`;
}
