import { Link, useLoaderData } from "react-router";
import { DashboardList } from "../../../components/dashboard/dashboard-list.tsx";
import { FailedJobActions } from "../../../components/failed-jobs/failed-job-actions.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { loadTroubles } from "./troubles.server.ts";

export { loadTroubles as loader, actOnTrouble as action } from "./troubles.server.ts";

export const meta = titled("Ce nu a mers");

type Data = Awaited<ReturnType<typeof loadTroubles>>;

export default function Troubles() {
  const { rows, orders, moreOrders, accounts, webhooks, emag, jobs, moreJobs, mayEdit } =
    useLoaderData<typeof loadTroubles>();
  const isCalm =
    rows.length + orders.length + accounts.length + webhooks.length + emag.length + jobs.length === 0;
  return (
    <Page title="Ce nu a mers">
      <p className="mb-4">
        Tot ce a eșuat la curieri, plăți, facturi, ANAF, e-mailuri și alte programe, cu motivul și cu butonul
        care rezolvă.
      </p>
      {isCalm && <p>Totul funcționează: nu ai nimic de rezolvat.</p>}
      {accounts.length > 0 && <Accounts accounts={accounts} />}
      {orders.length > 0 && <Waybills orders={orders} more={moreOrders} />}
      {rows.length > 0 && (
        <Panel title="Plăți, facturi și colete">
          <DashboardList rows={rows} />
        </Panel>
      )}
      {emag.length > 0 && <Emag emag={emag} />}
      {webhooks.length > 0 && <Webhooks webhooks={webhooks} />}
      {jobs.length > 0 && <Jobs jobs={jobs} more={moreJobs} mayEdit={mayEdit} />}
    </Page>
  );
}

function Accounts({ accounts }: Pick<Data, "accounts">) {
  return (
    <Panel title="Conturi">
      <ul className="list stack gap-3">
        {accounts.map(({ provider, name, words }) => (
          <li key={provider}>
            <Link to={`/setari/conturi/${provider}`}>{name}</Link>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Emag({ emag }: Pick<Data, "emag">) {
  return (
    <Panel title="eMAG">
      <ul className="list stack gap-3">
        {emag.map(({ to, name, words }) => (
          <li key={name}>
            <Link to={to}>{name}</Link>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Webhooks({ webhooks }: Pick<Data, "webhooks">) {
  return (
    <Panel title="Webhookuri">
      <ul className="list stack gap-3">
        {webhooks.map(({ id, name, stopped_because, failed }) => (
          <li key={id}>
            <Link to={`/webhookuri/${id}`}>{name}</Link>
            <p>
              {stopped_because ??
                (failed > 0
                  ? `Evenimente neprimite: ${failed}. Le poți trimite din nou.`
                  : "Programul nu răspunde. Trimiterea se reia automat.")}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Waybills({ orders, more }: { orders: Data["orders"]; more: boolean }) {
  return (
    <Panel title="AWB-uri refuzate">
      <ul className="list stack gap-3">
        {orders.map(({ id, number, why }) => (
          <li key={id}>
            <Link to={`/comenzi/${id}`}>Comanda {number}</Link>
            <p>{why}</p>
          </li>
        ))}
      </ul>
      {more && (
        <p>
          <Link to="/comenzi?etapa=problems">Toate comenzile cu AWB refuzat</Link>
        </p>
      )}
    </Panel>
  );
}

function Jobs({ jobs, more, mayEdit }: { jobs: Data["jobs"]; more: boolean; mayEdit: boolean }) {
  return (
    <Panel title="E-mailuri și operațiuni automate">
      <ul className="list stack gap-4">
        {jobs.map(({ id, what, why, isFinal, isRunning, nextAt, order }) => (
          <li className="stack gap-2" key={id}>
            <h3 className="text-m">
              {what}
              {order && (
                <>
                  {", "}
                  <Link to={`/comenzi/${order.id}`}>comanda {order.number}</Link>
                </>
              )}
            </h3>
            <p>{why}</p>
            <p className="hint">
              {isRunning && "Se încearcă acum."}
              {!isRunning && isFinal && "Nu se mai încearcă automat."}
              {!isRunning && !isFinal && (
                <>
                  Se încearcă din nou automat: <Moment at={nextAt} />
                </>
              )}
            </p>
            {mayEdit && !isRunning && <FailedJobActions id={id} />}
          </li>
        ))}
      </ul>
      {more && (
        <p>
          <Link to="/lucrari/sarcini">Toate sarcinile eșuate</Link>
        </p>
      )}
    </Panel>
  );
}
