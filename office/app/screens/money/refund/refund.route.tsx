import { useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RefundForm } from "./refund-form.tsx";
import { changeRefund } from "./refund.server.ts";
import type { loadRefundable } from "./refund.server.ts";
import type { Previewed } from "./refund.server.ts";
import { texts } from "./texts.ts";

export { loadRefundable as loader } from "./refund.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeRefund(request, context, params.id ?? "");

export const meta = titled("Restituie bani");

export default function Refund() {
  const { order } = useLoaderData<typeof loadRefundable>();
  const preview = useActionData<Partial<Previewed>>()?.preview;
  const page = `/comenzi/${order.orderid}`;
  return (
    <Page
      title="Restituie bani"
      trail={[
        { to: "/comenzi", text: "Comenzi" },
        { to: page, text: texts.order(order.order_number) },
      ]}
    >
      <Panel title={texts.order(order.order_number)}>
        <FactList
          facts={[
            ["Plătit", <Price key="paid" lei={order.paid} />],
            ["Restituit și de restituit", <Price key="given" lei={order.given_back} />],
            [
              "Se mai poate restitui",
              <strong key="left">
                <Price lei={order.left} />
              </strong>,
            ],
            ["Destinația banilor", texts.ways[order.way]],
          ]}
        />
        <p>
          {order.why_not ??
            "Banii se restituie, iar produsele rămân la client. Dacă produsele se returnează, înregistrează un retur."}
        </p>
      </Panel>
      {order.why_not === null && <RefundForm order={order} preview={preview} />}
    </Page>
  );
}
