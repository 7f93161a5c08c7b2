import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/articles";
import { textOf } from "@curat/ui/form/form-values.ts";
import { draftVersionIn } from "../../../components/drafts/as-draft.ts";
import { actOnDraft, draftRefusal, loadDraft } from "../../../components/drafts/draft-actions.server.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { uploadPictures } from "../../../components/picture/pictures.server.ts";
import { loadList } from "../../../lists/list.server.ts";
import { loadAround, loadNew } from "../../../components/record/record.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { articleIn, COMPARED_ARTICLE, filledArticle } from "./article-fields.ts";
import { ARTICLES } from "./articles-shape.ts";
import { texts } from "./texts.ts";

export const ROOM = "/articole";
export const DRAFT = {
  getDraft: calls.getArticleDraft,
  saveDraft: calls.saveArticleDraft,
  restoreDraft: calls.restoreArticleDraft,
  discardDraft: calls.discardArticleDraft,
  publishDraft: calls.publishArticleDraft,
  scheduleDraft: calls.scheduleArticleDraft,
  unscheduleDraft: calls.unscheduleArticleDraft,
};

const RIGHT = "content:edit";

export const loadArticles = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, {
    shape: ARTICLES,
    right: RIGHT,
    read(_, { filters: { grup, stare, q } }, page) {
      // The cast is safe, because the list accepts only known values for this filter.
      const state = stare as "published" | "hidden" | undefined;
      return need(context, calls.listStaffArticles, {
        query: { type_id: grup, state, q, page: String(page) },
      });
    },
  });

export const loadNewArticle = ({ context }: LoaderFunctionArgs) => loadNew(context, RIGHT);

/** Creates an article. It is hidden until it is published. */
export async function createArticle(request: Request, context: Context) {
  const form = await request.formData();
  const refused = await uploadPictures(context, form, ["picture"]);
  if (refused) return refused;
  const body = { ...articleIn(form), is_published: false };
  const sent = await send(context, form, calls.createStaffArticle, { body });
  return sent.ok ? leaveTo(context, `${ROOM}/${sent.data.id}`, texts.created) : sent.refusal;
}

export async function loadArticle({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const params = { id };
  const [article, draft, links, around] = await Promise.all([
    need(context, calls.getStaffArticle, { params }),
    loadDraft(context, DRAFT, id),
    need(context, calls.listLinksToArticle, { params }),
    loadAround(context, { kind: "article", id, right: RIGHT }),
  ]);
  return {
    article: article.data,
    draft: draft && { content: calls.articleDraftContent.parse(draft.content), summary: draft.summary },
    links: links.data,
    ...around,
  };
}

export async function changeArticle(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const version = Number(textOf(form, "version"));
  const to = `${ROOM}/${id}`;
  switch (textOf(form, "form")) {
    case "article": {
      const refused = await uploadPictures(context, form, ["picture"]);
      if (refused) return refused;
      const draft = draftVersionIn(form);
      if (draft !== undefined) return saveDraft(context, form, { id, version: draft });
      const compared = {
        subject: { kind: "article" as const, id },
        fill: filledArticle,
        ...COMPARED_ARTICLE,
      };
      const input = { params, body: { ...articleIn(form), version } };
      const sent = await send(context, form, calls.changeStaffArticle, input, compared);
      return sent.ok ? leaveTo(context, to, texts.saved) : sent.refusal;
    }
    case "publish":
      return press(
        context,
        calls.publishStaffArticle,
        { params, body: { version } },
        { to, message: texts.published },
      );
    case "hide":
      return press(
        context,
        calls.unpublishStaffArticle,
        { params, body: { version } },
        { to, message: texts.wasHidden },
      );
    case "remove": {
      const input = { params, query: { version: String(version) } };
      return press(context, calls.removeStaffArticle, input, {
        to,
        message: texts.removed,
        next: () => ROOM,
      });
    }
    default: {
      const done = await actOnDraft(context, form, { calls: DRAFT, id, to });
      if (!done) throw data(null, { status: 404 });
      return done;
    }
  }
}

async function saveDraft(context: Context, form: FormData, { id, version }: { id: string; version: number }) {
  const params = { id };
  const { data: current } = await need(context, calls.getStaffArticle, { params });
  const written = articleIn(form);
  const body = { content: { ...written, picture: written.picture || null }, version };
  const compared = {
    subject: { kind: "article" as const, id },
    // If the draft was deleted, compares with the article itself.
    fill: ({ content }: { content: unknown }) => {
      const read = calls.articleDraftContent.safeParse(content);
      return filledArticle(read.success ? read.data : current);
    },
    ...COMPARED_ARTICLE,
  };
  const sent = await send(context, form, calls.saveArticleDraft, { params, body }, compared);
  return sent.ok
    ? leaveTo(context, `${ROOM}/${id}`, "Ciorna a fost salvată. Versiunea publicată a rămas neschimbată.")
    : draftRefusal(sent.refusal);
}
