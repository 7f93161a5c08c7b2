import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { SocialLoginScreen } from "./screen.tsx";
import { comeBack, linkAccount } from "./social-login.server.ts";

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return comeBack({ request, context, provider: params.provider });
}

export function action({ request, context, params }: ActionFunctionArgs) {
  return linkAccount({ request, context, provider: params.provider });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <SocialLoginScreen question={useLoaderData<typeof loader>().question} />;
}
