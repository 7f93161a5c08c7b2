import { expect, it } from "vitest";
import type { ProcessSettings } from "../process-settings.ts";
import { processorsOf } from "./payment-processors.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const NOTHING = { thirdParties: [], scripts: [], styles: [] };
const netopia = { url: "http://localhost:3001/", signature: "", certificatePem: "", privateKeyPem: "" };

it.each([
  ["a shop with an account", { netopia, apiUrl: undefined }, ["http://localhost:3001"]],
  ["a shop without one", { netopia: undefined, apiUrl: undefined }, []],
  [
    "a storefront with a foreign API",
    { netopia, apiUrl: "https://api.example/v1" },
    ["https://secure.mobilpay.ro", "https://sandboxsecure.mobilpay.ro"],
  ],
])("payment forms of %s lead only to its processors", (_, settings, origins) => {
  expect(processorsOf(settings)).toEqual(origins);
});

it("the page's policy allows forms to the shop and to its processor", () => {
  const settings = { isDev: false, shopUrl: "http://localhost:3000", apiUrl: undefined };
  const policy = (changes: Partial<ProcessSettings>): string =>
    contentSecurityPolicy({ ...settings, ...changes } as ProcessSettings, NOTHING);
  expect(policy({ netopia })).toContain("form-action 'self' http://localhost:3001;");
  expect(policy({ netopia: undefined })).toContain("form-action 'self';");
});
