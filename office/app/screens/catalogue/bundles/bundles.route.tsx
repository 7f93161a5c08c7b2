import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { BUNDLES } from "./bundles-shape.ts";
import type { loadBundles } from "./bundles.server.ts";
import { texts } from "./texts.ts";

export { loadBundles as loader } from "./bundles.server.ts";

export const meta = titled(texts.title);

export default function Bundles() {
  const { state, rows, paging, mayEdit } = useLoaderData<typeof loadBundles>();
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/pachete/nou", text: texts.new }}
      shape={BUNDLES}
      {...{ state, paging }}
      rows={rows.map(({ bundleID: id, bundle, percent, is_published, sort_order }) => ({
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
      }))}
    />
  );
}
