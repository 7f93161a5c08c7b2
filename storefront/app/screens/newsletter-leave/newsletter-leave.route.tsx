import { useActionData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { leaveNewsletter } from "./leave.server.ts";
import { NewsletterLeaveScreen } from "./screen.tsx";
import { texts } from "./texts.ts";

/** Also what a mail program posts to at one press (RFC 8058). */
export const action = ({ context, params }: ActionFunctionArgs) =>
  leaveNewsletter(context, params.token ?? "");

export const meta: MetaFunction = () => headTags({ title: texts.title, robots: "noindex" });

export default function Route() {
  return <NewsletterLeaveScreen outcome={useActionData<typeof action>()?.outcome} />;
}
