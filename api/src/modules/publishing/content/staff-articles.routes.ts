import * as calls from "@curat/contract/staff/articles";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { draftMarksOf, serveDrafts } from "../drafts/index.ts";
import { atField, loadLinksTo } from "../../platform/routing/index.ts";
import { ARTICLE_DRAFTS } from "./articles.drafts.ts";
import { articlePath } from "./articles.rules.ts";
import { changeArticle, createArticle, removeArticle, type WrittenArticle } from "./articles.service.ts";
import { loadArticle, loadArticles } from "./articles.store.ts";
import { LAST_TERMS, toListedStaffArticle, toStaffArticle } from "./articles.wire.ts";

const DRAFT_CALLS = {
  getDraft: calls.getArticleDraft,
  saveDraft: calls.saveArticleDraft,
  restoreDraft: calls.restoreArticleDraft,
  discardDraft: calls.discardArticleDraft,
  publishDraft: calls.publishArticleDraft,
  scheduleDraft: calls.scheduleArticleDraft,
  unscheduleDraft: calls.unscheduleArticleDraft,
};
const ROWS_PER_PAGE = 20;
const FIXED = "Magazinul are linkuri către acest articol: îi poți schimba textul, dar nu îl poți șterge.";

export function staffArticlesRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serveDrafts(app, context, { calls: DRAFT_CALLS, kind: ARTICLE_DRAFTS });

  serve(app, calls.listStaffArticles, async ({ query: { page, type_id, state, q = "" }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const typeId = type_id < 0 ? undefined : type_id;
    const { rows, total } = await loadArticles(db, {
      ...paging,
      typeId,
      isPublished: state && state === "published",
      text: q.trim(),
    });
    const ids = rows.map(({ id }) => id);
    const [versions, draftOf] = await Promise.all([
      versionsOf(db, "article", ids),
      draftMarksOf(db, "article", ids),
    ]);
    const articles = rows.map((row) =>
      toListedStaffArticle(row, { version: versions.get(row.id) ?? 0, draft: draftOf(row.id) }),
    );
    return pagedAnswer(articles, { ...paging, total }, url);
  });

  serve(app, calls.getStaffArticle, async ({ params }) => {
    const id = idOf(params.id);
    const [article, version] = await Promise.all([
      loadArticle(db, id),
      versionOf(db, { kind: "article", id }),
    ]);
    if (!article) throw notFound();
    return { data: toStaffArticle(article, version) };
  });

  serve(app, calls.createStaffArticle, async ({ body, staff }) => {
    const created = await atField("slug", createArticle(context, staff, body));
    const { record, version } = stands(created);
    return { data: toStaffArticle(record, version) };
  });

  serve(
    app,
    calls.changeStaffArticle,
    async ({ params, body: { version: expectedVersion, ...fields }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff, fields };
      const { record, version } = stands(await atField("slug", changeArticle(context, input)));
      return { data: toStaffArticle(record, version) };
    },
  );

  for (const [route, is_published] of [
    [calls.publishStaffArticle, true],
    [calls.unpublishStaffArticle, false],
  ] as const)
    serve(app, route, async ({ params, body, staff }) => {
      const input = {
        id: idOf(params.id),
        expectedVersion: body.version,
        actor: staff,
        fields: { is_published },
      };
      const changed = await atField("slug", changeArticle(context, input));
      if (!changed.ok && changed.error === "last-terms") throw new Refusal(409, { message: LAST_TERMS });
      const { record, version } = stands(changed);
      return { data: toStaffArticle(record, version) };
    });

  serve(app, calls.listLinksToArticle, async ({ params }) => {
    const article = await loadArticle(db, idOf(params.id));
    if (!article) throw notFound();
    const links = await loadLinksTo(db, articlePath(article.slug));
    return { data: links.filter(({ kind, id }) => kind !== "article" || id !== String(article.id)) };
  });

  serve(app, calls.removeStaffArticle, async ({ params, query, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: query.version, actor: staff };
    const removed = await removeArticle(context, input);
    if (!removed.ok && removed.error === "last-terms") throw new Refusal(409, { message: LAST_TERMS });
    const { id, version } = stands(removed);
    return { data: { id, version } };
  });
}

function stands(written: WrittenArticle): Extract<WrittenArticle, { ok: true }> {
  if (written.ok) return written;
  if (written.error === "unknown") throw notFound();
  if (written.error === "fixed") throw new Refusal(409, { message: FIXED });
  throw invalid({ link_title: [LAST_TERMS] });
}
