import { useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadPayment } from "./load.server.ts";
import { payAgain } from "./payment-action.server.ts";
import { PaymentScreen } from "./screen.tsx";

export function loader({ context, params, url }: LoaderFunctionArgs) {
  return loadPayment(context, params.randomid ?? "", url);
}

/** Try again, or another way to pay. */
export function action(args: ActionFunctionArgs) {
  return payAgain(args);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <PaymentScreen data={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
