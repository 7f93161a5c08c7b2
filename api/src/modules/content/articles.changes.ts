/** How a change of an article is written down: its sentence, and what of the shop shows it. */
import { type Actor, changedFields, changeSentence, type NewChange, tag } from "../changes/index.ts";
import type { Article, ArticleFields } from "./articles.rules.ts";
import { toKeptArticle } from "./articles.wire.ts";

const LABELS: Record<keyof ArticleFields, string> = {
  typeId: "grupul",
  slug: "adresa",
  title: "titlul",
  linkTitle: "titlul din subsol",
  intro: "introducerea",
  content: "conținutul",
  picture: "imaginea",
  documents: "documentele",
  sortOrder: "ordinea",
};
/** Neither menu and footer nor the list of articles show these. */
const OF_THE_PAGE: readonly (keyof ArticleFields)[] = ["content", "documents"];

/** What to record of an article that was created (`before` is null), changed or removed (`after` is null). */
export function articleChange(actor: Actor, before: Article | null, after: Article | null): NewChange {
  const { id, title } = (after ?? before) as Article; // a change is of something
  return {
    actor,
    subject: { kind: "article", id },
    sentence: changeSentence(`Articolul „${title}”`, { gender: "masculine", before, after, labels: LABELS }),
    before: before && toKeptArticle(before),
    after: after && toKeptArticle(after),
    touched: showsInLists(before, after) ? [tag.article(id), tag.articles] : [tag.article(id)],
  };
}

function showsInLists(before: Article | null, after: Article | null): boolean {
  if (!before || !after) return true;
  return changedFields(before, after, LABELS).some((field) => !OF_THE_PAGE.includes(field));
}
