import { Price } from "../../../components/money/price.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { type ListShape, readList } from "../../../lists/list-address.ts";
import type { OrderData } from "./order.server.ts";

const ENTRIES: ListShape = {
  columns: [
    { key: "ce", label: "Ce", isName: true },
    { key: "cand", label: "Când" },
    { key: "suma", label: "Sumă", isNumber: true },
  ],
  filters: [],
  sort: { by: "cand", isDescending: false },
};
const STATE = readList(ENTRIES, new URLSearchParams());

export function AccountPanel({ account: { entries, balance } }: Pick<OrderData["order"], "account">) {
  const rows = entries.map(({ at, what, amount }, index) => ({
    id: index,
    cells: { ce: what, cand: <Moment at={at} />, suma: <Price lei={amount} /> },
  }));
  return (
    <Panel title="Contul comenzii">
      <DataTable caption="Contul comenzii" shape={ENTRIES} state={STATE} rows={rows} />
      <p>
        {balance === 0 ? (
          "Sold zero: nimic de plătit sau de restituit."
        ) : (
          <>
            {balance > 0 ? "De încasat" : "De restituit clientului"}:{" "}
            <strong>
              <Price lei={Math.abs(balance)} />
            </strong>
          </>
        )}
      </p>
    </Panel>
  );
}
