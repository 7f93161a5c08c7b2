import { useFetcher } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { SENDING_FIELD } from "../../../session/cart/cart-form.ts";
import { LIST_INTENT, LISTS_PAGE } from "../../../components/reorder-list/list-form.ts";
import { texts } from "./texts.ts";

/** Button that adds all products of a list to the cart. A double click adds them only once. */
export function AddListToCart({ id, name, sending }: { id: number; name: string; sending: string }) {
  const adding = useFetcher();
  return (
    <adding.Form method="post" action={LISTS_PAGE}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name={SENDING_FIELD} value={sending} />
      <Button name="intent" value={LIST_INTENT.add} isBusy={adding.state !== "idle"}>
        {texts.addAll}
        <span className="visually-hidden">{`: ${name}`}</span>
      </Button>
    </adding.Form>
  );
}
