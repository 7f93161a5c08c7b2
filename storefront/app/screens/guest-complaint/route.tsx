import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadGuestComplaint } from "./load.server.ts";
import { GuestComplaintScreen } from "./screen.tsx";
import { sendGuestsComplaint } from "./send.server.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadGuestComplaint(context);
}

export function action({ request, context }: ActionFunctionArgs) {
  return sendGuestsComplaint({ request, context });
}

export const headers = () => ({ "cache-control": "private, no-store" });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <GuestComplaintScreen data={useLoaderData<typeof loader>()} />;
}
