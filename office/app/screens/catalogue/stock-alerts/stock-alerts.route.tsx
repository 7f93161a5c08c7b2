import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { QueueIntro } from "../../../components/queue/queue-intro.tsx";
import { dayText } from "../../../components/time/day.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ALERTS, alertVariant } from "./stock-alerts-shape.ts";
import type { loadAlerts } from "./stock-alerts.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

export { loadAlerts as loader } from "./stock-alerts.server.ts";

export const meta = titled("Alerte de stoc");

export default function StockAlerts() {
  const { state, alerts, awaited = [], total, lastPage } = useLoaderData<typeof loadAlerts>();
  const rows = alerts.map((one) => ({
    id: one.id,
    cells: {
      cine: <Link to={`/clienti/${one.customerid}`}>{one.name}</Link>,
      email: one.email,
      produs: one.product,
      cod: one.code,
      stare: <Status text={texts.states[one.state]} variant={alertVariant(one.state)} />,
      din: <Moment at={one.created_at} />,
      pana: <time dateTime={one.expire_date}>{dayText(one.expire_date)}</time>,
      anuntat: <Moment at={one.sent_at} />,
    },
  }));
  return (
    <ListPage
      title="Alerte de stoc"
      shape={ALERTS}
      state={state}
      paging={{ total, lastPage }}
      file="/alerte-stoc"
      rows={rows}
    >
      <QueueIntro
        waiting="Alertele active. Clientul primește un singur e-mail, când produsul revine în stoc."
        state={state.filters.stare}
      />
      {awaited.length > 0 && (
        <Panel title="Cele mai cerute produse">
          <ul>
            {awaited.map(({ productID, product, code, waiting }) => (
              <li key={productID}>
                <Link to={`?${new URLSearchParams({ q: code || product })}`}>{product}</Link>:{" "}
                {waiting === 1
                  ? "un client"
                  : `${waiting}${waiting % 100 >= 20 || waiting % 100 === 0 ? " de" : ""} clienți`}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </ListPage>
  );
}
