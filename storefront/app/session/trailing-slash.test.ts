import type { MiddlewareFunction } from "react-router";
import { expect, it } from "vitest";
import { trailingSlashMiddleware } from "./trailing-slash.server.ts";

async function movedFrom(address: string, init?: RequestInit) {
  const request = new Request(`http://shop.test${address}`, init);
  const args = { request } as Parameters<MiddlewareFunction<Response>>[0];
  const moved: unknown = await Promise.resolve()
    .then(() => trailingSlashMiddleware(args, async () => new Response()))
    .catch((thrown: unknown) => thrown);
  return moved instanceof Response ? [moved.status, moved.headers.get("location")] : undefined;
}

// Fragments are not tested, because browsers add them to the new URL themselves.
it.each([
  ["/detergenti/", "/detergenti"],
  ["/detergenti///?sort=nume&page=2", "/detergenti?sort=nume&page=2"],
  ["//evil.example/", "/evil.example"],
])("a trailing slash is removed by a permanent redirect that keeps the query: %s", async (from, to) => {
  expect(await movedFrom(from)).toEqual([301, to]);
});

it.each<[string, RequestInit?]>([["/"], ["/?a=1"], ["/detergenti"], ["/auth/", { method: "POST" }]])(
  "%s is not redirected",
  async (address, init) => {
    expect(await movedFrom(address, init)).toBeUndefined();
  },
);
