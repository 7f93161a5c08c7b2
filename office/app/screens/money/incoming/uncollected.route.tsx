import { Link, useLoaderData } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { UNCOLLECTED } from "./incoming-shape.ts";
import type { loadUncollected } from "./incoming.server.ts";
import { texts } from "./texts.ts";

export { loadUncollected as loader } from "./incoming.server.ts";

export const meta = titled("Ramburs neîncasat");

export default function Uncollected() {
  const { state, orders, total, lastPage } = useLoaderData<typeof loadUncollected>();
  // The index is the row's id, because an order with two parcels may be listed twice.
  const rows = orders.map((order, index) => ({
    id: index,
    cells: {
      comanda: <Link to={`/comenzi/${order.id}`}>{order.number}</Link>,
      client: order.name,
      total: <Price lei={order.total} />,
      awb: order.awb,
      curier: order.courier,
      livrata: order.delivered_at && <Moment at={order.delivered_at} />,
    },
  }));
  return (
    <Page title="Ramburs neîncasat" trail={[{ to: "/incasari/ramburs", text: texts.titles.cod }]}>
      <p>Comenzi livrate cu ramburs care nu apar încă în niciun fișier al curierului.</p>
      <ListView
        shape={UNCOLLECTED}
        state={state}
        paging={{ total, lastPage }}
        empty="Toate rambursurile comenzilor livrate au fost încasate."
      >
        <DataTable caption="Ramburs neîncasat" shape={UNCOLLECTED} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
