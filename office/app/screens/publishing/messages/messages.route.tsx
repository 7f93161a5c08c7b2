import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { QueueIntro } from "../../../components/queue/queue-intro.tsx";
import { MESSAGE_KINDS, MESSAGE_STATES, messageVariant } from "../../../components/status/message-status.ts";
import { beginningOf } from "../../../components/text/beginning.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { loadQueue } from "../../../lists/queue.server.ts";
import { MESSAGES } from "./messages-shape.ts";
import { MESSAGE_QUEUE } from "./messages.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadQueue(context, url, MESSAGE_QUEUE);

export const meta = titled("Mesaje");

export default function Messages() {
  const { state, rows: found, total, lastPage } = useLoaderData<typeof loader>();
  const rows = found.map((one) => ({
    id: one.id,
    cells: {
      de_la: <Link to={`/mesaje/${one.id}`}>{one.name || "fără nume"}</Link>,
      fel: MESSAGE_KINDS[one.kind],
      mesaj: beginningOf(one.questions),
      email: one.email,
      produs: one.product?.name,
      stare: <Status text={MESSAGE_STATES[one.state]} variant={messageVariant(one.state)} />,
      cine: one.assignee?.name ?? texts.assignees.nobody,
      primit: <Moment at={one.created_at} />,
    },
  }));
  return (
    <ListPage
      title="Mesaje"
      shape={MESSAGES}
      state={state}
      paging={{ total, lastPage }}
      file="/mesaje"
      rows={rows}
    >
      <QueueIntro waiting="Mesajele fără răspuns, începând cu cele mai vechi." state={state.filters.stare} />
    </ListPage>
  );
}
