import type { useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { FinalAct } from "../../components/form/final-act.tsx";
import { PressButton } from "../../components/form/press-button.tsx";
import { ChangeHistory } from "../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../components/page/page.tsx";
import { Presence } from "../../components/presence/presence.tsx";
import { givesText, stateText } from "./promotion-fields.ts";
import { PromotionForm } from "./promotion-form.tsx";
import type { loadPromotion } from "./promotion.server.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import { texts } from "./texts.ts";

type Loaded = ReturnType<typeof useLoaderData<typeof loadPromotion>>;

/** A promotion, in the room of those that reduce or of those that give. */
export function PromotionPage({ loaded, room }: { loaded: Loaded; room: { to: string; text: string } }) {
  const { promotion, filled, preview, history, others, addable, mayEdit, mayUpload } = loaded;
  const { promoID: id, version, state, is_published } = promotion;
  const isOver = state === "ended";
  return (
    <Page
      title={promotion.promo}
      trail={[room]}
      acts={
        is_published &&
        state === "running" && (
          <a href={promotion.url} className={buttonClass("secondary")}>
            {texts.inShop}
          </a>
        )
      }
    >
      <Presence kind="promotion" id={id} others={others} />
      <PreviewPanel standing={preview} />
      <Panels>
        <Panel title={texts.text}>
          {isOver && <p>{texts.over}</p>}
          {mayEdit && !isOver && (
            <PromotionForm key={`${id}-${version}`} {...{ filled, version, addable, mayUpload }} />
          )}
        </Panel>
        <div>
          <Panel title={texts.acts}>
            <p>
              {givesText(promotion)}, {stateText(promotion)}
            </p>
            {mayEdit && state === "running" && is_published && (
              <FinalAct open={texts.stop}>
                <p>{texts.stopExplain}</p>
                <PressButton intent="stop" fields={{ version }}>
                  {texts.stop}
                </PressButton>
              </FinalAct>
            )}
            {mayEdit && state === "planned" && (
              <FinalAct open={texts.remove}>
                <p>{texts.removeExplain}</p>
                <PressButton intent="remove" fields={{ version }}>
                  {texts.confirmRemove}
                </PressButton>
              </FinalAct>
            )}
          </Panel>
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}
