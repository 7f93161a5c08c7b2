import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { cancel } from "./cancel.server.ts";
import { ORDER_INTENT } from "./intents.ts";
import { loadOrder } from "./load.server.ts";
import { orderAgain } from "./order-again.server.ts";
import { OrderScreen } from "./screen.tsx";

export function loader({ context, params, url }: LoaderFunctionArgs) {
  return loadOrder({ context, id: params.id ?? "", url });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const intent = (await request.formData()).get("intent");
  return intent === ORDER_INTENT.again ? orderAgain(context, id) : cancel(context, id);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <OrderScreen data={useLoaderData<typeof loader>()} />;
}
