/** A web process: serves the shop on its port until a stop signal. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { type Api, createApi, enableStandbyReader } from "@curat/api";
import { apiConfigOf } from "./api-config.ts";
import { openLog, takeConsole } from "./log.ts";
import { heapsIn } from "./metrics/heap-metrics.ts";
import { measureProcess, metricsOfAll } from "./metrics/process-metrics.ts";
import { readProcessSettings } from "./process-settings.ts";
import { collectTraces } from "./tracing/collect-traces.ts";
import { serveUntilDrained } from "./processes/serve-until-drained.ts";
import { drainServer } from "./processes/drain-server.ts";
import { readPrefixed } from "./site/cookie-prefixes.ts";
import { hostBuiltOffice, hostDevOffice } from "./site/office-host.ts";
import { sendCachedPages } from "./site/send-cached-page.ts";
import { createPageCache } from "./site/page-cache.ts";
import { mediaStoreOf } from "./site/media-sources.ts";
import { buildSite } from "./site/site.ts";
import { neighboursOf } from "./processes/buyer-presence.ts";
import { createVisitorGate } from "./site/visitor-gate.ts";
import { sendsTooBusy } from "./site/too-busy.ts";
import { refuseTwoHosts } from "./site/duplicate-host.ts";
import { hostBuiltStorefront, type StorefrontHost } from "./site/storefront-host.ts";

const LISTEN_WITHIN_MS = 30_000;

const settings = readProcessSettings();
const log = openLog("web");
if (!settings.isDev) takeConsole(log);
const endTracing = await collectTraces("web");
const api: Api | undefined = settings.apiUrl
  ? undefined
  : createApi({
      ...apiConfigOf(settings, log),
      screenTexts,
      heaps: async () => heapsIn(await metricsOfAll()),
    });
const storefront: StorefrontHost = settings.isDev
  ? await (await import("./site/dev-storefront.ts")).hostDevStorefront(settings, api)
  : await hostBuiltStorefront(settings, api);
const office = api && (await (settings.isDev ? hostDevOffice : hostBuiltOffice)(settings, api));
const pages = settings.isDev ? undefined : createPageCache(settings.apiUrl ? { staleMs: 0 } : {});
const readiness = { isDraining: false };
const media = api && mediaStoreOf(api);
const site = buildSite({ settings, api, media, storefront, office, pages, log, readiness });
measureProcess(api);

// Cached API responses are dropped first, because re-rendered pages use them.
api?.onTouched((tags) => {
  media?.drop(tags);
  storefront.dropShared(tags);
  pages?.drop(tags);
});
const listener = getRequestListener((request, bindings) => site.fetch(request, bindings));
const answer = async (request: IncomingMessage, response: ServerResponse) => listener(request, response);
const { before } = storefront;
const serve = before ? serveSources(before) : await gated();
const hasPrefixes = settings.shopUrl.startsWith("https:");
const server = createServer((request, response) => {
  if (refuseTwoHosts(request, response)) return;
  if (hasPrefixes) readPrefixed(request);
  serve(request, response);
});

function serveSources(shopFiles: NonNullable<StorefrontHost["before"]>): RequestListener {
  return (request, response) => {
    const further = () => shopFiles(request, response, () => void answer(request, response));
    if (office?.before) office.before(request, response, further);
    else further();
  };
}

async function gated(): Promise<RequestListener> {
  const { shopUrl } = settings;
  const findSlots = storefront.slots?.findSlots;
  return createVisitorGate({
    answer,
    sendCached: pages ? sendCachedPages(pages, { shopUrl, findSlots }) : () => false,
    sendAway: await sendsTooBusy(await storefront.tooBusy(), shopUrl),
    neighbours: neighboursOf(process),
  });
}

function screenTexts(): ReturnType<StorefrontHost["texts"]> {
  return storefront.texts();
}

// Longer than proxies keep idle connections, so that they never send requests on a closing one.
server.keepAliveTimeout = 65_000;
// A proxy's connections would otherwise all stay at the process that was ready first.
server.maxRequestsPerSocket = 200;

// Loads the index while other processes accept connections. Without a database it is never loaded:
// the process then listens after LISTEN_WITHIN_MS, and requests that need the index get 503.
if (api) await Promise.race([api.warmUp(), pause(LISTEN_WITHIN_MS, undefined, { ref: false })]);
server.listen(settings.port, settings.host, () => {
  if (api) enableStandbyReader();
  serveUntilDrained(async () => {
    readiness.isDraining = true;
    // Load balancers poll /readyz and need time to send requests elsewhere.
    await pause(settings.drainSeconds * 1000);
    await drainServer(server);
    await Promise.all([storefront.close(), office?.close()]);
    await api?.close();
    await endTracing();
  }, settings.drainSeconds);
});
