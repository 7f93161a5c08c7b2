import { createContext } from "react-router";
import type { Client, ClientOptions } from "@curat/contract/client";
import type { Today } from "@curat/contract/shop-now";
import type { Footer, Menu, Settings } from "@curat/contract/settings";

export interface StorefrontOptions {
  /** `app.request` of our own API, or the global fetch. */
  apiFetch: typeof fetch;
  apiBaseUrl: string;
  apiKey: string;
  sealKey: string;
  headerNames?: ClientOptions["headerNames"];
  shopUrl: string;
  paymentProcessors: readonly string[];
  /** With an external provider, screens and fields that need our own API are hidden. */
  hasOwnApi: boolean;
  /** The API receives the visitor's IP address and, at login, their user agent. */
  sendsVisitor: boolean;
  /** URL of this shop's sitemap at an external provider. */
  sitemapUrl?: string | undefined;
  /** Base of an external provider's relative file URLs; defaults to its API's origin. */
  filesUrl?: string | undefined;
  /** Vite's manifest of the browser build; read from build/client when absent. */
  clientManifest?: ClientManifest;
}
export type ClientManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export interface PageClass {
  isCustomer: boolean;
  /** Undefined for a county with the usual delivery days. */
  countyId: number | undefined;
  /** Hash of the promised delivery days; "" for the usual ones. */
  days: string;
  /** Token for the prices that these visitors share; "" for public prices. */
  priceView: string;
}

export type SlotName = "account" | "cart" | "name" | "email" | "data";

/** `html` is shown when the slot is not filled. */
export interface Slot {
  name: SlotName | "liked" | "unliked";
  productId?: number;
  html: string;
}

/** There is one more text than there are slots. */
export interface CutPage {
  between: string[];
  slots: Slot[];
}

export interface PerRequest {
  /** If set, the page is rendered for the cache of these visitors, with an anonymous request. */
  pageClass?: PageClass | undefined;
  /** Receives the page cut at its slots; set for pages that may be cached. */
  onCut?: ((page: CutPage) => void) | undefined;
  visitorAddress?: string;
  /** Code that a visitor can report when the request fails (request-code.values.ts). */
  requestCode?: string | undefined;
  /** Called with the cache tags of every response used by the page, until its last byte. */
  madeOf?: (tags: readonly string[]) => void;
}

export interface SharedReads extends Pick<Client, "call"> {
  /** Undefined if the API never returned the settings. */
  settings(): Promise<Settings | undefined>;
  menu(): Promise<Menu | undefined>;
  footer(): Promise<Footer | undefined>;
  /** Returns the delivery promise for a county, if known; undefined with an external provider. */
  today(countyId?: number | null): Promise<Today | undefined>;
}

export interface RequestScope {
  options: StorefrontOptions;
  shared: SharedReads;
  madeOf: (tags: readonly string[]) => void;
  noteRedirect: (path: string) => void;
  visitorAddress?: string;
  requestCode?: string | undefined;
  pageClass?: PageClass | undefined;
  onCut?: ((page: CutPage) => void) | undefined;
  visitorAgent?: string | undefined;
}

/** The only context value that `createStorefront` sets. */
export const scopeContext = createContext<RequestScope>();
