/** The storefront's server entry. The `server` package loads it from build/server/index.js. */
import { readFileSync } from "node:fs";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { withRequestCodes } from "@curat/ui/request-code/with-request-codes.server.ts";
import { type DefaultText, listTexts } from "@curat/contract/texts.values";
import { createCachedSlots } from "./document/cached-slots.server.ts";
import type { OwnSlots } from "./document/own-slots.server.tsx";
import { type PolicyAdditions, policyAdditions } from "./document/policy-additions.server.ts";
import { orLastResort, tooBusy } from "./screens/error/last-resort.ts";
import { SCREENS } from "./screens/screens.ts";
import { reportedCode } from "./session/request-code/reported-code.server.ts";
import { createRedirectCounter } from "./session/redirect-counter.server.ts";
import { createSharedReads } from "./session/shared-reads.server.ts";
import { scopeContext } from "./storefront-context.ts";
import type { ClientManifest, PerRequest, StorefrontOptions } from "./storefront-context.ts";

export type { OwnSlots } from "./document/own-slots.server.tsx";
export type { CutPage, PageClass, PerRequest, Slot, StorefrontOptions } from "./storefront-context.ts";

export interface Storefront {
  fetch(request: Request, perRequest: PerRequest): Promise<Response>;
  fillSlots(request: Request, perRequest: PerRequest): Promise<OwnSlots | undefined>;
  findSlots(cookie: string): OwnSlots | undefined;
  tooBusy(): Response;
  policyAdditions(pathname: string): Promise<PolicyAdditions>;
  texts(): DefaultText[];
  dropShared(tags: readonly string[]): void;
}

export function createStorefront(provided: StorefrontOptions): Storefront {
  const options = { ...provided, clientManifest: provided.clientManifest ?? readClientManifest() };
  const stored = createSharedReads(options);
  const { settings } = stored.for(ignoreTags);
  const slots = createCachedSlots();
  const noteRedirect = createRedirectCounter(options);
  const coded = withRequestCodes(build, reportedCode);
  const handle = createRequestHandler(coded, import.meta.env.MODE);
  // Load all chunks now, because a later build may replace their files while this process is running.
  for (const { preload } of Object.values(SCREENS)) void preload();
  function contextOf(
    request: Request,
    { visitorAddress, requestCode, pageClass, onCut, madeOf = ignoreTags }: PerRequest,
  ) {
    const context = new RouterContextProvider();
    context.set(scopeContext, {
      options,
      shared: stored.for(madeOf),
      madeOf,
      noteRedirect,
      visitorAddress,
      requestCode,
      pageClass,
      onCut,
      visitorAgent: request.headers.get("user-agent") ?? undefined,
    });
    return context;
  }
  return {
    fetch: async (request, perRequest) =>
      orLastResort(await handle(request, contextOf(request, perRequest)), perRequest.requestCode),
    fillSlots: (request, perRequest) =>
      slots.fill(request, (madeOf) => contextOf(request, { ...perRequest, madeOf })),
    findSlots: slots.find,
    tooBusy,
    policyAdditions: async (pathname) => policyAdditions(await settings(), pathname),
    texts: () => listTexts(Object.values(CATALOGUES)),
    dropShared(tags) {
      stored.drop(tags);
      slots.drop(tags);
    },
  };
}

const CATALOGUES = import.meta.glob<object>(["./**/texts.ts", "../../ui/src/**/texts.ts"], {
  eager: true,
  import: "texts",
});

function ignoreTags(): void {}

/** Returns the client's manifest. It is empty in development, where Vite serves modules individually. */
function readClientManifest(): ClientManifest {
  if (import.meta.env.DEV) return {};
  return JSON.parse(
    readFileSync(new URL("../client/.vite/manifest.json", import.meta.url), "utf8"),
  ) as ClientManifest;
}
