import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { Islands } from "./layout/island.tsx";
import { islandsContext } from "./layout/island-html.server.tsx";
import { Nonce } from "./nonce.tsx";
import { preloadScripts } from "./screens/page/preload-scripts.server.ts";
import { isPreviewAddress } from "./session/secret-addresses.ts";
import { scopeContext } from "./storefront-context.ts";

/** Loaders that answer later than this are given up. */
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, options } = context.get(scopeContext);
  const islands = context.get(islandsContext);

  // It runs nothing (root.tsx): all of it stands in the HTML.
  const isPreview = isPreviewAddress(new URL(request.url).pathname);

  function Document(): ReactElement {
    if (!isPreview) preloadScripts(routerContext, options.clientManifest ?? {}, nonce);
    return <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
  }
  const page = (
    <Nonce value={nonce}>
      <Islands value={islands}>
        <Document />
      </Islands>
    </Nonce>
  );
  const waitForAll = isPreview || isbot(request.headers.get("user-agent") ?? "");
  return stream(page, { request, nonce, waitForAll }).then(
    (body) => new Response(createReadableStreamFromReadable(body), { status, headers }),
  );
}

function stream(
  page: ReactElement,
  { request, nonce, waitForAll }: { request: Request; nonce: string; waitForAll: boolean },
): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough();
    const ready = () => {
      pipe(body);
      resolve(body);
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Finished parts stand in the HTML in their place however large they are: they show without JavaScript.
      progressiveChunkSize: 10_000_000,
      [waitForAll ? "onAllReady" : "onShellReady"]: ready,
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
