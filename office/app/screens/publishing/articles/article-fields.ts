import { STAFF_ARTICLE } from "@curat/contract/staff/article.values";
import type { ArticleDraftContent } from "@curat/contract/staff/articles";
import type { Typed } from "@curat/ui/form/form-values.ts";
import {
  COMPARED_DOCUMENTS,
  filledDocuments,
  takeDocuments,
} from "../../../components/documents/document-fields.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { comparedRecord, filledRecord, recordIn } from "../../../components/record/record-values.ts";

export function filledArticle(article: ArticleDraftContent): Typed {
  return { ...filledRecord(STAFF_ARTICLE, article), ...filledDocuments(article.documents) };
}

const { labels, ...compared } = comparedRecord(STAFF_ARTICLE);
export const COMPARED_ARTICLE: Compared = { ...compared, labels: { ...labels, ...COMPARED_DOCUMENTS } };

export function articleIn(form: FormData) {
  return { ...recordIn(STAFF_ARTICLE, form), documents: takeDocuments(form) };
}
