import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { VersionsPage } from "../../../components/versions/versions-page.tsx";
import { loadHomeVersions } from "./versions.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadHomeVersions(context, url);

export { restoreHome as action } from "./versions.server.ts";

export const meta = titled("Versiuni");

export default function Versions() {
  return <VersionsPage {...useLoaderData<typeof loader>()} />;
}
