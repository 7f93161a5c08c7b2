import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Deadline } from "../../components/deadline/deadline.tsx";
import { Page } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { QueueIntro } from "../../components/queue/queue-intro.tsx";
import { Moment } from "../../components/time/moment-time.tsx";
import { DataTable } from "../../lists/data-table.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { REQUESTS, requestVariant } from "./privacy-requests-shape.ts";
import { loadRequests } from "./privacy-requests.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadRequests(context, url);

export const meta = titled(texts.title);

export default function PrivacyRequests() {
  const { state, requests, total, lastPage } = useLoaderData<typeof loader>();
  const rows = requests.map((one) => ({
    id: one.id,
    cells: {
      cine: <Link to={`/cereri-date/${one.id}`}>{one.name || texts.gone}</Link>,
      ce: texts.kinds[one.type],
      email: one.email,
      stare: <Status text={texts.states[one.state]} variant={requestVariant(one.state)} />,
      termen: <Deadline deadline={one.deadline} />,
      primita: <Moment at={one.created_at} />,
      incheiata: <Moment at={one.done_at} />,
    },
  }));
  return (
    <Page title={texts.title}>
      <QueueIntro waiting={texts.intro} state={state.filters.stare} />
      <ListView shape={REQUESTS} state={state} paging={{ total, lastPage }}>
        <DataTable caption={texts.title} shape={REQUESTS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
