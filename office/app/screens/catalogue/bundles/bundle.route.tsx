import { useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordPage, Removal } from "../../../components/record/record-page.tsx";
import { BundleForm } from "./bundle-form.tsx";
import type { loadBundle } from "./bundles.server.ts";
import { PricePanel } from "./price-panel.tsx";
import { texts } from "./texts.ts";

export { loadBundle as loader, changeBundle as action } from "./bundles.server.ts";

export const meta: MetaFunction<typeof loadBundle> = ({ loaderData }) =>
  titled(loaderData?.bundle.bundle ?? texts.title)();

export default function Bundle() {
  const { bundle, rows, preview, history, otherViewers, mayEdit, mayUpload } =
    useLoaderData<typeof loadBundle>();
  const { bundleID: id, version, is_published } = bundle;
  return (
    <RecordPage
      title={bundle.bundle}
      room={{ to: "/pachete", text: texts.title }}
      shopPage={is_published && bundle.url}
      {...{ kind: "bundle", id, otherViewers, history }}
      formTitle={texts.text}
      form={
        mayEdit ? (
          <BundleForm key={`${id}-${version}`} {...{ bundle, rows, mayUpload }} />
        ) : (
          <p>{is_published ? texts.published : texts.draft}</p>
        )
      }
      sidebar={
        <>
          <PricePanel current={preview} stock={bundle.bundle_stock} />
          {mayEdit && (
            <Panel title={texts.acts}>
              <Removal {...{ version, texts }} />
            </Panel>
          )}
        </>
      }
    />
  );
}
