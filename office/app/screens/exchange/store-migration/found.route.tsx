import { useLoaderData } from "react-router";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { RECORDS } from "./migration-shape.ts";
import type { loadRecords } from "./migration.server.ts";
import { texts } from "./texts.ts";

export { loadRecords as loader } from "./migration.server.ts";

export const meta = titled(texts.records);

export default function Found() {
  const { migration, state, records, total, lastPage } = useLoaderData<typeof loadRecords>();
  const rows = records.map(({ kind, their_id, title, outcome, why }) => ({
    id: `${kind} ${their_id}`,
    cells: {
      nume: title || their_id,
      fel: texts.kinds[kind],
      vechi: their_id,
      stare: texts.outcomes[outcome],
      motiv: why,
    },
  }));
  const trail = [
    { to: "/mutare", text: "Import din alt magazin" },
    { to: `/mutare/${migration.id}`, text: texts.one(migration.platform, migration.store) },
  ];
  return (
    <Page title={texts.records} trail={trail}>
      <ListView
        shape={RECORDS}
        state={state}
        paging={{ total, lastPage }}
        file={`/mutare/${migration.id}/gasite`}
        empty="Nu există niciun rând în această listă."
      >
        <DataTable caption={texts.records} shape={RECORDS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
