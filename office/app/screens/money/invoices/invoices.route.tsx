import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Price } from "../../../components/money/price.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { anafVariant, INVOICES, paymentVariant } from "./invoices-shape.ts";
import type { loadInvoices } from "./invoices.server.ts";
import { texts } from "./texts.ts";

export { loadInvoices as loader } from "./invoices.server.ts";

export const meta = titled(texts.title);

export default function Invoices() {
  const { state, rows, paging, actions, exportTo } = useLoaderData<typeof loadInvoices>();
  return (
    <ListPage
      title={texts.title}
      shape={INVOICES}
      {...{ state, paging, actions, exportTo }}
      file="/facturi"
      rows={rows.map((row) => ({
        id: row.id,
        cells: {
          factura: (
            <>
              <a className="nowrap" href={`/admin/comenzi/${row.orderID}/facturi/${row.id}`} target="_blank">
                {row.name}
              </a>
              {row.storno_of !== null && ` (storno la ${row.storno_of})`}
            </>
          ),
          emisa: dayText(row.issued_on),
          cumparator: row.buyer,
          cui: row.cui,
          comanda: <Link to={`/comenzi/${row.orderID}`}>{row.order_number}</Link>,
          plata: row.payment && (
            <Status text={texts.payments[row.payment]} variant={paymentVariant(row.payment)} />
          ),
          metoda: row.payment_name,
          anaf: <Status text={texts.anaf[row.anaf]} variant={anafVariant(row.anaf)} />,
          net: <Price lei={row.net} />,
          tva: <Price lei={row.vat} />,
          total: <Price lei={row.total} />,
        },
      }))}
    >
      <p>
        {texts.intro} <Link to="/emitere-facturi">Emiterea prin SmartBill sau Oblio</Link>
      </p>
    </ListPage>
  );
}
