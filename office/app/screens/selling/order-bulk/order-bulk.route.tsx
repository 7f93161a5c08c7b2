import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { canRetryWaybill, MAX_SELECTED, requiresCourierCheck } from "@curat/contract/staff/orders.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { usePolling } from "../../../components/looking/looking.ts";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ORDER_STATUSES } from "../../../components/status/order-status.ts";
import { AgainForm } from "./again-form.tsx";
import { actOnBulk, loadBulk } from "./order-bulk.server.ts";
import type { BulkData } from "./order-bulk.server.ts";
import styles from "./order-bulk.module.css";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadBulk(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  actOnBulk(request, context, params.id ?? "");

export const meta = titled("Mai multe comenzi deodată");

export default function OrderBulk() {
  const { bulk, may } = useLoaderData<typeof loader>();
  usePolling(bulk.waiting > 0);
  const of = (ok: boolean | null) => bulk.results.filter((result) => result.ok === ok);
  const [done, refused] = [of(true), of(false)];
  return (
    <Page title={titleOf(bulk)} trail={[{ to: "/comenzi", text: "Comenzi" }]}>
      <Progress bulk={bulk} />
      {bulk.left_out > 0 && <p>{texts.leftOut(bulk.left_out)}</p>}
      {refused.length > 0 && (
        <Panel title="Erori">
          <ul className={`list stack gap-2 ${styles.rows}`}>
            {refused.map(({ id, number, why }) => (
              <li key={id}>
                {number === null ? `Comanda cu id-ul ${id}` : <Link to={`/comenzi/${id}`}>{number}</Link>}:{" "}
                {why}
              </li>
            ))}
          </ul>
          {bulk.act === "awb" && may.ship && refused.some(({ why }) => canRetryWaybill(why)) && (
            <AgainForm isUnsure={refused.some(({ why }) => requiresCourierCheck(why))} />
          )}
        </Panel>
      )}
      {done.length > 0 && (
        <Panel title="Gata">
          {done.length <= MAX_SELECTED && <NextActions {...{ bulk, may }} ids={done.map(({ id }) => id)} />}
          <ul className={`list cluster gap-x-4 gap-y-1 tabular ${styles.numbers}`}>
            {done.map(({ id, number }) => (
              <li key={id}>
                <Link to={`/comenzi/${id}`}>{number}</Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Page>
  );
}

function titleOf({ act, status, total }: BulkData["bulk"]): string {
  if (act === "awb") return texts.awb(total);
  const words: Partial<Record<string, string>> = ORDER_STATUSES;
  return texts.move(total, words[status ?? ""] ?? status ?? "");
}

function Progress({ bulk: { done, refused, waiting, total, by, started_at } }: Pick<BulkData, "bulk">) {
  return (
    <div className={`stack gap-2 justify-items-start mb-4 ${styles.progress}`}>
      <progress value={done + refused} max={Math.max(1, total)} aria-label="Progres" />
      <output className="bold">
        {[
          `${done} din ${total} gata`,
          refused > 0 && (refused === 1 ? "una refuzată" : `${refused} refuzate`),
          waiting > 0 && `${waiting} în așteptare`,
        ]
          .filter(Boolean)
          .join(", ")}
      </output>
      <p className="hint">
        Cerut de {by}, <Moment at={started_at} />
      </p>
      {waiting > 0 && (
        <Link to="?" preventScrollReset className={buttonClass("secondary")}>
          Actualizează progresul
        </Link>
      )}
    </div>
  );
}

function NextActions({ bulk, may, ids }: BulkData & { ids: number[] }) {
  const query = new URLSearchParams(ids.map((id) => ["id", String(id)]));
  return (
    <div className="cluster gap-2">
      {bulk.act === "move" && bulk.status === "confirmed" && may.ship && (
        <PressButton intent="awb" variant="primary">
          Creează AWB
        </PressButton>
      )}
      {bulk.act === "awb" && may.seeLabels && (
        <a
          href={`/admin/comenzi/etichete.pdf?${query}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass()}
        >
          Etichete PDF
        </a>
      )}
      <Link to={`/comenzi/culegere?${query}`} className={buttonClass("secondary")}>
        Listă de culegere
      </Link>
      {may.pack && (
        <Link to={`/impachetare?${query}`} className={buttonClass("secondary")}>
          Împachetează
        </Link>
      )}
    </div>
  );
}
