import { PressButton } from "../../components/form/press-button.tsx";
import { Panel } from "../../components/page/page.tsx";
import { Moment } from "../../components/time/moment-time.tsx";
import type { OrderData } from "./order.server.ts";
import { texts } from "./texts.ts";

/** The link to pay, for an order that waits for its buyer's card. */
export function PaymentLinkPanel({ order }: Pick<OrderData, "order">) {
  return (
    <Panel title={texts.paymentLink}>
      <p>
        {texts.paymentLinkExplain} <Moment at={order.release_at} />.
      </p>
      <PressButton intent="payment-link">{texts.sendPaymentLink}</PressButton>
    </Panel>
  );
}
