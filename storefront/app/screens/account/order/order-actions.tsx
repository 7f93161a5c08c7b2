import { RotateCcw } from "lucide-react";
import { useFetcher } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import type { OrderPage } from "../../../components/order/order-page.ts";
import { withdrawalOf } from "../../withdrawal/page.ts";
import { ORDER_INTENT } from "./intents.ts";
import { texts } from "./texts.ts";

interface OrderActionsProps {
  order: Pick<OrderPage, "id">;
  page: string;
  /** What the order still allows. */
  may: { withdraw: boolean; giveBack: boolean };
}

/** What a customer does with an order after it was placed: buy it again, withdraw, return, complain. */
export function OrderActions({ order, page, may }: OrderActionsProps) {
  const again = useFetcher();
  return (
    <>
      <again.Form method="post" action={page}>
        <Button variant="secondary" name="intent" value={ORDER_INTENT.again} isBusy={again.state !== "idle"}>
          <RotateCcw aria-hidden size={18} />
          {texts.again}
        </Button>
      </again.Form>
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
      {may.withdraw && (
        <a href={withdrawalOf(order.id)} className={buttonClass("secondary")}>
          {texts.withdraw}
        </a>
      )}
    </>
  );
}
