import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { askForData } from "./ask.server.ts";
import { AskScreen } from "./ask-screen.tsx";
import { texts } from "./texts.ts";

export const action = ({ request, context }: ActionFunctionArgs) => askForData(request, context);

export const meta: MetaFunction = () => headTags({ title: texts.title, robots: "noindex" });

export default function Route() {
  return <AskScreen />;
}
