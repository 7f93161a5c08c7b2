import { RouterContextProvider } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { expect, it } from "vitest";
import { scopeContext } from "../storefront-context.ts";
import type { RequestScope } from "../storefront-context.ts";
import { sessionMiddleware } from "./session.server.ts";

async function cacheControlOf(address: string, { ahead }: { ahead: boolean }): Promise<string | null> {
  const context = new RouterContextProvider();
  context.set(scopeContext, { options: { shopUrl: "http://shop.test" } } as unknown as RequestScope);
  const url = new URL(address, "http://shop.test");
  const request = new Request(url, { headers: ahead ? { "sec-purpose": "prefetch" } : {} });
  const args = { request, context, url, pattern: "", params: {} } as Parameters<
    MiddlewareFunction<Response>
  >[0];
  const response = (await sessionMiddleware(args, async () => new Response("pagina"))) as Response;
  return response.headers.get("cache-control");
}

it("a prefetched page is cached for the next click, but a response with the layout is not", async () => {
  expect(await cacheControlOf("/produs.data?_routes=page", { ahead: true })).toBe("private, max-age=10");
  expect(await cacheControlOf("/produs", { ahead: true })).toBe("private, max-age=10");
  expect(await cacheControlOf("/produs.data", { ahead: true })).toBe("private, no-store");
  expect(await cacheControlOf("/produs.data?_routes=root,page", { ahead: true })).toBe("private, no-store");
  expect(await cacheControlOf("/produs.data?_routes=page", { ahead: false })).toBe("private, no-cache");
});
