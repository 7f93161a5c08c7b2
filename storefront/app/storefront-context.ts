import { createContext } from "react-router";
import type { Client, ClientOptions } from "@curat/contract/client";
import type { Today } from "@curat/contract/shop-now";
import type { Footer, Menu, Settings } from "@curat/contract/settings";

export interface StorefrontOptions {
  /** `app.request` of our own API, or the global `fetch`. */
  apiFetch: typeof fetch;
  apiBaseUrl: string;
  apiKey: string;
  sealKey: string;
  headerNames?: ClientOptions["headerNames"];
  shopUrl: string;
  paymentProcessors: readonly string[];
  /** False with an external provider. Screens and fields that need our own API are then hidden. */
  hasOwnApi: boolean;
  /** Whether the API receives the visitor's IP address and, at login, their user agent. */
  sendsVisitor: boolean;
  sitemapUrl?: string | undefined;
  /** Base URL for relative file URLs of an external provider. Defaults to the origin of its API. */
  filesUrl?: string | undefined;
  clientManifest?: ClientManifest;
}
export type ClientManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export interface PageClass {
  isCustomer: boolean;
  /** County of delivery. Undefined if it has the usual delivery days. */
  countyId: number | undefined;
  /** Hash of the promised delivery days; empty for the usual days. */
  days: string;
  /** Token for the prices that these visitors share. "" for public prices. */
  priceView: string;
}

export type SlotName = "account" | "cart" | "name" | "email" | "data";

/** Slot of a cached page. `html` is shown if the slot is not filled. */
export interface Slot {
  name: SlotName | "liked" | "unliked";
  productId?: number;
  html: string;
}

/** A page cut at its slots. `between` has one element more than `slots`. */
export interface CutPage {
  between: string[];
  slots: Slot[];
}

export interface PerRequest {
  /** If set, the page is rendered for the cache of these visitors, and the request must be anonymous. */
  pageClass?: PageClass | undefined;
  /** Called with the page cut at its slots. Set for pages that may be cached. */
  onCut?: ((page: CutPage) => void) | undefined;
  visitorAddress?: string;
  /**
   * Code that the page shows if the request fails, so that visitors can report it (request-code.values.ts).
   */
  requestCode?: string | undefined;
  /** Called with the cache tags of every response that the page uses, until its last byte is sent. */
  madeOf?: (tags: readonly string[]) => void;
}

export interface SharedReads extends Pick<Client, "call"> {
  /** Returns the settings, or undefined if the API has never returned them. */
  settings(): Promise<Settings | undefined>;
  menu(): Promise<Menu | undefined>;
  footer(): Promise<Footer | undefined>;
  /** Returns the delivery promise for a county, if it is known. Undefined with an external provider. */
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
