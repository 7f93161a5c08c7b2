import type { ApiContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { STAFF_ARTICLE } from "@curat/contract/staff/article.values";
import { sentenceLabelsOf } from "@curat/contract/staff/record.values";
import {
  type Actor,
  type WriteInput,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  saveRecords,
  tag,
  type Written,
} from "../../platform/changes/index.ts";
import { dropDraft, type Publication } from "../drafts/index.ts";
import { putRoutes, removeRoutes } from "../../platform/routing/index.ts";
import { type Article, type ArticleTexts, articlePath, isFixed, isTerms } from "./articles.rules.ts";
import { deleteArticle, lockArticles, nextArticleId, putArticles } from "./articles.store.ts";
import { toArticleSnapshot } from "./articles.wire.ts";
import { findTerms, lockTerms } from "./content.store.ts";

type Refused =
  /** The action would remove the only terms of sale, to which orders refer. */
  { ok: false; error: "last-terms" } | { ok: false; error: "fixed" };
export type WrittenArticle = Written<Article, Refused>;

/** Fields that only the article's page shows, as opposed to the menu, footer or list. */
const OF_THE_PAGE = new Set<keyof Article>(["content", "documents"]);

const ARTICLES: RecordWrites<Article, Refused> = {
  kind: "article",
  title: ({ title }) => `Articolul „${title}”`,
  gender: "masculine",
  labels: { ...sentenceLabelsOf(STAFF_ARTICLE), is_published: "publicarea" },
  kept: toArticleSnapshot,
  touched: ({ id }, fields) =>
    fields.every((field) => OF_THE_PAGE.has(field)) ? [tag.article(id)] : [tag.article(id), tag.articles],
  lock: lockArticles,
  refuse: async (tx, after, before) => {
    if (before?.is_published && !after.is_published && isFixed(before)) return { ok: false, error: "fixed" };
    return before && isTerms(before) && !isTerms(after) ? refuseLastTerms(tx, before) : undefined;
  },
  store,
};

/** Fields of an article in an imported file. Only staff decide whether an article is published. */
export type ArticleFields = Omit<Article, "is_published">;

/** Upserts articles as one batch. Skips unchanged articles. Throws if a URL is in use. */
export function saveArticles(tx: Tx, actor: Actor, articles: readonly ArticleFields[]): Promise<void> {
  const change = (reported: Article, before: Article | undefined) =>
    cleaned({
      ...reported,
      createdAt: before?.createdAt ?? reported.createdAt,
      is_published: before?.is_published ?? reported.is_published,
    });
  const records = articles.map((reported) => ({ ...reported, is_published: true }));
  return saveRecords(tx, ARTICLES, { actor, records, change });
}

/** Creates an article. A given `id`, to which the shop links, must be unused. Throws AddressRefused. */
export function createArticle(
  { db, now }: Pick<ApiContext, "db" | "now">,
  actor: Actor,
  fields: ArticleTexts & Pick<Article, "is_published">,
  id?: number,
): Promise<WrittenArticle> {
  const make = async (tx: Tx): Promise<Article | Refused> => {
    const next = await nextArticleId(tx);
    if (id !== undefined && (await lockArticles(tx, [id])).length > 0) return { ok: false, error: "fixed" };
    return cleaned({ ...fields, id: id ?? next, createdAt: now() });
  };
  return createRecord(db, ARTICLES, { actor, make });
}

/** Changes an article. Throws StaleVersion (409) or AddressRefused. */
export function changeArticle(
  { db }: Pick<ApiContext, "db">,
  { fields, ...input }: WriteInput & { fields: ArticleTexts | Pick<Article, "is_published"> },
): Promise<WrittenArticle> {
  return changeRecord(db, ARTICLES, { ...input, change: (before) => cleaned({ ...before, ...fields }) });
}

/** Saves and publishes an article. `around` wraps the write. Throws like changeArticle. */
export function publishArticle(
  { db }: Pick<ApiContext, "db">,
  { fields, around, ...input }: WriteInput & { fields: ArticleTexts; around: Publication["around"] },
): Promise<WrittenArticle> {
  const change = (before: Article) => cleaned({ ...before, ...fields, is_published: true });
  return changeRecord(db, ARTICLES, { ...input, change, around });
}

/** Removes an article and its URL. Redirects to it then return 404. */
export function removeArticle({ db }: Pick<ApiContext, "db">, input: WriteInput): Promise<WrittenArticle> {
  const remove = async (tx: Tx, article: Article): Promise<Refused | void> => {
    if (isFixed(article)) return { ok: false, error: "fixed" };
    const refused = isTerms(article) ? await refuseLastTerms(tx, article) : undefined;
    if (refused) return refused;
    await dropDraft(tx, { kind: "article", id: String(article.id) }, input.actor);
    await removeRoutes(tx, "article", [article.id]);
    await deleteArticle(tx, article.id);
  };
  return removeRecord(db, ARTICLES, { ...input, remove });
}

async function refuseLastTerms(tx: Tx, { id }: Article): Promise<Refused | undefined> {
  await lockTerms(tx);
  return (await findTerms(tx, { except: id })) ? undefined : { ok: false, error: "last-terms" };
}

function cleaned(article: Article): Article {
  return { ...article, content: cleanHtml(article.content) };
}

async function store(tx: Tx, articles: readonly Article[]): Promise<void> {
  await putArticles(tx, articles);
  await putRoutes(
    tx,
    articles
      .filter(({ is_published }) => is_published)
      .map(({ id, slug, title, intro }) => ({
        path: articlePath(slug),
        kind: "article" as const,
        targetId: id,
        metaTitle: title,
        metaDescription: intro,
      })),
  );
  const hidden = articles.filter(({ is_published }) => !is_published).map(({ id }) => id);
  await removeRoutes(tx, "article", hidden);
}
