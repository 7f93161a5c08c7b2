/** What the server entry puts into every request's context. */
import { createContext } from "react-router";
import type { ClientOptions } from "@curat/contract/client";
import type { SharedReads } from "./session/shared-reads.server.ts";

export interface StorefrontOptions {
  /** `app.request` of our own API, or the global fetch. */
  apiFetch: typeof fetch;
  apiBaseUrl: string;
  apiKey: string;
  /** What cookies are sealed with. */
  sealKey: string;
  headerNames?: ClientOptions["headerNames"];
  shopUrl: string;
  /** Origins that a payment form may lead to. */
  paymentProcessors: readonly string[];
  /** False before a foreign provider: screens and fields that only our API can fill are hidden. */
  hasOwnApi: boolean;
  /** Vite's manifest of the browser build; read from build/client when absent. */
  clientManifest?: ClientManifest;
}
export type ClientManifest = Record<string, { file: string; imports?: string[] }>;

export interface PerRequest {
  nonce: string;
  visitorAddress?: string;
  /** Hears of the cache tags of every answer that the page is made of, until its last byte. */
  madeOf?: (tags: readonly string[]) => void;
}

export interface RequestScope {
  options: StorefrontOptions;
  shared: SharedReads;
  madeOf: (tags: readonly string[]) => void;
  nonce: string;
  visitorAddress?: string;
  /** What the visitor's browser calls itself. */
  visitorAgent?: string | undefined;
}

/** The one value that `createStorefront` sets; everything else derives from it. */
export const scopeContext = createContext<RequestScope>();
