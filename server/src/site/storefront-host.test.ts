import { expect, it } from "vitest";
import { addToCart } from "@curat/contract/cart";
import { createClient } from "@curat/contract/client";
import { parseSettings } from "../settings.ts";
import type { ProcessSettings } from "../process-settings.ts";
import { storefrontOptions } from "./storefront-host.ts";

it("storefrontOptions sends an external API its own header names, headers and key", async () => {
  const parsed = parseSettings({
    API_URL: "https://api.example/v1",
    API_KEY: "k",
    API_HEADER_KEY: "x-shop-key",
    API_HEADER_TOKEN: "x-session",
    API_HEADER_CART: "x-basket",
    API_HEADERS: "x-tenant: 42",
  });
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  const requested: Headers[] = [];
  const { apiFetch, apiBaseUrl, apiKey, headerNames, sendsVisitor } = storefrontOptions(
    parsed.settings as ProcessSettings,
    undefined,
    async (input, init) => {
      const request = new Request(input, init);
      requested.push(request.headers);
      return Response.json({ data: {} });
    },
  );
  expect(sendsVisitor).toBe(false);
  const client = createClient({
    fetch: apiFetch,
    baseUrl: apiBaseUrl,
    apiKey,
    headerNames,
    token: "t",
    cartId: "c",
  });
  await client.call(addToCart, { params: { productID: "7" }, body: { qty: 1 } });
  expect(Object.fromEntries(requested[0] ?? [])).toEqual({
    accept: "application/json",
    "content-type": "application/json",
    "x-basket": "c",
    "x-session": "t",
    "x-shop-key": "k",
    "x-tenant": "42",
  });
});
