import { Link, useLoaderData } from "react-router";
import type { EmagOrder } from "@curat/contract/staff/emag";
import { EMAG_STATUS_LABEL } from "@curat/contract/staff/emag.values";
import { EmagChanges } from "../../../components/emag/emag-changes.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ORDERS, plainState } from "./emag-shape.ts";
import type { loadEmag } from "./emag.server.ts";
import { TEXTS } from "./texts.ts";

export { actOnEmag as action, loadEmag as loader } from "./emag.server.ts";

export const meta = titled(TEXTS.title);

export default function Emag() {
  const { emag, mayEdit, mayCancel } = useLoaderData<typeof loadEmag>();
  const refused = [useRefused("cancel"), useRefused("seen")].find(Boolean);
  const why = refused?.errors["outcome"]?.[0] ?? refused?.messages[0];
  const { all, unmatched, refused: refusedOffers } = emag.offers;
  const rows = emag.orders.map((order) => ({
    id: order.id,
    cells: {
      emag: String(order.id),
      comanda: order.order ? (
        <Link to={`/comenzi/${order.order.id}`}>{order.order.number}</Link>
      ) : (
        TEXTS.waiting
      ),
      stare: EMAG_STATUS_LABEL[order.status],
      problema: <Problem {...{ order, mayEdit, mayCancel }} />,
      citita: <Moment at={order.read_at} />,
      awb: order.awb,
    },
  }));
  return (
    <Page title={TEXTS.title} actions={mayEdit && <PressButton intent="run">{TEXTS.run}</PressButton>}>
      <p className="mb-4">{TEXTS.intro}</p>
      {!emag.has_account && (
        <p className="mb-4">
          {TEXTS.noAccount} <Link to="/setari/conturi/emag">{TEXTS.addAccount}</Link>
        </p>
      )}
      {emag.has_account && !emag.is_on && (
        <p className="mb-4">
          {TEXTS.isOff} <Link to="/setari/emag">{TEXTS.turnOn}</Link>
        </p>
      )}
      <Panel title={TEXTS.offers}>
        <FactList
          facts={[
            [
              TEXTS.offers,
              <Link key="all" to="/emag/oferte">
                {all}
              </Link>,
            ],
            [
              "Fără produs",
              <Link key="unmatched" to="/emag/oferte?stare=unmatched">
                {unmatched}
              </Link>,
            ],
            [
              "Refuzate de eMAG",
              <Link key="refused" to="/emag/oferte?stare=refused">
                {refusedOffers}
              </Link>,
            ],
            ["Citite ultima dată", <Moment key="read" at={emag.offers_read_at} none="niciodată" />],
            ["Trimise ultima dată", <Moment key="sent" at={emag.sent_at} none="niciodată" />],
          ]}
        />
      </Panel>
      <Panel title={TEXTS.orders}>
        {why !== undefined && <p role="alert">{why}</p>}
        {rows.length === 0 ? (
          <p>{TEXTS.noOrders}</p>
        ) : (
          <DataTable caption={TEXTS.orders} shape={ORDERS} state={plainState(ORDERS)} rows={rows} />
        )}
      </Panel>
    </Page>
  );
}

function Problem({
  order: { id, problem, told, changes, settled_at: settledAt },
  mayEdit,
  mayCancel,
}: {
  order: EmagOrder;
  mayEdit: boolean;
  mayCancel: boolean;
}) {
  if (told === null || settledAt !== null) return problem;
  return (
    <div className="stack gap-2">
      <p>{TEXTS.told[told]}</p>
      {told === "changed" && <EmagChanges changes={changes} />}
      {mayEdit && (
        <div className="cluster gap-3">
          {told === "cancelled" && mayCancel && (
            <PressButton intent="cancel" fields={{ order: id }}>
              {TEXTS.cancel}
            </PressButton>
          )}
          <PressButton intent="seen" fields={{ order: id }} variant="quiet">
            {TEXTS.seen}
          </PressButton>
        </div>
      )}
    </div>
  );
}
