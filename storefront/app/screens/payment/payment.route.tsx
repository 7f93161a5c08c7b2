import { useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { loadPayment } from "./load.server.ts";
import { payAgain } from "./payment-action.server.ts";
import { PaymentScreen } from "./screen.tsx";
import { requireOwnApi } from "../../session/guards.server.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadPayment(context, params.randomid ?? "", url);
};

export const action = (args: ActionFunctionArgs) => {
  requireOwnApi(args.context);
  return payAgain(args);
};

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default function Route() {
  return <PaymentScreen data={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
