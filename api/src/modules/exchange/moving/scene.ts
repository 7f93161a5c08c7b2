/** What the moving of one record stands on. */
import type { MovedOutcome, Platform } from "@curat/contract/staff/moving.values";
import type { ApiContext } from "../../../context.ts";
import type { Actor } from "../../platform/changes/index.ts";
import type { Choices } from "./choices.rules.ts";
import type { MovedReduction } from "./sale.rules.ts";

export interface Scene {
  platform: Platform;
  /** The shop that the ids belong to, as `sourceOf` says. */
  source: string;
  choices: Choices;
  /** PrestaShop's `_COOKIE_KEY_`, empty where none was told. */
  cookieKey: string;
  actor: Actor;
  at: Date;
  context: ApiContext;
  /** The address of a picture of the export in the shop's media; undefined where its file was not sent. */
  pictureOf: (address: string) => Promise<string | undefined>;
}

/** What became of a record: `why` says why it was left, or what it came without. */
export interface Came {
  outcome: MovedOutcome;
  why: string;
  /** Reductions of the products that came. */
  reduced?: (MovedReduction & { productId: number })[];
}

export const KNOWN: Came = { outcome: "known", why: "" };

export const PLATFORM_NAMES: Record<Platform, string> = {
  prestashop: "PrestaShop",
  woocommerce: "WooCommerce",
  shopify: "Shopify",
};
