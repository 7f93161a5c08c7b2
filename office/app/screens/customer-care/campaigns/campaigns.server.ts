import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/campaigns";
import { CAMPAIGN_STATES } from "@curat/contract/staff/campaigns.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { CAMPAIGNS } from "./campaigns-shape.ts";
import { texts } from "./texts.ts";

export async function loadCampaigns({ context, url }: LoaderFunctionArgs) {
  const state = readList(CAMPAIGNS, url.searchParams);
  const query = {
    page: String(state.page),
    state: CAMPAIGN_STATES.find((one) => one === state.filters["stare"]),
  };
  const [{ data: campaigns, meta }, { data: reminders }, may] = await Promise.all([
    need(context, calls.listCampaigns, { query }),
    need(context, calls.readReminderFigures, {}),
    mayDo(context),
  ]);
  return {
    state,
    campaigns,
    reminders,
    total: meta.total,
    lastPage: meta.last_page,
    mayEdit: may("campaigns:edit"),
  };
}

export async function createCampaign({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const sent = await send(context, form, calls.createCampaign, {
    body: { subject: textOf(form, "subject") },
  });
  return sent.ok ? leaveTo(context, `${texts.list}/${sent.data.id}`) : sent.refusal;
}
