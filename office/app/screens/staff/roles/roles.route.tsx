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

export { loadRoles as loader } from "./roles.server.ts";

export const meta = titled("Roluri");

const ROLES: ListShape = {
  columns: [
    { key: "nume", label: "Denumire", isName: true },
    { key: "oameni", label: "Echipă", isNumber: true },
    { key: "permite", label: "Ce permite" },
    { key: "vezi", label: "Previzualizare" },
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
      title="Roluri"
      actions={
        mayEdit && (
          <Link to="/roluri/nou" className={buttonClass()}>
            Rol nou
          </Link>
        )
      }
    >
      <p className={`hint mb-4 ${styles.explain}`}>
        Un rol stabilește drepturile celor care îl au; o persoană poate avea mai multe roluri. Cu „Vezi panoul
        cu acest rol” vezi panoul așa cum îl văd colegii cu acest rol, până revii la drepturile tale.
      </p>
      <DataTable caption="Roluri" shape={ROLES} state={STATE} rows={rows} />
    </Page>
  );
}
