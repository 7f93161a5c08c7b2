import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { DraftStatus } from "../../../components/drafts/draft-status.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { PAGES } from "./pages-shape.ts";
import type { loadPages } from "./pages.server.ts";
import { texts } from "./texts.ts";

export { loadPages as loader } from "./pages.server.ts";

export const meta = titled(texts.title);

export default function LandingPages() {
  const { state, pages, total, lastPage, mayEdit } = useLoaderData<typeof loadPages>();
  const rows = pages.map(({ id, title, url, is_published, draft }) => ({
    id,
    cells: {
      titlu: <Link to={`/pagini/${id}`}>{title || url}</Link>,
      adresa: url,
      stare: (
        <Status
          text={is_published ? texts.published : texts.unpublished}
          variant={is_published ? "good" : "open"}
        />
      ),
      ciorna: <DraftStatus draft={draft} />,
    },
  }));
  return (
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/pagini/noua" className={buttonClass()}>
            {texts.new}
          </Link>
        )
      }
    >
      <ListView shape={PAGES} state={state} paging={{ total, lastPage }} empty={texts.none}>
        <DataTable caption={texts.title} shape={PAGES} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
