import { fieldErrorsOf } from "@curat/contract/field-errors";
import { articleBody, type ArticleDraftContent, articleDraftContent } from "@curat/contract/staff/articles";
import type { DraftKind } from "../drafts/index.ts";
import { atField } from "../../platform/routing/index.ts";
import { articlePath } from "./articles.rules.ts";
import { publishArticle } from "./articles.service.ts";
import { loadArticle } from "./articles.store.ts";
import { LAST_TERMS, toShownArticle } from "./articles.wire.ts";
import { invalid } from "../../../http/refusal.ts";

export const ARTICLE_DRAFTS: DraftKind = {
  kind: "article",
  title: (content) => `Articolul „${contentIn(content).title}”`,
  contentOf: (stored) => {
    const read = articleDraftContent.safeParse(stored);
    return read.success ? read.data : undefined;
  },
  faults: (content) => {
    const { error } = articleBody.safeParse(content);
    return error && fieldErrorsOf(error.issues);
  },
  exists: async (db, id) => (await loadArticle(db, Number(id))) !== undefined,
  publish: async (context, { id, content, ...publication }) => {
    const fields = articleBody.parse(content);
    const written = await atField(
      "content.slug",
      publishArticle(context, { ...publication, id: Number(id), fields }),
    );
    if (written.ok) return { ok: true, version: written.version };
    // Publishing an article is refused only if it would rename the last terms of sale.
    if (written.error === "last-terms") throw invalid({ "content.link_title": [LAST_TERMS] });
    return { ok: false };
  },
  preview: async ({ db }, { id, content }) => {
    const draft = contentIn(content);
    const current = await loadArticle(db, Number(id));
    return {
      kind: "article",
      path: articlePath(draft.slug),
      page: toShownArticle({
        ...draft,
        id: Number(id),
        createdAt: current?.createdAt ?? new Date(0),
        // The preview omits documents with an incomplete URL.
        documents: draft.documents.filter(({ url }) => /^(?:\/(?!\/)|https:\/\/)/.test(url)),
      }),
    };
  },
};

function contentIn(content: object): ArticleDraftContent {
  return articleDraftContent.parse(content);
}
