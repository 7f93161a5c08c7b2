import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ProcessSettings } from "../process-settings.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";
import type { PolicyAdditions } from "./third-party-sources.ts";

const NOTHING: PolicyAdditions = { thirdParties: [], scripts: [], styles: ["'sha256-a'"] };

function policyFor(additions: Partial<PolicyAdditions>): Record<string, string> {
  const settings = { isDev: false, shopUrl: "http://localhost:3000" } as ProcessSettings;
  const policy = contentSecurityPolicy(settings, { ...NOTHING, ...additions });
  return Object.fromEntries(
    policy.split("; ").map((line) => [line.split(" ")[0], line.replace(/^\S+ /, "")]),
  );
}

it("a page runs only the shop's own scripts if the settings name no third party", () => {
  expect(policyFor({})).toMatchObject({
    "script-src": "'self'",
    "style-src": "'self' 'sha256-a'",
    "connect-src": "'self'",
    "img-src": "'self' data: https://tile.openstreetmap.org",
  });
});

it("a page allows only the third party in the settings", () => {
  const policy = policyFor({ thirdParties: ["pixel"] });
  expect(policy["script-src"]).toBe("'self' https://connect.facebook.net");
  expect(policy["connect-src"]).toBe("'self' https://www.facebook.com");
  const scripts = ["'sha256-b'", "https://cdn.ro/a.js"];
  expect(policyFor({ thirdParties: ["tagManager"], scripts })["script-src"]).toBe(
    "'self' 'sha256-b' https://cdn.ro/a.js https://www.googletagmanager.com",
  );
});

it("no page may be framed, except a preview by the office", () => {
  const settings = { isDev: false, shopUrl: "http://localhost:3000" } as ProcessSettings;
  expect(policyFor({})["frame-ancestors"]).toBe("'none'");
  expect(contentSecurityPolicy(settings, NOTHING, true)).toContain("frame-ancestors 'self'");
});

it("every response has the security headers unless its page sets its own", async () => {
  const site = new Hono();
  site.use(securityHeaders("https://magazin.ro"));
  site.get("/", (c) => c.text(""));
  site.get("/plata/1", (c) => c.text("", 200, { "referrer-policy": "strict-origin" }));
  site.get("/previzualizare/1", (c) => c.text("", 200, { "x-frame-options": "SAMEORIGIN" }));
  const headersAt = async (path: string) => Object.fromEntries((await site.request(path)).headers);
  expect(await headersAt("/")).toMatchObject({
    "cross-origin-resource-policy": "same-origin",
    "x-permitted-cross-domain-policies": "none",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
  expect(await headersAt("/plata/1")).toMatchObject({
    "referrer-policy": "strict-origin",
    "x-frame-options": "DENY",
  });
  expect(await headersAt("/previzualizare/1")).toMatchObject({ "x-frame-options": "SAMEORIGIN" });
});
