import { Panel } from "../../../components/page/page.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { readList } from "../../../lists/list-address.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import type { RequestData } from "./privacy-request.server.ts";
import { texts } from "./texts.ts";

const STORED: ListShape = {
  columns: [
    { key: "ce", label: texts.what, isName: true },
    { key: "cate", label: texts.count, isNumber: true },
    { key: "soarta", label: texts.fate },
    { key: "de_ce", label: texts.why },
  ],
  filters: [],
  sort: { by: "ce", isDescending: false },
};
const STATE = readList(STORED, new URLSearchParams());

/** What is stored of whoever asked, what an erasure leaves of it, and why. */
export function StoredPanel({ request: { stored } }: Pick<RequestData, "request">) {
  return (
    <Panel title={texts.stored}>
      {stored === null ? (
        <p>{texts.nothing}</p>
      ) : (
        <DataTable
          caption={texts.stored}
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
