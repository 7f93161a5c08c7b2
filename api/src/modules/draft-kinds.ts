import { POST_DRAFTS } from "./publishing/blog/index.ts";
import { ARTICLE_DRAFTS, HOME_DRAFTS } from "./publishing/content/index.ts";
import type { DraftKind } from "./publishing/drafts/index.ts";
import { LANDING_DRAFTS } from "./publishing/landing/index.ts";

export const DRAFT_KINDS: readonly DraftKind[] = [LANDING_DRAFTS, ARTICLE_DRAFTS, POST_DRAFTS, HOME_DRAFTS];
