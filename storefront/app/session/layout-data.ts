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
  promises?: ConfiguredPromises;
  texts?: ChosenTexts;
  /** URL of the Commission's notice. Missing until the file is uploaded. */
  legalNotice?: string;
  hasLabels?: true;
  phone: string | undefined;
  /** Expires at a given time, so read it with `useToday`. */
  today?: Today;
  hasAccounts: boolean;
  hasQuickAdd: boolean;
  businessStore: string;
  topLinks: { url: string; name: string }[];
  tracking: Tracking | undefined;
  hasOwnApi: boolean;
  customer: { id: number; firstname: string; fullname: string } | undefined;
  cart: CartSummary;
  /**
   * Set if cart or customer could not be read. They are empty then, and the next navigation requests them
   * again.
   */
  isPartial?: true;
  footer: { hasText: boolean; hasNewsletter: boolean };
  asksConsent: boolean;
  compared: CompareItem[] | undefined;
  legal: LegalLinks;
  notices: Notice[];
}

export type Tracking = Partial<Record<ThirdParty | "scripts", string>>;

export interface CompareItem {
  productID: number;
  name: string;
  brand: string;
  pics: string[];
  url: string;
}

export interface LegalLinks {
  terms: string | undefined;
  privacy: string | undefined;
  cookies: string | undefined;
  contact: string | undefined;
}

/** Returns the layout's data, or undefined on an error page if the layout could not be loaded. */
export function useLayoutData(): LayoutData | undefined {
  const layout = useRouteLoaderData<() => LayoutData>("root");
  return import.meta.env.SSR ? layout : fillLayout(layout);
}
