/** What every page carries of the shop and its visitor: the answer of the root's loader, and the one way to read it. */
import { useRouteLoaderData } from "react-router";
import type { ConfiguredPromises } from "@curat/contract/promises.values";
import type { ChosenTexts } from "@curat/contract/texts.values";
import type { Today } from "@curat/contract/shop-now";
import type { Notice } from "@curat/contract/answer-notices";
import { fillLayout } from "./visitor-data.ts";
import type { CartSummary } from "./cart/cart-summary.ts";
import type { ThirdParty } from "./consent.ts";

export interface LayoutData {
  shopName: string;
  logo: string | null;
  customCss: string;
  promoText: string;
  /** Only what it promises otherwise than specified. */
  promises?: ConfiguredPromises;
  /** Only those that the shop chose. */
  texts?: ChosenTexts;
  /** Address of the official notice of the legal guarantee; absent without the Commission's file. */
  legalNotice?: string;
  /** There is the official label of guarantees of durability. */
  hasLabels?: true;
  phone: string | undefined;
  /** What holds until its moment; read it by `useToday`. */
  today?: Today;
  hasAccounts: boolean;
  hasQuickAdd: boolean;
  businessStore: string;
  topLinks: { url: string; name: string }[];
  tracking: Tracking | undefined;
  /** False before a foreign provider. */
  hasOwnApi: boolean;
  /** Who is logged in. */
  customer: { id: number; firstname: string; fullname: string } | undefined;
  cart: CartSummary;
  /** The cart, or who is logged in, could not be read: what stands there is empty, and is asked for again. */
  isPartial?: true;
  footer: { hasText: boolean; hasNewsletter: boolean };
  asksConsent: boolean;
  /** What is compared; undefined where the shop does not compare. */
  compared: CompareItem[] | undefined;
  legal: LegalLinks;
  notices: Notice[];
}

/** Ids of the third parties, and the setting SCRIPTS; only what is set. */
export type Tracking = Partial<Record<ThirdParty | "scripts", string>>;

/** One slot of the comparison's widget, with the way to the product. */
export interface CompareItem {
  productID: number;
  name: string;
  brand: string;
  pics: string[];
  url: string;
}

/** Addresses of the articles that terms, consent and the checkout name. */
export interface LegalLinks {
  terms: string | undefined;
  privacy: string | undefined;
  cookies: string | undefined;
  contact: string | undefined;
}

/** Undefined where the root's loader failed: around an error page. */
export function useLayoutData(): LayoutData | undefined {
  const layout = useRouteLoaderData<() => LayoutData>("root");
  return import.meta.env.SSR ? layout : fillLayout(layout);
}
