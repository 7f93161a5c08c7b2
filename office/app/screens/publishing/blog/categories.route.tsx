import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { SectionsPage } from "./sections-page.tsx";
import { changeSections, loadSections } from "./sections.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadSections(context, "category");

export const action = ({ request, context }: ActionFunctionArgs) =>
  changeSections(request, context, "category");

export const meta = titled(texts.sections.category.title);

export default function Categories() {
  return <SectionsPage {...useLoaderData<typeof loader>()} />;
}
