import { Link, useLoaderData } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { CUSTOMER_GROUPS } from "./customer-groups-shape.ts";
import type { loadGroups } from "./customer-groups.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

export { loadGroups as loader } from "./customer-groups.server.ts";

export const meta = titled(texts.title);

export default function CustomerGroups() {
  const { state, rows: groups, paging, mayEdit } = useLoaderData<typeof loadGroups>();
  const rows = groups.map(({ groupID: id, name, members_count: members, lists }) => ({
    id,
    cells: {
      denumire: <Link to={`/grupuri-clienti/${id}`}>{name}</Link>,
      membri: members,
      liste: lists.length === 0 ? texts.noLists : lists.map((list) => list.name).join(", "),
    },
  }));
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/grupuri-clienti/nou", text: texts.new }}
      shape={CUSTOMER_GROUPS}
      state={state}
      paging={paging}
      file="/grupuri-clienti"
      empty={texts.empty}
      rows={rows}
    />
  );
}
