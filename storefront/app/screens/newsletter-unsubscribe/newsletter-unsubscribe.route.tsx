import { useActionData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../components/screen/head-tags.ts";
import { endSubscription } from "./unsubscribe.server.ts";
import { NewsletterUnsubscribeScreen } from "./screen.tsx";
import { texts } from "./texts.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return null;
};

/** Unsubscribes the address. Mail programs also post to this URL for one-click unsubscribe (RFC 8058). */
export const action = ({ context, params }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return endSubscription(context, params.token ?? "");
};

export const meta: MetaFunction = () => headTags({ title: texts.title, robots: "noindex" });

export default function Route() {
  return <NewsletterUnsubscribeScreen outcome={useActionData<typeof action>()?.outcome} />;
}
