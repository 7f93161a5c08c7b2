/** Runs the whole storefront in this process, without a build or a browser. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as entry from "../entry.server.tsx";
import * as root from "../root.tsx";
import routes from "../routes.ts";
import { createSharedReads } from "../session/shared-reads.server.ts";
import { scopeContext, type StorefrontOptions } from "../storefront-context.ts";

const MODULES = import.meta.glob<object>("../**/*.route.{ts,tsx}");

interface Opened {
  status: number;
  html: string;
  location: string | null;
}
/** A browser without JavaScript. It keeps its cookies between requests. */
export interface WholeShop {
  open(path: string, fields?: Record<string, string> | URLSearchParams): Promise<Opened>;
  cookies: Map<string, string>;
}

type Manifest = ServerBuild["routes"];
let manifest: Promise<Manifest> | undefined;

/** Opens a storefront whose API calls go to `apiFetch`. It shares no state with other storefronts. */
export async function openWholeShop(
  apiFetch: typeof fetch,
  { hasOwnApi = false }: { hasOwnApi?: boolean } = {},
): Promise<WholeShop> {
  manifest ??= readRoutes();
  const handle = createRequestHandler(buildOf(await manifest), "test");
  const options: StorefrontOptions = {
    apiFetch,
    apiBaseUrl: "http://api.test/api/v1",
    apiKey: "cheie",
    sealKey: "sigiliu-pentru-teste",
    shopUrl: "http://shop.test",
    paymentProcessors: ["https://secure.mobilpay.ro"],
    hasOwnApi,
    sendsVisitor: false,
    clientManifest: {},
  };
  const cookies = new Map<string, string>();
  const shared = createSharedReads(options);
  return {
    cookies,
    async open(path, fields) {
      const context = new RouterContextProvider();
      context.set(scopeContext, {
        options,
        shared: shared.for(() => undefined),
        madeOf: () => undefined,
        noteRedirect: () => undefined,
      });
      const request = new Request(new URL(path, options.shopUrl), {
        headers: {
          accept: "text/html",
          "sec-fetch-dest": "document",
          origin: options.shopUrl,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
        ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
      });
      const response = await handle(request, context);
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return {
        status: response.status,
        html: await response.text(),
        location: response.headers.get("location"),
      };
    },
  };
}

async function readRoutes(): Promise<Manifest> {
  const found: Manifest = { root: { id: "root", path: "", module: root } };
  const add = async (list: typeof routes, parentId: string): Promise<void> => {
    for (const { id, path, index, file, children } of list as readonly Listed[]) {
      const name = id ?? file.replace(/\.tsx?$/, "");
      const module = (await MODULES[`../${file}`]?.()) as never;
      found[name] = { id: name, parentId, path, index, module };
      if (children) await add(children, name);
    }
  };
  await add(routes, "root");
  return found;
}

interface Listed {
  id?: string;
  path?: string;
  index?: boolean;
  file: string;
  children?: Listed[];
}

function buildOf(found: Manifest): ServerBuild {
  const assets = Object.fromEntries(
    Object.values(found).flatMap((route) =>
      route
        ? [
            [
              route.id,
              {
                ...route,
                module: `/${route.id}.js`,
                hasAction: "action" in route.module,
                hasLoader: "loader" in route.module,
                hasErrorBoundary: "ErrorBoundary" in route.module,
                hasClientAction: false,
                hasClientLoader: false,
                hasClientMiddleware: false,
              },
            ],
          ]
        : [],
    ),
  );
  return {
    entry: { module: entry as never },
    routes: found,
    assets: {
      version: "0",
      url: "/manifest.js",
      entry: { module: "/entry.js", imports: [] },
      routes: assets,
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}
