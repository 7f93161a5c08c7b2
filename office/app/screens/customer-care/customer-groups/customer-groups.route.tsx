import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { CUSTOMER_GROUPS } from "./customer-groups-shape.ts";
import type { loadGroups } from "./customer-groups.server.ts";
import { texts } from "./texts.ts";

export { loadGroups as loader } from "./customer-groups.server.ts";

export const meta = titled(texts.title);

export default function CustomerGroups() {
  const { state, groups, total, lastPage, mayEdit } = useLoaderData<typeof loadGroups>();
  const rows = groups.map(({ groupID: id, name, members_count: members, lists }) => ({
    id,
    cells: {
      denumire: <Link to={`/grupuri-clienti/${id}`}>{name}</Link>,
      membri: members,
      liste: lists.length === 0 ? texts.noLists : lists.map((list) => list.name).join(", "),
    },
  }));
  return (
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/grupuri-clienti/nou" className={buttonClass()}>
            {texts.new}
          </Link>
        )
      }
    >
      <ListView
        shape={CUSTOMER_GROUPS}
        state={state}
        paging={{ total, lastPage }}
        file="/grupuri-clienti"
        empty={texts.empty}
      >
        <DataTable caption={texts.title} shape={CUSTOMER_GROUPS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
