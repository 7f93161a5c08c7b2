import { formatOfficeLei } from "@curat/contract/lei.values";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { readList } from "../../../lists/list-address.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import type { OrderData } from "./order.server.ts";

type Margin = NonNullable<OrderData["margin"]>;

const LINES: ListShape = {
  columns: [
    { key: "produs", label: "Produs", isName: true },
    { key: "net", label: "Fără TVA", isNumber: true },
    { key: "cost", label: "Cost", isNumber: true },
    { key: "marja", label: "Marjă", isNumber: true },
  ],
  filters: [],
  sort: { by: "produs", isDescending: false },
};
const STATE = readList(LINES, new URLSearchParams());
const UNKNOWN = "necunoscută";

export function MarginPanel({ margin }: { margin: Margin }) {
  const rows = margin.lines.map((line) => ({
    id: line.position,
    cells: {
      produs: line.name,
      net: formatOfficeLei(line.net),
      cost: line.cost === null ? "" : formatOfficeLei(line.cost),
      marja: marginText(line),
    },
  }));
  return (
    <Panel title="Marjă">
      <DataTable caption="Marjă" shape={LINES} state={STATE} rows={rows} />
      <FactList
        facts={[
          ["Produse fără TVA", formatOfficeLei(margin.net)],
          ["Cost", margin.cost !== null && formatOfficeLei(margin.cost)],
          ["Marjă", <strong key="margin">{marginText(margin)}</strong>],
        ]}
      />
      <p className="hint">
        Prețul după reduceri, fără TVA și fără bucățile restituite, minus costul. Costul se fixează la
        expediere; până atunci se folosește costul mediu.
      </p>
    </Panel>
  );
}

function marginText({ margin, percent }: Pick<Margin, "margin" | "percent">): string {
  if (margin === null) return UNKNOWN;
  const share = percent === null ? "" : ` (${String(percent).replace(".", ",")} %)`;
  return `${formatOfficeLei(margin)}${share}`;
}
