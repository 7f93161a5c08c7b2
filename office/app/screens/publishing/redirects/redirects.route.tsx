import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { REDIRECTS } from "./redirects-shape.ts";
import type { loadRedirects } from "./redirects.server.ts";
import { texts } from "./texts.ts";

export { loadRedirects as loader } from "./redirects.server.ts";

export const meta = titled(texts.title);

export default function Redirects() {
  const { state, rows, paging, exportTo, mayEdit } = useLoaderData<typeof loadRedirects>();
  return (
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/redirectionari/noi" className={buttonClass()}>
            {texts.new}
          </Link>
        )
      }
    >
      <ListView shape={REDIRECTS} {...{ state, paging, exportTo }} file="/redirectionari" empty={texts.none}>
        <DataTable
          caption={texts.title}
          shape={REDIRECTS}
          state={state}
          rows={rows.map(({ from, to, hits, last_hit, page }, at) => ({
            id: at,
            cells: {
              "de-la": <Link to={page}>{from}</Link>,
              catre: to,
              accesari: hits.toLocaleString("ro-RO"),
              ultima: last_hit === null ? texts.never : <Moment at={last_hit} />,
            },
          }))}
        />
      </ListView>
    </Page>
  );
}
