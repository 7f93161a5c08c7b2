/** `/previzualizare/{code}` shows a draft to anyone with the link, as it will look once published. */
import type { ComponentType } from "react";
import { data, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { parsePageAddress } from "../../components/listing/read-address.ts";
import { headTags } from "../../components/screen/head-tags.ts";
import { loadPreview } from "./load.server.ts";
import { PREVIEWED } from "./previewed.ts";
import styles from "./preview.module.css";
import { texts } from "./texts.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export async function loader({ request, context, url, params }: LoaderFunctionArgs) {
  requireOwnApi(context);
  const page = { request, context, url, address: parsePageAddress(url), id: 0 };
  const preview = await loadPreview(page, params.code ?? "");
  return data(preview, { status: preview.isFound ? 200 : 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Preview() {
  const { kind, screen, isFound } = useLoaderData<typeof loader>();
  // The data match the kind's screen, which TypeScript cannot infer from the two tables.
  const { Screen } = PREVIEWED[kind] as { Screen: ComponentType<{ data: unknown }> };
  return (
    <>
      {isFound && <p className={`text-s text-center ${styles.note}`}>{texts.note}</p>}
      <Screen data={screen} />
    </>
  );
}
