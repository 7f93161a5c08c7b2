/** What the server entry puts into every request's context. */
import { createContext } from "react-router";
import type { Client, ClientOptions } from "@curat/contract/client";
import type { Today } from "@curat/contract/shop-now";
import type { Footer, Menu, Settings } from "@curat/contract/settings";

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
  /** Whether the API gets the visitor's IP address and, at login, the browser's name. */
  sendsVisitor: boolean;
  /** Where a foreign provider publishes this shop's sitemap. */
  sitemapUrl?: string | undefined;
  /** Base URL for a foreign provider's relative picture and document URLs; defaults to the origin of its API. */
  filesUrl?: string | undefined;
  /** Vite's manifest of the browser build; read from build/client when absent. */
  clientManifest?: ClientManifest;
}
export type ClientManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The visitors that share one cached page. */
export interface PageClass {
  /** They are logged in. */
  isCustomer: boolean;
  /** County that orders are delivered to; undefined if its delivery days are the usual ones. */
  countyId: number | undefined;
  /** Hash of the delivery days that are promised there; "" for the usual ones. */
  days: string;
  /** Token that the API answers with the prices that they all have; "" for public prices. */
  priceView: string;
}

/** A part that one visitor fills in the same way on every page. */
export type SlotName = "account" | "cart" | "name" | "email" | "data";

/** A marked part, with the HTML that the page shows when nobody fills it. */
export interface Slot {
  name: SlotName | "liked" | "unliked";
  /** Product of a favourite's heart. */
  productId?: number;
  html: string;
}

/** A page cut at its slots: one text more than slots. */
export interface CutPage {
  between: string[];
  slots: Slot[];
}

export interface PerRequest {
  /** Render the page for the cache of these visitors; the request is then a stranger's. */
  pageClass?: PageClass | undefined;
  /** Receives the page cut at its slots. Given for pages that may be cached. */
  onCut?: ((page: CutPage) => void) | undefined;
  visitorAddress?: string;
  /** What the visitor is told when the request fails (request-code.values.ts). */
  requestCode?: string | undefined;
  /** Hears of the cache tags of every answer that the page is made of, until its last byte. */
  madeOf?: (tags: readonly string[]) => void;
}

/** One request's way to the shared reads. */
export interface SharedReads extends Pick<Client, "call"> {
  /** Undefined when the API has never given it; the layout then shows what it has. */
  settings(): Promise<Settings | undefined>;
  menu(): Promise<Menu | undefined>;
  footer(): Promise<Footer | undefined>;
  /** What holds at this moment, for a county where it is known; undefined before a foreign provider. */
  today(countyId?: number | null): Promise<Today | undefined>;
}

export interface RequestScope {
  options: StorefrontOptions;
  shared: SharedReads;
  madeOf: (tags: readonly string[]) => void;
  /** Hears of every address of the shop that leads elsewhere, when a visitor is sent on. */
  noteRedirect: (path: string) => void;
  visitorAddress?: string;
  requestCode?: string | undefined;
  pageClass?: PageClass | undefined;
  onCut?: ((page: CutPage) => void) | undefined;
  /** What the visitor's browser calls itself. */
  visitorAgent?: string | undefined;
}

/** The one value that `createStorefront` sets; everything else derives from it. */
export const scopeContext = createContext<RequestScope>();
