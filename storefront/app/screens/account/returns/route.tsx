import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { askForReturn } from "./ask.server.ts";
import { loadReturns } from "./load.server.ts";
import { ReturnsScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadReturns(context, url);
}

export function action({ request, context }: ActionFunctionArgs) {
  return askForReturn({ request, context });
}

export { reloadAfterRefusal as shouldRevalidate } from "../../../navigation/reload-after-refusal.ts";

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <ReturnsScreen data={useLoaderData<typeof loader>()} />;
}
