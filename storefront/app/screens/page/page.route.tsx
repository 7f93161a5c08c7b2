import type { ComponentType } from "react";
import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { SCREENS } from "../screens.ts";
import { headTags } from "../../components/screen/head-tags.ts";
import { loadPage } from "./load-page.server.ts";
import { sendPageForm } from "./send-page-form.server.ts";

export function loader(args: LoaderFunctionArgs) {
  return loadPage(args);
}

export function action(args: ActionFunctionArgs) {
  return sendPageForm(args);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Page() {
  const { kind, screen } = useLoaderData<typeof loader>();
  // The data match the kind's screen, which TypeScript cannot infer from the two tables.
  const { Screen } = SCREENS[kind] as { Screen: ComponentType<{ data: unknown }> };
  return <Screen data={screen} />;
}
