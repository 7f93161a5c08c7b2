import type { MigrationOutcome, Platform } from "@curat/contract/staff/store-migration.values";
import type { ApiContext } from "../../../context.ts";
import type { Actor } from "../../platform/changes/index.ts";
import type { Choices } from "./choices.rules.ts";
import type { SourceReduction } from "./sale.rules.ts";

export interface Scene {
  platform: Platform;
  source: string;
  choices: Choices;
  /** PrestaShop's `_COOKIE_KEY_`; empty if it was not entered. */
  cookieKey: string;
  actor: Actor;
  at: Date;
  context: ApiContext;
  /** Returns the media URL of an export's picture; undefined if the picture was not uploaded. */
  pictureOf: (address: string) => Promise<string | undefined>;
}

/** `why` is the reason for skipping a record, or lists what is missing. */
export interface Came {
  outcome: MigrationOutcome;
  why: string;
  reduced?: (SourceReduction & { productId: number })[];
}

export const KNOWN: Came = { outcome: "known", why: "" };

export const PLATFORM_NAMES: Record<Platform, string> = {
  prestashop: "PrestaShop",
  woocommerce: "WooCommerce",
  shopify: "Shopify",
};
