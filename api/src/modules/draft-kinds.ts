/** Every kind of page that is written as a draft first. */
import { POST_DRAFTS } from "./blog/index.ts";
import { ARTICLE_DRAFTS, HOME_DRAFTS } from "./content/index.ts";
import type { DraftKind } from "./drafts/index.ts";
import { LANDING_DRAFTS } from "./landing/index.ts";

export const DRAFT_KINDS: readonly DraftKind[] = [LANDING_DRAFTS, ARTICLE_DRAFTS, POST_DRAFTS, HOME_DRAFTS];
