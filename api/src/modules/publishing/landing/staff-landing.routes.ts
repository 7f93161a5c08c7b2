import {
  changeStaffLanding,
  createStaffLanding,
  discardLandingDraft,
  getLandingDraft,
  getStaffLanding,
  listStaffLanding,
  publishLandingDraft,
  publishStaffLanding,
  removeStaffLanding,
  restoreLandingDraft,
  saveLandingDraft,
  scheduleLandingDraft,
  type StaffLanding,
  unpublishStaffLanding,
  unscheduleLandingDraft,
} from "@curat/contract/staff/landing";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { draftMarksOf, serveDrafts } from "../drafts/index.ts";
import { atField } from "../../platform/routing/index.ts";
import { toLandingSnapshot, toListedLanding } from "./landing.changes.ts";
import { LANDING_DRAFTS, toLandingFields, UNKNOWN_PRODUCT } from "./landing.drafts.ts";
import { changeLanding, createLanding, removeLanding, type WrittenLanding } from "./landing.service.ts";
import { loadLandingPage, loadLandingPages } from "./landing.store.ts";

const ROWS_PER_PAGE = 20;

const DRAFT_CALLS = {
  getDraft: getLandingDraft,
  saveDraft: saveLandingDraft,
  restoreDraft: restoreLandingDraft,
  discardDraft: discardLandingDraft,
  publishDraft: publishLandingDraft,
  scheduleDraft: scheduleLandingDraft,
  unscheduleDraft: unscheduleLandingDraft,
};

export function staffLandingRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serveDrafts(app, context, { calls: DRAFT_CALLS, kind: LANDING_DRAFTS });

  serve(app, listStaffLanding, async ({ query, url }) => {
    const paging = { page: query.page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await loadLandingPages(db, paging);
    const ids = rows.map(({ id }) => id);
    const [versions, draftOf] = await Promise.all([
      versionsOf(db, "landing", ids),
      draftMarksOf(db, "landing", ids),
    ]);
    const pages = rows.map((row) => toListedLanding(row, versions.get(row.id) ?? 0, draftOf(row.id)));
    return pagedAnswer(pages, { ...paging, total }, url);
  });

  serve(app, getStaffLanding, async ({ params }) => {
    const id = idOf(params.id);
    const [page, version] = await Promise.all([
      loadLandingPage(db, id),
      versionOf(db, { kind: "landing", id }),
    ]);
    if (!page) throw notFound();
    return { data: { ...toLandingSnapshot(page), version } };
  });

  serve(app, createStaffLanding, async ({ body, staff }) => ({
    data: shown(await atField("slug", createLanding(context, staff, toLandingFields(body)))),
  }));

  serve(app, changeStaffLanding, async ({ params, body, staff }) => {
    const input = {
      id: idOf(params.id),
      expectedVersion: body.version,
      actor: staff,
      fields: toLandingFields(body),
    };
    return { data: shown(await atField("slug", changeLanding(context, input))) };
  });

  for (const [route, status] of [
    [publishStaffLanding, 1],
    [unpublishStaffLanding, 0],
  ] as const)
    serve(app, route, async ({ params, body, staff }) => {
      const input = { id: idOf(params.id), expectedVersion: body.version, actor: staff, fields: { status } };
      return { data: shown(await atField("slug", changeLanding(context, input))) };
    });

  serve(app, removeStaffLanding, async ({ params, query, staff }) => {
    const { id, version } = shown(
      await removeLanding(context, { id: idOf(params.id), expectedVersion: query.version, actor: staff }),
    );
    return { data: { id, version } };
  });
}

function shown(written: WrittenLanding): StaffLanding {
  if (written.ok) return { ...toLandingSnapshot(written.record), version: written.version };
  if (written.error === "unknown") throw notFound();
  throw invalid({ [`blocks.${written.at}.product_ids`]: [UNKNOWN_PRODUCT] });
}
