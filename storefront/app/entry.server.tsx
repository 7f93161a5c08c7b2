import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { ReactElement } from "react";
import { preloadModule } from "react-dom";
import type { PreloadModuleOptions } from "react-dom";
import { renderToPipeableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { Islands } from "./layout/island.tsx";
import { islandsContext } from "./layout/island-html.server.tsx";
import { takePageData } from "./document/page-data.server.ts";
import { PageScriptsContext } from "./document/page-scripts.tsx";
import { isPreviewAddress } from "./session/secret-addresses.ts";
import { scopeContext } from "./storefront-context.ts";

/** Loaders that answer later than this are given up. */
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
  const { options } = context.get(scopeContext);
  const islands = context.get(islandsContext);
  const { pathname } = new URL(request.url);
  const built = options.clientManifest ?? {};
  const { text, scripts, isAtOnce } = await takePageData(routerContext, { pathname, built });
  // A preview runs nothing (root.tsx).
  const runs = isPreviewAddress(pathname)
    ? undefined
    : { data: text, starter: routerContext.manifest.entry.module };

  function Document(): ReactElement {
    // At low priority: the page shows without script, and its style, letters and first picture come before.
    const { module, imports } = routerContext.manifest.entry;
    if (runs)
      for (const href of [module, ...imports, ...(isAtOnce ? scripts : [])]) preloadModule(href, LATER);
    return <ServerRouter context={routerContext} url={request.url} />;
  }
  const page = (
    <PageScriptsContext value={runs}>
      <Islands value={islands}>
        <Document />
      </Islands>
    </PageScriptsContext>
  );
  const body = await render(page, request);
  return new Response(createReadableStreamFromReadable(body), { status, headers });
}

// React hands the priority on; its types do not name it yet.
const LATER = { as: "script", fetchPriority: "low" } as PreloadModuleOptions;

/** All at once: what its loaders answered is here, and a part that came later would need an inline script. */
function render(page: ReactElement, request: Request): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(page, {
      // Finished parts stand in the HTML in their place however large they are: they show without JavaScript.
      progressiveChunkSize: 10_000_000,
      onAllReady() {
        pipe(body);
        resolve(body);
      },
      onShellError: reject,
      onError(error) {
        if (!request.signal.aborted) console.error(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1000);
    body.once("close", () => {
      clearTimeout(timer);
      abort(); // the visitor left: what is still rendering is for nobody
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A form sent to an address that takes none has its 405: anybody can send any number of them.
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) console.error(error);
};
