import * as calls from "@curat/contract/staff/home";
import type { ApiContext } from "../../../context.ts";
import { invalid } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf } from "../../platform/changes/index.ts";
import { serveDrafts } from "../drafts/index.ts";
import { HOME_DRAFTS } from "./home.drafts.ts";
import { changeHome, HOME } from "./home.service.ts";
import { loadHomeBlocks } from "./home.store.ts";
import { readBlocks, toStaffBlock, UNKNOWN_PRODUCT } from "./home.wire.ts";

const DRAFT_CALLS = {
  getDraft: calls.getHomeDraft,
  saveDraft: calls.saveHomeDraft,
  restoreDraft: calls.restoreHomeDraft,
  discardDraft: calls.discardHomeDraft,
  publishDraft: calls.publishHomeDraft,
  scheduleDraft: calls.scheduleHomeDraft,
  unscheduleDraft: calls.unscheduleHomeDraft,
};

export function staffHomeRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serveDrafts(app, context, { calls: DRAFT_CALLS, kind: HOME_DRAFTS });

  serve(app, calls.getStaffHome, async () => {
    const [blocks, version] = await Promise.all([loadHomeBlocks(db), versionOf(db, HOME)]);
    return { data: { blocks: blocks.map(toStaffBlock), version } };
  });

  serve(app, calls.changeStaffHome, async ({ body, staff }) => {
    const blocks = readBlocks(body.blocks);
    const written = await changeHome(context, staff, { blocks, expectedVersion: body.version });
    if (!written.ok) throw invalid({ [`blocks.${written.at}.product_ids`]: [UNKNOWN_PRODUCT] });
    return { data: { blocks: written.blocks.map(toStaffBlock), version: written.version } };
  });
}
