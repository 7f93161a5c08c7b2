import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { FinalAct } from "../../components/form/final-act.tsx";
import { PressButton } from "../../components/form/press-button.tsx";
import { ChangeHistory } from "../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { Presence } from "../../components/presence/presence.tsx";
import { OwnPricePanel } from "./own-price-panel.tsx";
import { stateText } from "./price-list-fields.ts";
import { PriceListForm } from "./price-list-form.tsx";
import { changePriceList, loadPriceList } from "./price-list.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPriceList(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changePriceList(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.list.name ?? texts.title)();

export default function PriceList() {
  const { list, filled, history, others, mayEdit } = useLoaderData<typeof loader>();
  const { listID: id, version, members } = list;
  const [first] = members;
  return (
    <Page title={list.name} trail={[{ to: "/liste-preturi", text: texts.title }]}>
      <Presence kind="price-list" id={id} others={others} />
      <Panels>
        <Panel title={texts.text}>
          <p>{stateText(list)}</p>
          {mayEdit ? (
            <PriceListForm key={`${id}-${version}`} {...{ filled, version }} />
          ) : (
            <>
              <pre>{filled.members}</pre>
              <pre>{filled.rows}</pre>
            </>
          )}
        </Panel>
        <div>
          <OwnPricePanel member={first ? (first.email ?? `RO${first.cui}`) : ""} />
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
