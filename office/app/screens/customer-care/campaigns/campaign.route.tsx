import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { CampaignForm } from "./campaign-form.tsx";
import { changeCampaign } from "./campaign.server.ts";
import type { loadCampaign } from "./campaign.server.ts";
import { campaignVariant } from "./campaigns-shape.ts";
import { FiguresPanel } from "./figures-panel.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { SendPanel } from "./send-panel.tsx";
import { STATES, texts } from "./texts.ts";

export { loadCampaign as loader } from "./campaign.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeCampaign(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loadCampaign> = ({ loaderData }) =>
  titled(loaderData?.campaign.subject || texts.title)();

export default function Campaign() {
  const loaded = useLoaderData<typeof loadCampaign>();
  const { campaign, figures, history, otherViewers, mayEdit, page } = loaded;
  const isDraft = campaign.state === "draft";
  return (
    <Page title={campaign.subject || "(fără subiect)"} trail={[{ to: texts.list, text: texts.title }]}>
      <Presence kind="campaign" id={campaign.id} otherViewers={otherViewers} />
      <p>
        <Status text={STATES[campaign.state]} variant={campaignVariant(campaign.state)} />
      </p>
      <Panels>
        {isDraft && mayEdit && <CampaignForm {...loaded} />}
        <div className="stack one-column gap-4 content-start">
          <SendPanel {...loaded} />
          {campaign.started_at !== null && <FiguresPanel figures={figures} />}
          <ChangeHistory rows={history} />
        </div>
      </Panels>
      <PreviewPanel page={page} subject={campaign.subject} />
    </Page>
  );
}
