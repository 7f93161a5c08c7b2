import { RotateCcw } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { SENDING_FIELD } from "../../../session/cart/cart-form.ts";
import { ORDER_INTENT } from "./intents.ts";
import { texts } from "./texts.ts";

interface OrderAgainProps {
  id: string;
  sending: string;
  number?: string;
}

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
