import { Link, useLoaderData } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { QueuePanels } from "./queue-panels.tsx";
import { DOCUMENTS, problemText, stateText, stateVariant } from "./e-factura-shape.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import type { loadEFactura } from "./e-factura.server.ts";

export { loadEFactura as loader, actOnQueue as action } from "./e-factura.server.ts";

export const meta = titled("e-Factura");

export default function EFactura() {
  const loaded = useLoaderData<typeof loadEFactura>();
  const { state, documents, total, lastPage } = loaded;
  const rows = documents.map((document) => ({
    id: document.invoice_id,
    cells: {
      factura: (
        <Link className="nowrap" to={`/e-factura/${document.invoice_id}`}>
          {document.name}
        </Link>
      ),
      stare: <Status text={stateText(document)} variant={stateVariant(document)} />,
      problema: problemText(document),
      termen: dayText(document.due_on),
      cumparator: document.buyer,
      total: <Price lei={document.total} />,
      emisa: <Moment at={document.issued_at} />,
    },
  }));
  return (
    <ListPage
      title="e-Factura"
      shape={DOCUMENTS}
      state={state}
      paging={{ total, lastPage }}
      empty="Nu există nicio factură în această listă."
      rows={rows}
    >
      <p>
        Facturile și stornourile se trimit automat la ANAF, în cinci zile lucrătoare de la emitere. Aici vezi
        ce este în așteptare, ce a fost refuzat și ce trebuie rezolvat.
      </p>
      <QueuePanels {...loaded} />
    </ListPage>
  );
}
