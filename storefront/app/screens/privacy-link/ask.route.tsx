import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../components/screen/head-tags.ts";
import { requestData } from "./ask.server.ts";
import { RequestScreen } from "./ask-screen.tsx";
import { texts } from "./texts.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return null;
};

export const action = ({ request, context }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return requestData(request, context);
};

export const meta: MetaFunction = () => headTags({ title: texts.title, robots: "noindex" });

export default function Route() {
  return <RequestScreen />;
}
