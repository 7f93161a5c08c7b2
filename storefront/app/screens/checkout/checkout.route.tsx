import { useActionData, useLoaderData } from "react-router";
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  MetaFunction,
  ShouldRevalidateFunction,
} from "react-router";
import { reloadAfterRefusal } from "../../navigation/reload-after-refusal.ts";
import { needsNoReload } from "../../session/cart/cart-answer.ts";
import { headTags } from "../../components/screen/head-tags.ts";
import { checkOut } from "./form/checkout-action.server.ts";
import { loadCheckout } from "./load.server.ts";
import { CheckoutScreen } from "./screen.tsx";

export function loader({ request, context }: LoaderFunctionArgs) {
  const isProcurement = new URL(request.url).searchParams.get("cumpara") === "seap";
  return loadCheckout(context, { isProcurement });
}

export function action({ request, context }: ActionFunctionArgs) {
  return checkOut({ request, context });
}

/** Skips reloading data that the action's response already contains. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  !needsNoReload(change.actionResult) && reloadAfterRefusal(change);

/** Prevents browsers from reusing a prefetched response, because the cart may have changed since. */
export const headers = () => ({ "cache-control": "private, no-store" });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <CheckoutScreen data={useLoaderData<typeof loader>()} sentBefore={useActionData<typeof action>()} />;
}
