/** Security headers (architecture: Entry points and access). */
import type { MiddlewareHandler } from "hono";
import type { ProcessSettings } from "../process-settings.ts";
import { processorsOf } from "./payment-processors.ts";
import { sourcesOf } from "./third-party-sources.ts";
import type { PolicyAdditions } from "./third-party-sources.ts";

const MAP_TILES = "https://tile.openstreetmap.org";

/**
 * Returns the content security policy of an HTML page. Inline scripts are forbidden (decision 0088), and style
 * elements are allowed by hash. Only the office can frame a page, and only a preview.
 */
export function contentSecurityPolicy(
  settings: ProcessSettings,
  additions: PolicyAdditions,
  isPreview = false,
): string {
  const theirs = sourcesOf(additions.thirdParties);
  const { isDev, shopUrl, apiUrl, foreignApi } = settings;
  const files = apiUrl && `${new URL(foreignApi.filesUrl ?? apiUrl).origin} https:`;
  // Maps load after a click. Their tiles are the only pictures from another origin.
  const pictures = `'self' data: ${files ?? MAP_TILES}`;
  const directives = {
    "default-src": "'none'",
    "script-src": ["'self'", ...additions.scripts, ...theirs.scripts].join(" "),
    // In development, Vite adds its style elements itself.
    "style-src": isDev ? "'self' 'unsafe-inline'" : ["'self'", ...additions.styles].join(" "),
    "style-src-attr": "'unsafe-inline'",
    "img-src": [pictures, ...theirs.connections].join(" "),
    "media-src": files ? `'self' ${files}` : "'self'",
    "font-src": "'self'",
    "connect-src": [isDev ? "'self' ws:" : "'self'", ...theirs.connections].join(" "),
    "frame-src": "https://www.youtube-nocookie.com",
    "manifest-src": "'self'",
    // Payment forms may submit only to the shop and to the processor.
    "form-action": ["'self'", ...processorsOf(settings)].join(" "),
    "base-uri": "'none'",
    "frame-ancestors": isPreview ? "'self'" : "'none'",
  };
  const policy = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  if (shopUrl.startsWith("https:")) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}

export function securityHeaderEntries(shopUrl: string): [string, string][] {
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(self), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-permitted-cross-domain-policies": "none",
    "x-frame-options": "DENY",
  };
  if (shopUrl.startsWith("https:"))
    headers["strict-transport-security"] = "max-age=31536000; includeSubDomains";
  return Object.entries(headers);
}

/** Headers that a response may set itself: pages with a secret URL, pictures in email, and previews. */
const OWN_WORD = new Set(["referrer-policy", "cross-origin-resource-policy", "x-frame-options"]);

export function securityHeaders(shopUrl: string): MiddlewareHandler {
  const entries = securityHeaderEntries(shopUrl);
  return async (c, next) => {
    await next();
    for (const [name, value] of entries)
      if (!OWN_WORD.has(name) || !c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
