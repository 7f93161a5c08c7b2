import { RouterContextProvider } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { sessionMiddleware, sessionOf } from "../session/session.server.ts";
import { createSharedReads } from "../session/shared-reads.server.ts";
import { scopeContext } from "../storefront-context.ts";
import type { RequestScope } from "../storefront-context.ts";

export type Act = (context: RouterContextProvider) => Promise<unknown>;
interface Visit {
  method?: string;
  cookie?: string;
  hasOwnApi?: boolean;
  status?: number | ((url: URL) => number);
}

/** Runs `act` like a loader, with a stubbed API. If it throws, the thrown value becomes the response. */
export async function visit(
  body: unknown,
  act: Act,
  { method = "GET", cookie = "", hasOwnApi = true, status = 200 }: Visit = {},
) {
  const requests: Request[] = [];
  const options = {
    apiFetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      requests.push(request);
      const answer: unknown = typeof body === "function" ? await body(request) : body;
      return Response.json(answer, {
        status: typeof status === "function" ? status(new URL(request.url)) : status,
      });
    },
    apiBaseUrl: "http://api.test/api/v1",
    apiKey: "cheie",
    sealKey: "sigiliu",
    shopUrl: "http://shop.test",
    hasOwnApi,
    sendsVisitor: hasOwnApi,
  };
  const context = new RouterContextProvider();
  context.set(scopeContext, {
    options,
    visitorAddress: "192.0.2.7",
    visitorAgent: "Firefox",
    shared: createSharedReads(options).for(() => undefined),
    madeOf: () => undefined,
    noteRedirect: () => undefined,
    requestCode: "3f2a9c01d4e5",
  } as unknown as RequestScope);
  const request = new Request("http://shop.test/cos", { method, headers: { cookie } });
  let notices: unknown;
  const next = async () => {
    const thrown = await act(context).then(
      () => undefined,
      (error: unknown) => error,
    );
    ({ notices } = sessionOf(context));
    return thrown instanceof Response ? new Response(null, thrown) : new Response("pagina");
  };
  const url = new URL(request.url);
  const args = { request, context, url, pattern: "", params: {} } as Parameters<
    MiddlewareFunction<Response>
  >[0];
  // The middleware turns the result of `act` into a response with the session's cookies.
  const response = (await sessionMiddleware(args, next)) as Response;
  return { response, requests, notices, cookies: response.headers.getSetCookie() };
}
