import { randomUUID } from "node:crypto";
import type { ReactElement } from "react";
import { preloadModule } from "react-dom";
import type { PreloadModuleOptions } from "react-dom";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { renderPage } from "@curat/ui/document/render-page.server.ts";
import { addRequestCode } from "@curat/ui/request-code/with-request-codes.server.ts";
import { CachedValuesContext } from "./components/filters/filter-values.tsx";
import { cachedValues } from "./components/filters/cached-values.server.tsx";
import { CachedCards } from "./components/product-card/card-place.tsx";
import { cachedCard } from "./components/product-card/cached-cards.server.tsx";
import { Islands } from "./layout/island.tsx";
import { islandsContext } from "./layout/island-html.server.tsx";
import { takePageData } from "./document/page-data.server.ts";
import { stylesOf } from "./document/page-files.server.ts";
import { PageScriptsContext } from "./document/page-scripts.tsx";
import { PageStylesContext } from "./document/page-styles.tsx";
import { reportedCode } from "./session/request-code/reported-code.server.ts";
import { isPreviewAddress } from "./session/secret-addresses.ts";
import { cutPage, SlotMarksContext, unfilledPage } from "./session/visitor-slot.tsx";
import { type CutPage, scopeContext } from "./storefront-context.ts";

export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { options, onCut, pageClass } = context.get(scopeContext);
  addRequestCode(routerContext.staticHandlerContext, reportedCode(context));
  const islands = context.get(islandsContext);
  const { pathname } = new URL(request.url);
  const built = options.clientManifest ?? {};
  const { text, scripts, isAtOnce } = await takePageData(routerContext, { pathname, built });
  // Previews of drafts run no scripts (root.tsx).
  const runs = isPreviewAddress(pathname)
    ? undefined
    : { data: text, starter: routerContext.manifest.entry.module };

  function Document(): ReactElement {
    const { module, imports } = routerContext.manifest.entry;
    if (runs)
      for (const href of [module, ...imports, ...(isAtOnce ? scripts : [])]) preloadModule(href, LATER);
    return <ServerRouter context={routerContext} url={request.url} />;
  }
  const page = (
    <PageScriptsContext value={runs}>
      <SlotMarksContext value={onCut && { mark: MARK, hasFavourites: pageClass?.isCustomer === true }}>
        <PageStylesContext value={stylesOf(routerContext, built)}>
          <Islands value={islands}>
            <CachedCards value={cachedCard}>
              <CachedValuesContext value={cachedValues}>
                <Document />
              </CachedValuesContext>
            </CachedCards>
          </Islands>
        </PageStylesContext>
      </SlotMarksContext>
    </PageScriptsContext>
  );
  const rendered = await renderPage(page, { signal: request.signal, timeoutMs: streamTimeout + 1_000 });
  const body = onCut ? withoutMarks(rendered, onCut) : rendered;
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { status, headers });
}

/** Marks slots in rendered HTML. It is random per process and is removed from every page. */
const MARK = randomUUID();

function withoutMarks(rendered: Buffer, onCut: (page: CutPage) => void): Buffer<ArrayBuffer> {
  const cut = cutPage(rendered.toString(), MARK);
  onCut(cut);
  return Buffer.from(unfilledPage(cut));
}

// React supports `fetchPriority` here, but its types do not.
const LATER = { as: "script", fetchPriority: "low" } as PreloadModuleOptions;

export const handleError: HandleErrorFunction = (error, { request }) => {
  // Client errors are not logged, because anyone can cause them, for example with a form sent to a route
  // without an action (405).
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) console.error(error);
};
