/** Hosts the storefront: provides its API and passes it requests under the shop's public URL. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { API_BASE } from "@curat/contract/headers.values";
import type { Api } from "@curat/api";
import type { PerRequest, Storefront, StorefrontOptions } from "../../../storefront/app/server.ts";
import type { ProcessSettings } from "../process-settings.ts";
import { isLoopback } from "../settings.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { fetchWith } from "./fetch-with.ts";
import { processorsOf } from "./payment-processors.ts";
import { copyRequest } from "./request-copy.ts";
import { SERVER_ENTRY } from "./storefront-build.ts";

export interface StorefrontHost {
  fetch(request: Request, perRequest: PerRequest): Promise<Response>;
  /** Functions that load the visitor's slots in cached pages; undefined in development. */
  slots?: Pick<Storefront, "fillSlots" | "findSlots">;
  tooBusy(): Response | Promise<Response>;
  /** Returns what the shop's settings add to a page's content security policy. */
  policyAdditions: Storefront["policyAdditions"];
  /** Handles requests for Vite's own files in development. */
  before?(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Returns the default texts of all screens, for editing in the office. */
  texts(): Promise<ReturnType<Storefront["texts"]>>;
  dropShared(tags: readonly string[]): void;
  close(): Promise<void>;
}

/** Returns the storefront's options. It calls our API within this process and an external one over HTTP. */
export function storefrontOptions(
  settings: ProcessSettings,
  api: Api | undefined,
  foreignFetch: typeof fetch = boundedFetch(),
): StorefrontOptions {
  const { apiUrl, apiKey, sealKey, shopUrl, foreignApi } = settings;
  const paymentProcessors = processorsOf(settings);
  if (!api) {
    if (!apiUrl) throw new Error("Without its own API the storefront needs API_URL.");
    const { headerNames, headers, sendsVisitor, sitemapUrl, filesUrl } = foreignApi;
    return {
      apiFetch: fetchWith(headers, foreignFetch),
      apiBaseUrl: apiUrl,
      apiKey,
      headerNames,
      sendsVisitor,
      sitemapUrl,
      filesUrl,
      sealKey,
      shopUrl,
      paymentProcessors,
      hasOwnApi: false,
    };
  }
  const fetchFromApi: typeof fetch = (input, init) => api.fetch(new Request(input, init));
  return {
    apiFetch: fetchFromApi,
    apiBaseUrl: `http://api.internal${API_BASE}`,
    apiKey,
    sealKey,
    shopUrl,
    paymentProcessors,
    hasOwnApi: true,
    sendsVisitor: true,
  };
}

export async function hostBuiltStorefront(
  settings: ProcessSettings,
  api: Api | undefined,
): Promise<StorefrontHost> {
  const { createStorefront } = (await import(SERVER_ENTRY.href)) as {
    createStorefront(options: StorefrontOptions): Storefront;
  };
  const storefront = createStorefront(storefrontOptions(settings, api));
  return {
    fetch: (request, perRequest) => storefront.fetch(underShopUrl(request, settings.shopUrl), perRequest),
    slots: {
      fillSlots: (request, perRequest) =>
        storefront.fillSlots(underShopUrl(request, settings.shopUrl), perRequest),
      findSlots: (cookie) => storefront.findSlots(cookie),
    },
    tooBusy: () => storefront.tooBusy(),
    policyAdditions: (pathname) => storefront.policyAdditions(pathname),
    texts: async () => storefront.texts(),
    dropShared: (tags) => storefront.dropShared(tags),
    close: async () => undefined,
  };
}

/**
 * Returns the request with the shop's public URL.
 * Behind TLS or a proxy, this process's URL differs from the form's Origin, and React Router would refuse the
 * form.
 * Other origins are still refused (form-guard.ts).
 */
export function underShopUrl(request: Request, shopUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete("x-forwarded-host");
  headers.set("host", new URL(shopUrl).host);
  if (isSameMachine(headers.get("origin"), shopUrl)) headers.set("origin", shopUrl);
  return copyRequest(request, { url: `${shopUrl}${pathname.replace(/^\/{2,}/, "/")}${search}`, headers });
}

/**
 * Returns whether the origin is the same shop under another local name.
 * localhost, 127.0.0.1 and [::1] are equivalent while only this machine can reach the shop.
 */
export function isSameMachine(origin: string | null, shopUrl: string): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  const [requested, ours] = [new URL(origin), new URL(shopUrl)];
  return (
    isLoopback(requested.hostname) &&
    isLoopback(ours.hostname) &&
    requested.port === ours.port &&
    requested.protocol === ours.protocol
  );
}
