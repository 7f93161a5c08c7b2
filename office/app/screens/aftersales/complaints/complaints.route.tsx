import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Deadline } from "../../../components/deadline/deadline.tsx";
import { titled } from "../../../components/page/titled.ts";
import { QueueIntro } from "../../../components/queue/queue-intro.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { loadQueue } from "../../../lists/queue.server.ts";
import { complaintVariant } from "../../../components/status/complaint-status.ts";
import { COMPLAINTS } from "./complaints-shape.ts";
import { COMPLAINT_QUEUE } from "./complaints.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadQueue(context, url, COMPLAINT_QUEUE);

export const meta = titled("Sesizări");

export default function Complaints() {
  const { state, rows: found, total, lastPage } = useLoaderData<typeof loader>();
  const rows = found.map((one) => ({
    id: one.id,
    cells: {
      numar: <Link to={`/reclamatii/${one.id}`}>{one.number}</Link>,
      despre: one.type,
      comanda: one.orderid === null ? one.ordernr : <Link to={`/comenzi/${one.orderid}`}>{one.ordernr}</Link>,
      client: one.customer_name,
      email: one.customer_email,
      stare: <Status text={one.status} variant={complaintVariant(one.status_code)} />,
      termen: <Deadline deadline={one.deadline} />,
      primita: <Moment at={one.created_at} />,
      raspuns: <Moment at={one.answered_at} />,
    },
  }));
  return (
    <ListPage
      title="Sesizări"
      shape={COMPLAINTS}
      state={state}
      paging={{ total, lastPage }}
      file="/reclamatii"
      rows={rows}
    >
      <QueueIntro
        waiting="Sesizările fără răspuns, începând cu cele mai vechi."
        state={state.filters.stare}
      />
    </ListPage>
  );
}
