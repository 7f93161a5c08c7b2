import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { VersionsPage } from "../../../components/versions/versions-page.tsx";
import { loadHomeVersions, restoreHome } from "./versions.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadHomeVersions(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => restoreHome(request, context);

export const meta = titled("Versiuni");

export default function Versions() {
  return <VersionsPage {...useLoaderData<typeof loader>()} />;
}
