import { useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RefundForm } from "./refund-form.tsx";
import { changeRefund, loadRefundable } from "./refund.server.ts";
import type { Previewed } from "./refund.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadRefundable(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeRefund(request, context, params.id ?? "");

export const meta = titled(texts.title);

export default function Refund() {
  const { order } = useLoaderData<typeof loader>();
  const preview = useActionData<Partial<Previewed>>()?.preview;
  const page = `/comenzi/${order.orderid}`;
  return (
    <Page
      title={texts.title}
      trail={[
        { to: "/comenzi", text: texts.orders },
        { to: page, text: texts.order(order.order_number) },
      ]}
    >
      <Panel title={texts.order(order.order_number)}>
        <FactList
          facts={[
            [texts.paid, <Price key="paid" lei={order.paid} />],
            [texts.givenBack, <Price key="given" lei={order.given_back} />],
            [
              texts.left,
              <strong key="left">
                <Price lei={order.left} />
              </strong>,
            ],
            [texts.way, texts.ways[order.way]],
          ]}
        />
        <p>{order.why_not ?? texts.explained}</p>
      </Panel>
      {order.why_not === null && <RefundForm order={order} preview={preview} />}
    </Page>
  );
}
