import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { IncomingPage } from "./incoming-page.tsx";
import { changeIncoming, loadIncoming } from "./incoming.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadIncoming(context, url, "cod");

export const action = ({ request, context }: ActionFunctionArgs) => changeIncoming(request, context, "cod");

export const meta = titled(texts.titles.cod);

export default function Incoming() {
  return <IncomingPage {...useLoaderData<typeof loader>()} />;
}
