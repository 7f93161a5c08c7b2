import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { STOCK_TRANSFERS } from "./stock-transfers-shape.ts";
import type { loadStockTransfers } from "./stock-transfers.server.ts";
import { texts } from "./texts.ts";

export { loadStockTransfers as loader } from "./stock-transfers.server.ts";

export const meta = titled(texts.title);

const VARIANTS = { draft: "open", sent: "open", received: "good", undone: "ended" } as const;

export default function StockTransfers() {
  const { state, rows, paging, mayEdit } = useLoaderData<typeof loadStockTransfers>();
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/transferuri/nou", text: texts.new }}
      shape={STOCK_TRANSFERS}
      {...{ state, paging }}
      rows={rows.map((transfer) => ({
        id: transfer.stock_transferID,
        cells: {
          transfer: <Link to={`/transferuri/${transfer.stock_transferID}`}>{texts.name(transfer)}</Link>,
          traseu: texts.ends(transfer),
          inceput: <Moment at={transfer.created_at} />,
          continut: texts.amount(transfer.products, transfer.pieces),
          stare: <Status text={texts.states[transfer.state]} variant={VARIANTS[transfer.state]} />,
        },
      }))}
    />
  );
}
