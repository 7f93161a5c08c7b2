import { data, useActionData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../components/screen/head-tags.ts";
import { endSubscription, type UnsubscribeOutcome } from "./unsubscribe.server.ts";
import { NewsletterUnsubscribeScreen } from "./screen.tsx";
import { texts } from "./texts.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return null;
};

/** Mail programs read only the status. */
const STATUS: Record<UnsubscribeOutcome, number> = { left: 200, unknown: 404, failed: 503 };

/** Unsubscribes the address. Mail programs also post to this URL for one-click unsubscribe (RFC 8058). */
export const action = async ({ context, params }: ActionFunctionArgs) => {
  requireOwnApi(context);
  const { outcome } = await endSubscription(context, params.token ?? "");
  return data({ outcome }, { status: STATUS[outcome] });
};

export const meta: MetaFunction = () => headTags({ title: texts.title, robots: "noindex" });

export default function Route() {
  return <NewsletterUnsubscribeScreen outcome={useActionData<typeof action>()?.outcome} />;
}
