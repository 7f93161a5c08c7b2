import { Link, useLoaderData } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { countOf } from "@curat/contract/quantity-text.values";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { OwedPanel } from "../../../components/money/owed-panel.tsx";
import { Price } from "../../../components/money/price.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { RECEIVABLES } from "./receivables-shape.ts";
import type { loadReceivables } from "./receivables.server.ts";
import { texts } from "./texts.ts";

export { loadReceivables as loader } from "./receivables.server.ts";

export const meta = titled(texts.title);

export default function Receivables() {
  const { state, rows, totals, owed, paging } = useLoaderData<typeof loadReceivables>();
  const open = totals.reduce((sum, one) => sum + one.open, 0);
  const interest = totals.reduce((sum, one) => sum + one.interest, 0);
  const doubtful = totals.reduce((sum, one) => sum + one.doubtful, 0);
  return (
    <ListPage
      title={texts.title}
      shape={RECEIVABLES}
      {...{ state, paging }}
      file="/creante"
      rows={rows.map((row) => ({
        id: row.orderID,
        cells: {
          factura: row.invoice,
          firma: row.cui === "" ? row.buyer : <Link to={`/firme/${row.cui}`}>{row.buyer}</Link>,
          comanda: <Link to={`/comenzi/${row.orderID}`}>{row.order_number}</Link>,
          emisa: dayText(row.issued_on),
          scadenta: dayText(row.due_on),
          intarziere: row.days_late > 0 && <Status text={lateText(row.days_late)} variant="open" />,
          stare: row.doubtful_on && (
            <Status text={`incertă din ${dayText(row.doubtful_on)}`} variant="open" />
          ),
          total: <Price lei={row.total} />,
          rest: <Price lei={row.open} />,
          dobanda: row.interest > 0 && <Price lei={row.interest} />,
        },
      }))}
    >
      <OwedPanel owed={owed} />
      <Panel title={texts.byAge}>
        <FactList
          facts={[
            [texts.total, formatOfficeLei(open)],
            [texts.doubtful, doubtful > 0 ? formatOfficeLei(doubtful) : null],
            [texts.interest, interest > 0 ? formatOfficeLei(interest) : null],
            ...totals.map(({ age, invoices, open: amount }): [string, string] => [
              texts.ages[age],
              `${formatOfficeLei(amount)} (${countOf(invoices, invoices === 1 ? "factură" : "facturi")})`,
            ]),
          ]}
        />
      </Panel>
    </ListPage>
  );
}

function lateText(days: number): string {
  return countOf(days, days === 1 ? "zi" : "zile");
}
