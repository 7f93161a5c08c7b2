import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { rhythmText } from "@curat/contract/recurring-orders.values";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { QueueIntro } from "../../../components/queue/queue-intro.tsx";
import { dayText } from "../../../components/time/day.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { loadQueue } from "../../../lists/queue.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { draftVariant, RECURRING_ORDERS, recurringVariant } from "./recurring-orders-shape.ts";
import { RECURRING_QUEUE } from "./recurring-orders.server.ts";
import { texts } from "./texts.ts";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [queue, may] = await Promise.all([loadQueue(context, url, RECURRING_QUEUE), mayDo(context)]);
  return { ...queue, mayEdit: may("orders:edit") };
}

export const meta = titled(texts.title);

export default function RecurringOrders() {
  const { state, rows: found, total, lastPage, mayEdit } = useLoaderData<typeof loader>();
  const rows = found.map((one) => ({
    id: one.id,
    cells: {
      client: <Link to={`/comenzi-recurente/${one.id}`}>{one.name || one.id}</Link>,
      firma: one.company,
      email: one.email,
      ritm: rhythmText({ everyWeeks: one.every_weeks, monthDay: one.month_day }),
      urmatoarea: one.state !== "ended" && (
        <time dateTime={one.next_on} className="nowrap">
          {dayText(one.next_on)}
        </time>
      ),
      stare: <Status text={texts.states[one.state]} variant={recurringVariant(one.state)} />,
      ultima: one.last_draft && (
        <Status text={texts.drafts[one.last_draft.state]} variant={draftVariant(one.last_draft.state)} />
      ),
      produse: one.lines_count,
    },
  }));
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/comenzi-recurente/noua", text: texts.newTitle }}
      shape={RECURRING_ORDERS}
      state={state}
      paging={{ total, lastPage }}
      file="/comenzi-recurente"
      rows={rows}
    >
      <QueueIntro waiting={texts.waiting} state={state.filters.stare} />
      {state.filters.stare === undefined && (
        <p className="hint mb-3">
          <Link to="?stare=unanswered">Arată doar livrările fără răspuns</Link>
        </p>
      )}
    </ListPage>
  );
}
