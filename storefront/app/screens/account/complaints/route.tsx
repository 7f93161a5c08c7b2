import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { loadComplaints } from "./load.server.ts";
import { ComplaintsScreen } from "./screen.tsx";
import { sendOwnComplaint } from "./send.server.ts";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadComplaints(context, url);
}

export function action({ request, context }: ActionFunctionArgs) {
  return sendOwnComplaint({ request, context });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <ComplaintsScreen data={useLoaderData<typeof loader>()} />;
}
