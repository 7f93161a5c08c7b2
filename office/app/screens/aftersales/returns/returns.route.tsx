import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { Deadline } from "../../../components/deadline/deadline.tsx";
import { titled } from "../../../components/page/titled.ts";
import { QueueIntro } from "../../../components/queue/queue-intro.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { returnVariant } from "../../../components/status/return-status.ts";
import { RETURNS } from "./returns-shape.ts";
import type { loadReturns } from "./returns.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

export { loadReturns as loader } from "./returns.server.ts";

export const meta = titled("Retururi");

export default function Returns() {
  const { state, rows: returns, paging, mayEdit: mayCreate } = useLoaderData<typeof loadReturns>();
  const rows = returns.map((one) => ({
    id: one.id,
    cells: {
      numar: <Link to={`/retururi/${one.id}`}>{one.number}</Link>,
      fel: one.is_withdrawal ? texts.kinds.withdrawal : texts.kinds.return,
      comanda: <Link to={`/comenzi/${one.orderid}`}>{one.order_number}</Link>,
      client: one.full_name,
      email: one.email,
      motiv: one.reason,
      stare: <Status text={one.status} variant={returnVariant(one.status_code)} />,
      termen: <Deadline deadline={one.deadline} />,
      primit: <Moment at={one.created_at} />,
    },
  }));
  return (
    <ListPage
      title="Retururi"
      pageActions={
        mayCreate && (
          <Link to="/retururi/nou" className={buttonClass("secondary")}>
            Înregistrează un retur
          </Link>
        )
      }
      shape={RETURNS}
      state={state}
      paging={paging}
      file="/retururi"
      rows={rows}
    >
      <QueueIntro
        waiting="Retururile care așteaptă un răspuns, începând cu cele mai vechi."
        state={state.filters.stare}
      />
    </ListPage>
  );
}
