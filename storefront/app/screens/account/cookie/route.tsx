import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { loadRights } from "./load.server.ts";
import { sendRequest } from "./request.server.ts";
import { RightsScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadRights(context, url);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return sendRequest(context, await request.formData());
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <RightsScreen data={useLoaderData<typeof loader>()} />;
}
