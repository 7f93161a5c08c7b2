/** What a loader gets and gives; every screen's load.server.ts follows it. */
import type { RouterContextProvider } from "react-router";
import type { HeadInfo } from "@curat/contract/routing";
import { absoluteAddress } from "../structured-data/absolute-address.ts";
import type { PageAddress } from "../listing/read-address.ts";

export interface PageRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The page's address without the router's own additions. */
  url: URL;
  address: PageAddress;
  /** Of the category, product, article … that the router call named. */
  id: number;
  /** The router call's own word for what it found, where it gives one: `blog.tag` … */
  type?: string;
}

/** What the head says; the server's headInfo wins over it (decisions/0042: Router). */
export interface ScreenHead {
  title: string;
  description?: string;
  keywords?: string;
  robots?: string;
  canonical?: string;
  /** Address of the picture that networks show of a shared page. */
  picture?: string | null;
  /** What networks call the page; "website" where it is neither. */
  type?: "article" | "product";
  /** Further tags from the server's headInfo. */
  headerTag?: string;
}

/** Every screen's data carries its head; a loader that finds nothing answers null (then: not found). */
export interface ScreenData {
  head: ScreenHead;
  /** A page past the end of its list: the screen shows under status 404 and leads to the first one. */
  isPastEnd?: boolean;
}
export type LoadScreen = (page: PageRequest) => Promise<ScreenData | null>;

/** The data that a loader gives its screen. */
export type DataOf<Load extends LoadScreen> = NonNullable<Awaited<ReturnType<Load>>>;
export interface ScreenProps<Load extends LoadScreen> {
  data: DataOf<Load>;
}

/**
 * The server's head over the screen's own; empty texts of the server count as absent. The router call knows the path
 * alone: that a list is filtered (noindex) or on a further page only the screen knows, so there its word stays.
 */
export function mergeHead(own: ScreenHead, server: HeadInfo | null, shopUrl: string): ScreenHead {
  const told = server?.canonical ? absoluteAddress(server.canonical, shopUrl) : undefined;
  const isOfServer = told !== undefined && own.canonical?.startsWith(told);
  const beyond = isOfServer ? own.canonical?.slice(told.length) : undefined;
  const isFurtherPage = /^(?:\/pag-|\?page=)/.test(beyond ?? "");
  return {
    title: server?.metaTitle || own.title,
    description: server?.metaDescription || own.description,
    keywords: server?.metaKeywords || own.keywords,
    robots: own.robots?.startsWith("noindex") ? own.robots : server?.metaRobots || own.robots,
    canonical: isFurtherPage ? own.canonical : (told ?? own.canonical),
    picture: own.picture,
    type: own.type,
    headerTag: server?.headerTag,
  };
}
