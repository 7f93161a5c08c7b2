import { renderPage } from "@curat/ui/document/render-page.server.ts";
import { addRequestCode } from "@curat/ui/request-code/with-request-codes.server.ts";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { Nonce } from "./nonce.tsx";
import { scopeContext } from "./office-context.ts";
import { reportedCode } from "./session/reported-code.server.ts";

export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce } = context.get(scopeContext);
  addRequestCode(routerContext.staticHandlerContext, reportedCode(context));
  const page = (
    <Nonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </Nonce>
  );
  const { signal } = request;
  const body = await renderPage(page, { signal, timeoutMs: streamTimeout + 1_000, nonce });
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) console.error(error);
};
