import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { DraftStatus } from "../../../components/drafts/draft-status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { PAGES } from "./pages-shape.ts";
import type { loadPages } from "./pages.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";

export { loadPages as loader } from "./pages.server.ts";

export const meta = titled("Pagini de campanie");

export default function LandingPages() {
  const { state, rows: pages, paging, mayEdit } = useLoaderData<typeof loadPages>();
  const rows = pages.map(({ id, title, url, is_published, draft }) => ({
    id,
    cells: {
      titlu: <Link to={`/pagini/${id}`}>{title || url}</Link>,
      adresa: url,
      stare: (
        <Status text={is_published ? "publicată" : "nepublicată"} variant={is_published ? "good" : "open"} />
      ),
      ciorna: <DraftStatus draft={draft} />,
    },
  }));
  return (
    <ListPage
      title="Pagini de campanie"
      create={mayEdit && { to: "/pagini/noua", text: "Pagină nouă" }}
      shape={PAGES}
      state={state}
      paging={paging}
      empty="Nu există încă nicio pagină de campanie."
      rows={rows}
    />
  );
}
