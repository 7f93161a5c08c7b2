import { useLoaderData, useParams } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../components/screen/head-tags.ts";
import { loadLink } from "./link.server.ts";
import { PrivacyLinkScreen } from "./screen.tsx";
import { texts } from "./texts.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadLink(context, params.code ?? "");
};

export const meta: MetaFunction = () => headTags({ title: texts.title, robots: "noindex" });

export default function Route() {
  return <PrivacyLinkScreen code={useParams().code ?? ""} link={useLoaderData<typeof loader>()} />;
}
