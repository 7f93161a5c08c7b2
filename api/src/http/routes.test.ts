import { API_BASE } from "@curat/contract/headers.values";
import { expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { contractCalls } from "../testing/odd-requests.ts";
import { testApiConfig } from "../testing/test-config.ts";

/** Routes outside the contract do not require the storefront's API key. */
const OUTSIDE_CONTRACT = [
  "get /docs",
  "get /docs/:file",
  "get /docs/start.js",
  "get /health",
  "get /openapi.json",
  "post /payments/netopia-v2/notification",
  "post /payments/netopia/notification",
  "post /payments/stripe/notification",
];

const NETOPIA = {
  url: "https://secure.mobilpay.ro",
  signature: "",
  certificatePem: "",
  privateKeyPem: "",
};

it("the app has no routes outside the contract, except the listed ones", async () => {
  const config = testApiConfig("postgresql://nowhere", { mailFolder: "/nowhere", netopia: NETOPIA });
  // Mounting modules uses neither the database nor the catalogue.
  const app = buildApp({ db: {} as never, config, now: () => new Date(), log: () => undefined }, {
    pool: {},
    readDeferred: (read: () => unknown) => read(),
    catalogue: {},
    spoken: {},
  } as never);
  const mounted = app.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method.toLowerCase()} ${path.slice(API_BASE.length)}`);
  const calls = (await contractCalls()).map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
  );
  expect([...new Set(mounted)].toSorted()).toEqual([...calls, ...OUTSIDE_CONTRACT].toSorted());
});
