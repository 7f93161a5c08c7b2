import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { DraftStatus } from "../../../components/drafts/draft-status.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { ARTICLES } from "./articles-shape.ts";
import type { loadArticles } from "./articles.server.ts";
import { texts } from "./texts.ts";

export { loadArticles as loader } from "./articles.server.ts";

export const meta = titled(texts.title);

export default function Articles() {
  const { state, articles, total, lastPage, mayEdit } = useLoaderData<typeof loadArticles>();
  const rows = articles.map((article) => ({
    id: article.id,
    cells: {
      titlu: <Link to={`/articole/${article.id}`}>{article.title}</Link>,
      grup: texts.groups[article.type_id],
      stare: texts.states[article.is_published ? "published" : "hidden"],
      ciorna: <DraftStatus draft={article.draft} />,
      adresa: article.url,
      ordine: article.sort_order,
    },
  }));
  return (
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/articole/nou" className={buttonClass()}>
            {texts.new}
          </Link>
        )
      }
    >
      <ListView shape={ARTICLES} state={state} paging={{ total, lastPage }}>
        <DataTable caption={texts.title} shape={ARTICLES} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
