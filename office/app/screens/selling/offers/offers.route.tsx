import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { QueueIntro } from "../../../components/queue/queue-intro.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { loadQueue } from "../../../lists/queue.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { OFFERS, offerVariant } from "./offers-shape.ts";
import { OFFER_QUEUE } from "./offers.server.ts";
import { texts } from "./texts.ts";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [queue, may] = await Promise.all([loadQueue(context, url, OFFER_QUEUE), mayDo(context)]);
  return { ...queue, mayEdit: may("offers:edit") };
}

export const meta = titled("Oferte");

export default function Offers() {
  const { state, rows: found, total, lastPage, mayEdit } = useLoaderData<typeof loader>();
  const rows = found.map((one) => ({
    id: one.id,
    cells: {
      de_la: <Link to={`/oferte/${one.id}`}>{one.name || one.id}</Link>,
      firma: one.company,
      email: one.email,
      numar: one.number,
      stare: <Status text={texts.stateOf(one)} variant={offerVariant(one.state)} />,
      randuri: one.lines_count,
      total: <Price lei={one.total} />,
      valabila: one.valid_until !== null && <Moment at={one.valid_until} />,
      ceruta: <Moment at={one.created_at} />,
    },
  }));
  return (
    <ListPage
      title="Oferte"
      create={mayEdit && { to: "/oferte/noua", text: "Ofertă nouă" }}
      shape={OFFERS}
      state={state}
      paging={{ total, lastPage }}
      file="/oferte"
      rows={rows}
    >
      <QueueIntro waiting="Cererile fără răspuns, începând cu cele mai vechi." state={state.filters.stare} />
    </ListPage>
  );
}
