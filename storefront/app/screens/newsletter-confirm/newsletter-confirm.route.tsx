import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../components/screen/head-tags.ts";
import { confirmCode } from "./confirm.server.ts";
import { NewsletterConfirmScreen } from "./screen.tsx";
import { texts } from "./texts.ts";

export const action = ({ context, params }: ActionFunctionArgs) => confirmCode(context, params.code ?? "");

export const meta: MetaFunction = () => headTags({ title: texts.title, robots: "noindex" });

export default function Route() {
  return <NewsletterConfirmScreen />;
}
