import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { BUNDLES } from "./bundles-shape.ts";
import { loadBundles } from "./bundles.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadBundles(context, url);

export const meta = titled(texts.title);

export default function Bundles() {
  const { state, bundles, total, lastPage, mayEdit } = useLoaderData<typeof loader>();
  const rows = bundles.map(({ bundleID: id, bundle, percent, is_published, sort_order }) => ({
    id,
    cells: {
      denumire: <Link to={`/pachete/${id}`}>{bundle}</Link>,
      reducere: `${percent.toLocaleString("ro-RO")} %`,
      stare: (
        <Status
          text={is_published ? texts.published : texts.draft}
          variant={is_published ? "good" : "open"}
        />
      ),
      ordine: sort_order,
    },
  }));
  return (
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/pachete/nou" className={buttonClass()}>
            {texts.new}
          </Link>
        )
      }
    >
      <ListView shape={BUNDLES} state={state} paging={{ total, lastPage }}>
        <DataTable caption={texts.title} shape={BUNDLES} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
