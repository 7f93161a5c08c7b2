import { Panel } from "../../../components/page/page.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { readList } from "../../../lists/list-address.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import type { RequestData } from "./privacy-request.server.ts";
import { texts } from "./texts.ts";

const STORED: ListShape = {
  columns: [
    { key: "ce", label: "Ce", isName: true },
    { key: "cate", label: "Câte", isNumber: true },
    { key: "soarta", label: "La ștergere" },
    { key: "de_ce", label: "Motiv" },
  ],
  filters: [],
  sort: { by: "ce", isDescending: false },
};
const STATE = readList(STORED, new URLSearchParams());

/** Data stored about the person, with the reason for those that an erasure retains. */
export function StoredPanel({ request: { stored } }: Pick<RequestData, "request">) {
  return (
    <Panel title="Date păstrate despre client">
      {stored === null ? (
        <p>Datele au fost șterse.</p>
      ) : (
        <DataTable
          caption="Date păstrate despre client"
          shape={STORED}
          state={STATE}
          rows={stored.map(({ what, count, fate, why }) => ({
            id: what,
            cells: { ce: what, cate: count, soarta: texts.fates[fate], de_ce: why },
          }))}
        />
      )}
    </Panel>
  );
}
