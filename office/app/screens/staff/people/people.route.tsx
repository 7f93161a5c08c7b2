import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { PEOPLE } from "./people-shape.ts";
import type { loadPeople } from "./people.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { PersonState } from "./person-state.tsx";

export { loadPeople as loader } from "./people.server.ts";

export const meta = titled("Echipă");

export default function People() {
  const { state, people, total, lastPage, mayInvite, maySeeRoles } = useLoaderData<typeof loadPeople>();
  const rows = people.map((person) => ({
    id: person.id,
    cells: {
      nume: <Link to={`/oameni/${person.id}`}>{person.name || person.email}</Link>,
      email: person.email,
      stare: <PersonState state={person.state} />,
      roluri: person.roles.map(({ name }) => name).join(", "),
      vazut: <Moment at={person.last_seen_at} none="niciodată" />,
    },
  }));
  return (
    <ListPage
      title="Echipă"
      pageActions={
        <>
          {maySeeRoles && (
            <Link to="/roluri" className={buttonClass("secondary")}>
              Vezi panoul cu alt rol
            </Link>
          )}
          {mayInvite && (
            <Link to="/oameni/invita" className={buttonClass()}>
              Invită un coleg
            </Link>
          )}
        </>
      }
      shape={PEOPLE}
      state={state}
      paging={{ total, lastPage }}
      rows={rows}
    />
  );
}
