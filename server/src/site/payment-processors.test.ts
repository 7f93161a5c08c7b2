import { expect, it } from "vitest";
import type { ProcessSettings } from "../process-settings.ts";
import { processorsOf } from "./payment-processors.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const NOTHING = { thirdParties: [], scripts: [], styles: [] };
const netopia = { url: "http://localhost:3001/", signature: "", certificatePem: "", privateKeyPem: "" };

const shopUrl = "https://shop.example";
const NONE = { netopia: undefined, netopiaV2: undefined, stripe: undefined, shopUrl };
const stripe = { url: "http://localhost:3002", secretKey: "", webhookSecret: "" };
const PAGES = [
  "https://secure.mobilpay.ro",
  "https://sandboxsecure.mobilpay.ro",
  "https://secure.netopia-payments.com",
  "https://secure.sandbox.netopia-payments.com",
  "https://secure-sandbox.netopia-payments.com",
  "https://checkout.stripe.com",
];

it.each([
  ["a shop with an account", { ...NONE, netopia, apiUrl: undefined }, [...PAGES, "http://localhost:3001"]],
  ["a shop without one", { ...NONE, apiUrl: undefined }, PAGES],
  ["a demo with Stripe", { ...NONE, stripe, apiUrl: undefined }, [...PAGES, "http://localhost:3002"]],
  [
    "a shop with Stripe",
    { ...NONE, stripe: { ...stripe, url: "https://api.stripe.com" }, apiUrl: undefined },
    PAGES,
  ],
  [
    "a shop on this machine",
    { ...NONE, apiUrl: undefined, shopUrl: "http://localhost:3000" },
    [...PAGES, "http://localhost:*"],
  ],
  [
    "a storefront with a foreign API",
    { ...NONE, netopia, apiUrl: "https://api.example/v1" },
    ["https://secure.mobilpay.ro", "https://sandboxsecure.mobilpay.ro"],
  ],
])("payment forms of %s lead only to its processors", (_, settings, origins) => {
  expect(processorsOf(settings)).toEqual(origins);
});

it("the page's policy allows forms to the shop and to its processor", () => {
  const settings = { isDev: false, shopUrl, apiUrl: undefined };
  const policy = (changes: Partial<ProcessSettings>): string =>
    contentSecurityPolicy({ ...settings, ...changes } as ProcessSettings, NOTHING);
  expect(policy({ netopia })).toContain(`form-action 'self' ${PAGES.join(" ")} http://localhost:3001;`);
  expect(policy({ netopia: undefined })).toContain(`form-action 'self' ${PAGES.join(" ")};`);
});
