import { buttonClass } from "@curat/ui/button/button.tsx";
import type { OrderPage } from "../../../components/order/order-page.ts";
import { withdrawalOf } from "../../../components/returns/withdrawal-page.ts";
import { OrderAgain } from "./order-again.tsx";
import { SaveAsList } from "../lists/save-as-list.tsx";
import { texts } from "./texts.ts";

interface OrderActionsProps {
  order: Pick<OrderPage, "id">;
  sending: string;
  may: { withdraw: boolean; nameAccount: boolean; giveBack: boolean };
}

/** Actions for a placed order: buy again, withdraw, return, complain. */
export function OrderActions({ order, sending, may }: OrderActionsProps) {
  return (
    <>
      <OrderAgain id={order.id} sending={sending} />
      <SaveAsList source="order" order={order.id} />
      {may.giveBack && (
        <a href="/account/returns" className={buttonClass("secondary")}>
          {texts.giveBack}
        </a>
      )}
      <a
        href={`/account/sesizari?add=1&comanda=${encodeURIComponent(order.id)}`}
        className={buttonClass("secondary")}
      >
        {texts.complain}
      </a>
      {may.nameAccount && (
        <a href={withdrawalOf(order.id)} className={buttonClass("secondary")}>
          {texts.refundAccount}
        </a>
      )}
      {may.withdraw && (
        <a href={withdrawalOf(order.id)} className={buttonClass("secondary")}>
          {texts.withdraw}
        </a>
      )}
    </>
  );
}
