/** Writing articles: staff one by one, imports many at once, by the same way. */
import type { ApiContext } from "../../context.ts";
import { transaction, type Tx } from "../../db/database.ts";
import { cleanHtml } from "../../text/html.ts";
import { type Actor, recordChange, recordChanges, saysTheSame } from "../changes/index.ts";
import { putRoutes, removeRoutes } from "../routing/index.ts";
import { articleChange } from "./articles.changes.ts";
import { type Article, type ArticleFields, articlePath, isFixed, isTerms } from "./articles.rules.ts";
import { deleteArticle, lockArticles, nextArticleId, putArticles } from "./articles.store.ts";
import { toKeptArticle } from "./articles.wire.ts";
import { findTerms } from "./content.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type WrittenArticle =
  | { ok: true; article: Article; version: number }
  | { ok: false; error: "unknown" }
  /** Orders would have no terms to name. */
  | { ok: false; error: "last-terms" }
  /** The shop leads to it by its id. */
  | { ok: false; error: "fixed" };

/** Writes many articles by their ids as one act; what says the same already is left alone. Throws for a taken address. */
export async function saveArticles(tx: Tx, actor: Actor, articles: readonly Article[]): Promise<void> {
  const ids = articles.map(({ id }) => id);
  const standing = new Map((await lockArticles(tx, ids)).map((article) => [article.id, article]));
  const changing = articles
    .map((asked) => {
      const before = standing.get(asked.id) ?? null;
      return { before, after: cleaned({ ...asked, createdAt: before?.createdAt ?? asked.createdAt }) };
    })
    .filter(({ before, after }) => !before || !saysTheSame(toKeptArticle(before), toKeptArticle(after)));
  await write(
    tx,
    changing.map(({ after }) => after),
  );
  await recordChanges(
    tx,
    changing.map(({ before, after }) => articleChange(actor, before, after)),
  );
}

/** A new article, created now. Throws AddressRefused for an address that is not free. */
export async function createArticle(
  { db, now }: Shop,
  actor: Actor,
  fields: ArticleFields,
): Promise<WrittenArticle> {
  return transaction(db, async (tx): Promise<WrittenArticle> => {
    const article = cleaned({ ...fields, id: await nextArticleId(tx), createdAt: now() });
    await write(tx, [article]);
    const { version } = await recordChange(tx, articleChange(actor, null, article));
    return { ok: true, article, version };
  });
}

/** Changes an article on the version that the writer saw; throws StaleVersion (409), AddressRefused. */
export async function changeArticle(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { id, seen, fields }: { id: number; seen: number; fields: ArticleFields },
): Promise<WrittenArticle> {
  return transaction(db, async (tx): Promise<WrittenArticle> => {
    const [before] = await lockArticles(tx, [id]);
    if (!before) return { ok: false, error: "unknown" };
    const article = cleaned({ ...before, ...fields });
    if (isTerms(before) && !isTerms(article) && !(await hasOtherTerms(tx, id)))
      return { ok: false, error: "last-terms" };
    const { version } = await recordChange(tx, { ...articleChange(actor, before, article), seen });
    await write(tx, [article]);
    return { ok: true, article, version };
  });
}

/** Removes an article with its address; what redirected to it ends at the page for what is not found. */
export async function removeArticle(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { id, seen }: { id: number; seen: number },
): Promise<WrittenArticle> {
  return transaction(db, async (tx): Promise<WrittenArticle> => {
    const [article] = await lockArticles(tx, [id]);
    if (!article) return { ok: false, error: "unknown" };
    if (isFixed(article)) return { ok: false, error: "fixed" };
    if (isTerms(article) && !(await hasOtherTerms(tx, id))) return { ok: false, error: "last-terms" };
    const { version } = await recordChange(tx, { ...articleChange(actor, article, null), seen });
    await removeRoutes(tx, "article", [id]);
    await deleteArticle(tx, id);
    return { ok: true, article, version };
  });
}

async function hasOtherTerms(tx: Tx, id: number): Promise<boolean> {
  return (await findTerms(tx, { except: id })) !== undefined;
}

function cleaned(article: Article): Article {
  return { ...article, content: cleanHtml(article.content) };
}

async function write(tx: Tx, articles: readonly Article[]): Promise<void> {
  await putArticles(tx, articles);
  await putRoutes(
    tx,
    articles.map(({ id, slug, title, intro }) => ({
      path: articlePath(slug),
      kind: "article" as const,
      targetId: id,
      metaTitle: title,
      metaDescription: intro,
    })),
  );
}
