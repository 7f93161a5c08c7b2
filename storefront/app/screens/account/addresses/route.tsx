import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { loadAddresses } from "./load.server.ts";
import { changeAddresses } from "./save.server.ts";
import { AddressesScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadAddresses(context, url);
}

export function action({ request, context }: ActionFunctionArgs) {
  return changeAddresses({ request, context });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <AddressesScreen data={useLoaderData<typeof loader>()} />;
}
