import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { VersionsPage } from "../../../components/versions/versions-page.tsx";
import { loadPostVersions } from "./versions.server.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadPostVersions(context, params.id ?? "", url);

export { restorePost as action } from "./versions.server.ts";

export const meta = titled("Versiuni");

export default function Versions() {
  return <VersionsPage {...useLoaderData<typeof loader>()} />;
}
