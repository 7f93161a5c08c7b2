/** Each kind of page has its own calls. The list and the preview links cover all kinds. */
import { openPreview } from "@curat/contract/previews";
import { type draftCalls, listStaffDrafts, type StaffDraft } from "@curat/contract/staff/drafts";
import { LATEST_PUBLISHING_DAYS } from "@curat/contract/staff/drafts.values";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findChange, versionOf } from "../../platform/changes/index.ts";
import type { DraftKind } from "./draft-kind.ts";
import { discardDraft, type SaveResult, saveDraft, subjectOf, timeDraft } from "./drafts.service.ts";
import { findDraft, findDraftById, loadDrafts } from "./drafts.store.ts";
import { draftIdOfCode, toListedDraft, toStaffDraft } from "./drafts.wire.ts";
import { publishDraft, refuseFaults } from "./publish.service.ts";

const ROWS_PER_PAGE = 20;
const DAY_MS = 86_400_000;

export function serveDrafts(
  app: ApiApp,
  context: ApiContext,
  { calls, kind }: { calls: ReturnType<typeof draftCalls>; kind: DraftKind },
): void {
  const { db, now, config } = context;
  const shown = async ({ draft, version }: SaveResult): Promise<{ data: StaffDraft }> => {
    const standing = await versionOf(db, draft.of);
    return { data: toStaffDraft(draft, { version, standing, keys: config, now: now() }) };
  };
  /** There is only one home page, so its id is not a number. */
  const pageIn = ({ id }: { id: string }): string => (kind.kind === "home" ? id : String(idOf(id)));
  const find = async (id: string): Promise<SaveResult> => {
    const draft = await findDraft(db, { kind: kind.kind, id });
    if (!draft) throw notFound();
    return { draft, version: await versionOf(db, subjectOf(draft)) };
  };

  serve(app, calls.getDraft, async ({ params }) => shown(await find(pageIn(params))));

  serve(app, calls.saveDraft, async ({ params, body: { content, version }, staff }) =>
    shown(
      await saveDraft(context, kind, { id: pageIn(params), expectedVersion: version, actor: staff, content }),
    ),
  );

  serve(app, calls.restoreDraft, async ({ params, body: { change_id, version }, staff }) => {
    const id = pageIn(params);
    const change = await findChange(db, change_id);
    const isOfPage = change?.subject.kind === kind.kind && change.subject.id === id;
    const content = isOfPage ? kind.contentOf(change.after) : undefined;
    if (!content) throw notFound();
    return shown(await saveDraft(context, kind, { id, expectedVersion: version, actor: staff, content }));
  });

  serve(app, calls.discardDraft, async ({ params, query, staff }) => ({
    data: {
      version: await discardDraft(context, kind, {
        id: pageIn(params),
        expectedVersion: query.version,
        actor: staff,
      }),
    },
  }));

  serve(app, calls.publishDraft, async ({ params, body: { version, standing }, staff }) => ({
    data: {
      version: await publishDraft(context, kind, {
        id: pageIn(params),
        expectedVersion: version,
        actor: staff,
        standing,
      }),
    },
  }));

  serve(app, calls.scheduleDraft, async ({ params, body: { version, standing, publish_at }, staff }) => {
    const id = pageIn(params);
    const publishAt = new Date(publish_at);
    const ahead = publishAt.getTime() - now().getTime();
    if (ahead <= 0) throw invalid({ publish_at: ["Alege o dată și o oră din viitor."] });
    if (ahead > LATEST_PUBLISHING_DAYS * DAY_MS)
      throw invalid({ publish_at: ["Alege o dată și o oră din următoarele 12 luni."] });
    refuseFaults(kind, (await find(id)).draft);
    return shown(
      await timeDraft(context, kind, { id, expectedVersion: version, actor: staff, publishAt, standing }),
    );
  });

  serve(app, calls.unscheduleDraft, async ({ params, query, staff }) => {
    const input = { id: pageIn(params), expectedVersion: query.version, actor: staff };
    return shown(await timeDraft(context, kind, { ...input, publishAt: null }));
  });
}

export function draftsRoutes(app: ApiApp, context: ApiContext, kinds: readonly DraftKind[]): void {
  const { db, now, config } = context;

  serve(app, listStaffDrafts, async ({ query, url, staff }) => {
    const paging = { page: query.page, perPage: ROWS_PER_PAGE };
    const visibleKinds = kinds.filter(({ kind }) =>
      staff.permissions.includes(kind === "blog-post" ? "blog:view" : "content:view"),
    );
    const { rows, total } = await loadDrafts(
      db,
      visibleKinds.map(({ kind }) => kind),
      paging,
    );
    const listed = rows.map((draft) =>
      toListedDraft(draft, kinds.find(({ kind }) => kind === draft.of.kind)?.title(draft.content) ?? ""),
    );
    return pagedAnswer(listed, { ...paging, total }, url);
  });

  serve(app, openPreview, async ({ body }) => {
    const id = draftIdOfCode(config, body.code, now());
    const draft = id === undefined ? undefined : await findDraftById(db, id);
    const kind = kinds.find((one) => one.kind === draft?.of.kind);
    if (!draft || !kind) throw notFound();
    return { data: await kind.preview(context, { id: draft.of.id, content: draft.content }) };
  });
}
