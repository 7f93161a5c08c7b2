/** An article as its form holds it. */
import type { ArticleDraftContent } from "@curat/contract/staff/articles";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import {
  COMPARED_DOCUMENTS,
  filledDocuments,
  takeDocuments,
} from "../../../components/documents/document-fields.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { slugOf } from "../../../components/slug/slug-of.ts";
import { texts } from "./texts.ts";

/** As it stands, or as a draft says it. */
type Written = ArticleDraftContent;

export function filledArticle(article: Written): Typed {
  return {
    title: article.title,
    slug: article.slug,
    type_id: String(article.type_id),
    link_title: article.link_title,
    sort_order: String(article.sort_order),
    intro: article.intro,
    content: article.content,
    picture: article.picture ?? "",
    ...filledDocuments(article.documents),
  };
}

export const COMPARED_ARTICLE: Compared = { labels: { ...texts.labels, ...COMPARED_DOCUMENTS } };

/** What the form asks of the API; an address or a footer's title that is left empty is made from the title. */
export function articleIn(form: FormData) {
  const title = textOf(form, "title");
  return {
    type_id: Number(textOf(form, "type_id") || "0"),
    slug: textOf(form, "slug") || slugOf(title),
    title,
    link_title: textOf(form, "link_title") || title,
    intro: textOf(form, "intro"),
    content: textOf(form, "content"),
    picture: textOf(form, "picture"),
    documents: takeDocuments(form),
    sort_order: Number(textOf(form, "sort_order")),
  };
}
