import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { loadCompanies } from "./load.server.ts";
import { changeCompanies } from "./save.server.ts";
import { CompaniesScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadCompanies(context, url);
}

export function action({ request, context }: ActionFunctionArgs) {
  return changeCompanies({ request, context });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <CompaniesScreen data={useLoaderData<typeof loader>()} />;
}
