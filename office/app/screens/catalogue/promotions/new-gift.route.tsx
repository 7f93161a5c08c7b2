import { useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import { BLANK_PROMOTION } from "./promotion-fields.ts";
import { PromotionForm } from "./promotion-form.tsx";
import { createPromotion } from "./promotions.server.ts";
import type { loadNewPromotion } from "./promotions.server.ts";
import { texts } from "./texts.ts";

export { loadNewPromotion as loader } from "./promotions.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => createPromotion(request, context, "gift");

const GIFT = { ...BLANK_PROMOTION, kind: "none" };

export const meta = titled(texts.newGift);

export default function NewGift() {
  return (
    <Page title={texts.newGift} trail={[{ to: "/cadouri", text: texts.gifts }]}>
      <PreviewPanel />
      <Panel title={texts.text}>
        <PromotionForm filled={GIFT} {...useLoaderData<typeof loadNewPromotion>()} />
      </Panel>
    </Page>
  );
}
