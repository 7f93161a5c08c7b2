import type { useLoaderData } from "react-router";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { RecordPage, Removal } from "../../../components/record/record-page.tsx";
import { givesText, stateText } from "./promotion-fields.ts";
import { PromotionForm } from "./promotion-form.tsx";
import type { loadPromotion } from "./promotion.server.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import { texts } from "./texts.ts";

type Loaded = ReturnType<typeof useLoaderData<typeof loadPromotion>>;

export function PromotionPage({ loaded, room }: { loaded: Loaded; room: { to: string; text: string } }) {
  const { promotion, filled, preview, history, otherViewers, addable, mayEdit, mayUpload } = loaded;
  const { promoID: id, version, state, is_published } = promotion;
  const isOver = state === "ended";
  return (
    <RecordPage
      title={promotion.promo}
      room={room}
      shopPage={is_published && state === "running" && promotion.url}
      {...{ kind: "promotion", id, otherViewers, history }}
      above={<PreviewPanel current={preview} />}
      formTitle={texts.text}
      form={
        <>
          {isOver && <p>{texts.over}</p>}
          {mayEdit && !isOver && (
            <PromotionForm key={`${id}-${version}`} {...{ filled, version, addable, mayUpload }} />
          )}
        </>
      }
      sidebar={
        <Panel title={texts.acts}>
          <p>
            {givesText(promotion)}, {stateText(promotion)}
          </p>
          {mayEdit && state === "running" && is_published && (
            <ConfirmDelete open={texts.stop}>
              <p>{texts.stopExplain}</p>
              <PressButton intent="stop" fields={{ version }}>
                {texts.stop}
              </PressButton>
            </ConfirmDelete>
          )}
          {mayEdit && state === "planned" && <Removal {...{ version, texts }} />}
        </Panel>
      }
    />
  );
}
