import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { SeeAsButton } from "../../../components/permissions/see-as-button.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { readList } from "../../../lists/list-address.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import type { loadRoles } from "./roles.server.ts";
import styles from "./roles.module.css";
import { texts } from "./texts.ts";

export { loadRoles as loader } from "./roles.server.ts";

export const meta = titled(texts.title);

const ROLES: ListShape = {
  columns: [
    { key: "nume", label: texts.name, isName: true },
    { key: "oameni", label: texts.people, isNumber: true },
    { key: "permite", label: texts.allows },
    { key: "vezi", label: texts.seeAs },
  ],
  filters: [],
  sort: { by: "nume", isDescending: false },
};
const STATE = readList(ROLES, new URLSearchParams());

export default function Roles() {
  const { roles, mayEdit } = useLoaderData<typeof loadRoles>();
  const rows = roles.map(({ id, name, people, sentences, isOwner }) => ({
    id,
    cells: {
      nume: <Link to={`/roluri/${id}`}>{name}</Link>,
      oameni: people,
      permite: sentences.join("; "),
      vezi: !isOwner && <SeeAsButton role={{ id, name }} />,
    },
  }));
  return (
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/roluri/nou" className={buttonClass()}>
            {texts.new}
          </Link>
        )
      }
    >
      <p className={`hint mb-4 ${styles.explain}`}>{texts.explain}</p>
      <DataTable caption={texts.title} shape={ROLES} state={STATE} rows={rows} />
    </Page>
  );
}
