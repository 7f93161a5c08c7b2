import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { SHEETS, sheetVariant } from "./sheets-shape.ts";
import type { loadSheets } from "./sheets.server.ts";
import { texts } from "./texts.ts";

export { loadSheets as loader } from "./sheets.server.ts";

export const meta = titled("Foi de produse");

export default function Sheets() {
  const { state, sheets, total, lastPage } = useLoaderData<typeof loadSheets>();
  const rows = sheets.map((sheet) => ({
    id: sheet.id,
    cells: {
      foaia: <Link to={`/foi/${sheet.id}`}>{sheet.title}</Link>,
      stare: <Status text={texts.sheetStates[sheet.state]} variant={sheetVariant(sheet.state)} />,
      produse: sheet.rows_count,
      incepe: <Moment at={sheet.apply_at} />,
      cine: sheet.by,
      scrisa: <Moment at={sheet.created_at} />,
    },
  }));
  return (
    <Page title="Foi de produse" trail={[{ to: "/produse", text: "Produse" }]}>
      <ListView
        shape={SHEETS}
        state={state}
        paging={{ total, lastPage }}
        empty="Nu există nicio foaie. Creează una din lista de produse."
      >
        <DataTable caption="Foi de produse" shape={SHEETS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
