import { Link, useLoaderData } from "react-router";
import { STAFF_ARTICLE } from "@curat/contract/staff/article.values";
import { DraftStatus } from "../../../components/drafts/draft-status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ARTICLES } from "./articles-shape.ts";
import type { loadArticles } from "./articles.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

export { loadArticles as loader } from "./articles.server.ts";

const GROUPS: Partial<Record<number, string>> = STAFF_ARTICLE.fields.type_id.options;

export const meta = titled(texts.title);

export default function Articles() {
  const { state, rows: articles, paging, mayEdit } = useLoaderData<typeof loadArticles>();
  const rows = articles.map((article) => ({
    id: article.id,
    cells: {
      titlu: <Link to={`/articole/${article.id}`}>{article.title}</Link>,
      grup: GROUPS[article.type_id],
      stare: texts.states[article.is_published ? "published" : "hidden"],
      ciorna: <DraftStatus draft={article.draft} />,
      adresa: article.url,
      ordine: article.sort_order,
    },
  }));
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/articole/nou", text: texts.new }}
      shape={ARTICLES}
      state={state}
      paging={paging}
      rows={rows}
    />
  );
}
