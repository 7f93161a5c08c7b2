import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { FinalAct } from "../../components/form/final-act.tsx";
import { PressButton } from "../../components/form/press-button.tsx";
import { ChangeHistory } from "../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { Presence } from "../../components/presence/presence.tsx";
import { BundleForm } from "./bundle-form.tsx";
import { changeBundle, loadBundle } from "./bundles.server.ts";
import { PricePanel } from "./price-panel.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadBundle(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeBundle(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.bundle.bundle ?? texts.title)();

export default function Bundle() {
  const { bundle, filled, preview, history, others, mayEdit, mayUpload } = useLoaderData<typeof loader>();
  const { bundleID: id, version, is_published } = bundle;
  return (
    <Page
      title={bundle.bundle}
      trail={[{ to: "/pachete", text: texts.title }]}
      acts={
        is_published && (
          <a href={bundle.url} className={buttonClass("secondary")}>
            {texts.inShop}
          </a>
        )
      }
    >
      <Presence kind="bundle" id={id} others={others} />
      <Panels>
        <Panel title={texts.text}>
          {mayEdit ? (
            <BundleForm key={`${id}-${version}`} {...{ filled, version, mayUpload }} />
          ) : (
            <p>{is_published ? texts.published : texts.draft}</p>
          )}
        </Panel>
        <div>
          <PricePanel standing={preview} stock={bundle.bundle_stock} />
          {mayEdit && (
            <Panel title={texts.acts}>
              <FinalAct open={texts.remove}>
                <p>{texts.removeExplain}</p>
                <PressButton intent="remove" fields={{ version }}>
                  {texts.confirmRemove}
                </PressButton>
              </FinalAct>
            </Panel>
          )}
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}
