import { expect, it } from "vitest";
import { RouterContextProvider } from "react-router";
import { createSharedReads } from "../session/shared-reads.server.ts";
import { scopeContext } from "../storefront-context.ts";
import type { RequestScope } from "../storefront-context.ts";
import { aCart } from "../testing/a-cart.ts";
import { createCachedSlots } from "./cached-slots.server.ts";

function open(status = 200) {
  const slots = createCachedSlots();
  const counted = { carts: 0 };
  const options = {
    apiFetch: async (input: RequestInfo | URL) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (!pathname.endsWith("/cart"))
        return Response.json({ data: {} }, { headers: { "cache-tag": "settings" } });
      counted.carts += 1;
      return Response.json({ data: aCart() }, { status, headers: { "cache-tag": "product:7,settings" } });
    },
    apiBaseUrl: "http://api.test/api/v1",
    apiKey: "cheie",
    sealKey: "sigiliu",
    shopUrl: "http://shop.test",
    hasOwnApi: true,
  };
  const fill = (cookie: string) =>
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- `fill` belongs to a page's slots, not to an array
    slots.fill(new Request("http://shop.test/", { headers: { cookie } }), (madeOf) => {
      const context = new RouterContextProvider();
      const shared = createSharedReads(options).for(madeOf);
      const scope = { options, shared, madeOf, noteRedirect: () => undefined };
      context.set(scopeContext, scope as unknown as RequestScope);
      return context;
    });
  return { kept: slots, counted, fill };
}

it("the slot cache reads each version of a cart only once", async () => {
  const { kept, counted, fill } = open();
  const cookie = "qcartid=c; cartversion=1";
  expect(kept.find(cookie)).toBeUndefined();
  const slots = await fill(cookie);
  expect(slots?.filled.cart).toContain("100,00 lei");
  expect(await fill(cookie)).toBe(slots);
  expect(kept.find(`csvid=x; ${cookie}`)).toBe(slots);
  expect(counted.carts).toBe(1);
});

it("the slot cache keeps versions and visitors apart", async () => {
  const { kept, counted, fill } = open();
  await fill("qcartid=c; cartversion=1");
  for (const cookie of ["qcartid=c; cartversion=2", "qcartid=d; cartversion=1", "qcartid=c", "cartversion=1"])
    expect([cookie, kept.find(cookie)]).toEqual([cookie, undefined]);
  await fill("qcartid=c");
  await fill("qcartid=c");
  expect(counted.carts).toBe(3);
});

it("the slot cache drops a cart when one of its products changes", async () => {
  const { kept, fill } = open();
  const cookie = "qcartid=c; cartversion=1";
  await fill(cookie);
  kept.drop(["product:8"]);
  expect(kept.find(cookie)).toBeDefined();
  kept.drop(["product:7"]);
  expect(kept.find(cookie)).toBeUndefined();
});

it("the slot cache stores nothing when the cart could not be read", async () => {
  const { kept, fill } = open(503);
  const cookie = "qcartid=c; cartversion=1";
  expect(await fill(cookie)).toBeUndefined();
  expect(kept.find(cookie)).toBeUndefined();
});
