import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { textOf } from "@curat/ui/form/form-values.ts";
import { SENDING_FIELD } from "../../../session/cart/cart-form.ts";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { cancel } from "./cancel.server.ts";
import { ORDER_INTENT } from "./intents.ts";
import { loadOrder } from "./load.server.ts";
import { orderAgain } from "./order-again.server.ts";
import { OrderScreen } from "./screen.tsx";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadOrder({ context, id: params.id ?? "", url });

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await request.formData();
  return textOf(form, "intent") === ORDER_INTENT.again
    ? orderAgain(context, id, textOf(form, SENDING_FIELD))
    : cancel(context, id);
}

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(OrderScreen);
