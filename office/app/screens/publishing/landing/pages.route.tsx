import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { DraftStatus } from "../../../components/drafts/draft-status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { PAGES } from "./pages-shape.ts";
import type { loadPages } from "./pages.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

export { loadPages as loader } from "./pages.server.ts";

export const meta = titled(texts.title);

export default function LandingPages() {
  const { state, rows: pages, paging, mayEdit } = useLoaderData<typeof loadPages>();
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
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/pagini/noua", text: texts.new }}
      shape={PAGES}
      state={state}
      paging={paging}
      empty={texts.none}
      rows={rows}
    />
  );
}
