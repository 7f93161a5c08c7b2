import { HEADERS } from "@curat/contract/headers.values";
import { readHeaderName, readHeaders, readOneOf, readUrl } from "./setting-readers.ts";
import type { Environment, ReadSetting } from "./settings.ts";

/** How requests to an external API differ from requests to our own. */
export interface ForeignApiSettings {
  /** The external API's names for the specified headers. */
  headerNames: { apiKey: string; userToken: string; cartId: string };
  /** Headers sent with every request; they may be secret and must not be logged. */
  headers: Record<string, string>;
  /** Whether the external API receives each visitor's IP address and, at login, their user agent. */
  sendsVisitor: boolean;
  /** URL of the external API's sitemap; undefined if the storefront builds one. */
  sitemapUrl: string | undefined;
  /** Base URL for relative URLs of pictures and documents; undefined for the API's origin. */
  filesUrl: string | undefined;
}

const NAMES = [
  "API_HEADER_KEY",
  "API_HEADER_TOKEN",
  "API_HEADER_CART",
  "API_HEADERS",
  "API_VISITOR_HEADERS",
  "API_SITEMAP_URL",
  "API_FILES_URL",
];

/** Reads the settings of an external API. Adds a problem for each one that is set without API_URL. */
export function readForeignApi(
  environment: Environment,
  read: ReadSetting,
  problems: string[],
): ForeignApiSettings {
  const presentNames = NAMES.filter((name) => environment[name]?.trim());
  if (!environment.API_URL?.trim())
    for (const name of presentNames) problems.push(`${name} needs API_URL: it describes a foreign API.`);
  const headerNames = {
    apiKey: read("API_HEADER_KEY", readHeaderName, HEADERS.apiKey),
    userToken: read("API_HEADER_TOKEN", readHeaderName, HEADERS.userToken),
    cartId: read("API_HEADER_CART", readHeaderName, HEADERS.cartId),
  };
  const headers = read("API_HEADERS", readHeaders, {});
  const names = [...Object.values(headerNames), ...Object.keys(headers)];
  if (new Set(names).size < names.length)
    problems.push(
      "API_HEADER_KEY, API_HEADER_TOKEN, API_HEADER_CART and API_HEADERS must name different headers.",
    );
  return {
    headerNames,
    headers,
    sendsVisitor: read("API_VISITOR_HEADERS", readOneOf("off", "on"), "off") === "on",
    sitemapUrl: read("API_SITEMAP_URL", readUrl("http", "https"), undefined),
    filesUrl: read("API_FILES_URL", readUrl("http", "https"), undefined),
  };
}
