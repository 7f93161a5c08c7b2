import type { RouterContextProvider } from "react-router";
import type { HeadInfo } from "@curat/contract/routing";
import { absoluteAddress } from "../structured-data/absolute-address.ts";
import type { PageAddress } from "../listing/read-address.ts";

export interface PageRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
  address: PageAddress;
  id: number;
  type?: string;
}

/** Head values of a screen. The server's headInfo takes precedence (decisions/0042: Router). */
export interface ScreenHead {
  title: string;
  description?: string;
  keywords?: string;
  robots?: string;
  canonical?: string;
  picture?: string | null;
  type?: "article" | "product";
  headerTag?: string;
}

/** Data of a screen. A loader returns null if nothing was found. */
export interface ScreenData {
  head: ScreenHead;
  /** True if the page number is beyond the last page. The response is then a 404. */
  isPastEnd?: boolean;
}
export type LoadScreen = (page: PageRequest) => Promise<ScreenData | null>;

export type DataOf<Load extends LoadScreen> = NonNullable<Awaited<ReturnType<Load>>>;
export interface ScreenProps<Load extends LoadScreen> {
  data: DataOf<Load>;
}

/** Merges the server's non-empty head values into the screen's. Keeps the screen's noindex. */
export function mergeHead(own: ScreenHead, server: HeadInfo | null, shopUrl: string): ScreenHead {
  const reported = server?.canonical ? absoluteAddress(server.canonical, shopUrl) : undefined;
  const isOfServer = reported !== undefined && own.canonical?.startsWith(reported);
  const beyond = isOfServer ? own.canonical?.slice(reported.length) : undefined;
  const isFurtherPage = /^(?:\/pag-|\?page=)/.test(beyond ?? "");
  return {
    title: server?.metaTitle || own.title,
    description: server?.metaDescription || own.description,
    keywords: server?.metaKeywords || own.keywords,
    robots: own.robots?.startsWith("noindex") ? own.robots : server?.metaRobots || own.robots,
    canonical: isFurtherPage ? own.canonical : (reported ?? own.canonical),
    picture: own.picture,
    type: own.type,
    headerTag: server?.headerTag,
  };
}
