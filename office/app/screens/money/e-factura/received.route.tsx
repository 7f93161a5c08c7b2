import { Link, useLoaderData } from "react-router";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Price } from "../../../components/money/price.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { RECEIVED } from "./e-factura-shape.ts";
import type { loadReceived } from "./e-factura.server.ts";
import { texts } from "./texts.ts";

export { loadReceived as loader, receiveFromInvoice as action } from "./e-factura.server.ts";

export const meta = titled("Facturi primite");

export default function Received() {
  const { state, received, total, lastPage, mayReceive } = useLoaderData<typeof loadReceived>();
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
          Descarcă
        </Link>
      ) : (
        (one.problem ?? texts.noZip)
      ),
      receptie: mayReceive && one.has_zip && (
        <PressButton intent="receive" fields={{ message: one.id }}>
          {texts.makeReceipt} <span className="visually-hidden">{one.number}</span>
        </PressButton>
      ),
    },
  }));
  return (
    <Page title="Facturi primite" trail={[{ to: "/e-factura", text: "e-Factura" }]}>
      <p>Facturile primite de la furnizori prin e-Factura, citite de la ANAF la fiecare patru ore.</p>
      <ListView
        shape={RECEIVED}
        state={state}
        paging={{ total, lastPage }}
        empty="Nu ai primit nicio factură prin e-Factura."
      >
        <DataTable caption="Facturi primite" shape={RECEIVED} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
