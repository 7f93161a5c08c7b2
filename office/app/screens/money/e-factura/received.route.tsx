import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { RECEIVED } from "./e-factura-shape.ts";
import { loadReceived } from "./e-factura.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadReceived(context, url);

export const meta = titled(texts.received);

export default function Received() {
  const { state, received, total, lastPage } = useLoaderData<typeof loader>();
  const rows = received.map((one) => ({
    id: one.id,
    cells: {
      furnizor: one.party ?? texts.noZip,
      numar: one.number,
      emisa: one.issued_on && dayText(one.issued_on),
      total: one.total === null ? null : <Price lei={one.total} />,
      primita: <Moment at={one.created_at} />,
      fisier: one.has_zip ? (
        <Link to={`/e-factura/fisiere/${one.id}.zip`} reloadDocument>
          {texts.download}
        </Link>
      ) : (
        (one.problem ?? texts.noZip)
      ),
    },
  }));
  return (
    <Page title={texts.received} trail={[{ to: "/e-factura", text: texts.title }]}>
      <p>{texts.receivedIntro}</p>
      <ListView shape={RECEIVED} state={state} paging={{ total, lastPage }} empty={texts.receivedNone}>
        <DataTable caption={texts.received} shape={RECEIVED} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
