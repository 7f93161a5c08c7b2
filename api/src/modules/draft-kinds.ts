/** Every kind of page that is written as a draft first. */
import type { DraftKind } from "./drafts/index.ts";
import { LANDING_DRAFTS } from "./landing/index.ts";

export const DRAFT_KINDS: readonly DraftKind[] = [LANDING_DRAFTS];
