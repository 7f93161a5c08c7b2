import { RotateCcw } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { SENDING_FIELD } from "../../../session/cart/cart-form.ts";
import { ORDER_INTENT } from "./intents.ts";
import { texts } from "./texts.ts";

interface OrderAgainProps {
  id: string;
  /** Idempotency key, so that a double click counts once. */
  sending: string;
  /** The order's number, for pages with several such buttons. */
  number?: string;
}

/**
 * Button that adds the order's products to the cart if they can still be bought. The cart page then lists the
 * others.
 */
export function OrderAgain({ id, sending, number }: OrderAgainProps) {
  const again = useFetcher();
  return (
    <again.Form method="post" action={`/account/comenzi/${id}`}>
      <input type="hidden" name={SENDING_FIELD} value={sending} />
      <Button variant="secondary" name="intent" value={ORDER_INTENT.again} isBusy={again.state !== "idle"}>
        <RotateCcw aria-hidden size={18} />
        {texts.again}
        {number && <span className="visually-hidden">{texts.orderOf(number)}</span>}
      </Button>
    </again.Form>
  );
}
