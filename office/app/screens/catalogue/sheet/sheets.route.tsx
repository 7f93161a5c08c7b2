import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { SHEETS, sheetVariant } from "./sheets-shape.ts";
import { loadSheets } from "./sheets.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSheets(context, url);

export const meta = titled(texts.sheets);

export default function Sheets() {
  const { state, sheets, total, lastPage } = useLoaderData<typeof loader>();
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
    <Page title={texts.sheets} trail={[{ to: "/produse", text: texts.products }]}>
      <ListView shape={SHEETS} state={state} paging={{ total, lastPage }} empty={texts.empty}>
        <DataTable caption={texts.sheets} shape={SHEETS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
