import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { AccountCell } from "./account-cell.tsx";
import { CardCell } from "./card-cell.tsx";
import { REFUNDS } from "./refunds-shape.ts";
import { changeRefund } from "./refunds.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import type { loadRefunds } from "./refunds.server.ts";

export { loadRefunds as loader } from "./refunds.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => changeRefund(request, context);

export const meta = titled("Restituiri");

export default function Refunds() {
  const { state, refunds, total, lastPage, mayMark } = useLoaderData<typeof loadRefunds>();
  const rows = refunds.map((refund) => ({
    id: refund.id,
    cells: {
      comanda: <Link to={`/comenzi/${refund.orderid}`}>{refund.order_number}</Link>,
      client: refund.name,
      suma: <Price lei={refund.amount} />,
      motiv: refund.reason,
      plata: refund.payment,
      cont: <AccountCell refund={refund} mayEdit={mayMark} />,
      din: <Moment at={refund.created_at} />,
      trimisa: refund.done_at ? (
        <Moment at={refund.done_at} />
      ) : refund.way === "card" ? (
        <CardCell refund={refund} mayMark={mayMark} />
      ) : (
        mayMark && (
          <PressButton intent="done" fields={{ id: refund.id }}>
            Marchează ca trimisă
          </PressButton>
        )
      ),
    },
  }));
  return (
    <ListPage
      title="Restituiri"
      shape={REFUNDS}
      state={state}
      paging={{ total, lastPage }}
      empty="Nu ai nicio restituire de trimis."
      rows={rows}
    >
      <p>
        Sumele de restituit clienților. Pe cele prin transfer le trimiți în contul afișat, apoi le marchezi ca
        trimise. Plățile cu cardul prin Netopia v2 și Stripe le restitui cu butonul Restituie pe card;
        celelalte se creditează din contul magazinului de la procesator și se închid când acesta confirmă.
      </p>
    </ListPage>
  );
}
