import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { listCounties } from "@curat/contract/geography";
import * as calls from "@curat/contract/staff/campaigns";
import { MAX_CAMPAIGN_BLOCKS } from "@curat/contract/staff/campaigns.values";
import { listStaffCategories } from "@curat/contract/staff/categories";
import { listStaffCustomerGroups } from "@curat/contract/staff/customer-groups";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { ACT, blockField } from "../../../components/blocks/blocks.ts";
import { atBlock, codesOf, shownBlock, takeCodes } from "../../../components/blocks/blocks.server.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { mailFrame } from "../../../components/mail/mail-frame.server.ts";
import { uploadPictures } from "../../../components/picture/pictures.server.ts";
import { loadAround } from "../../../components/record/record.server.ts";
import { instantOf } from "../../../components/time/local.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo, requireStaff } from "../../../session/staff.server.ts";
import {
  afterAction,
  audienceIn,
  campaignLabels,
  codesNamed,
  contentIn,
  filledCampaign,
  FORM,
  productIdsIn,
} from "./campaign-values.ts";
import { texts } from "./texts.ts";

const MAX_GROUP_PAGES = 10;

export async function loadCampaign({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const params = { id };
  const [{ data: campaign }, { data: counts }, { data: figures }, may, around] = await Promise.all([
    need(context, calls.getCampaign, { params }),
    need(context, calls.countRecipients, { params }),
    need(context, calls.readCampaignFigures, { params }),
    mayDo(context),
    loadAround(context, { kind: "campaign", id, right: "campaigns:edit" }),
  ]);
  const [groups, categories, { data: counties }] = await Promise.all([
    may("price-lists:view") ? loadGroups(context) : [],
    may("categories:view") ? loadCategories(context) : [],
    need(context, listCounties),
  ]);
  return {
    campaign,
    counts,
    figures,
    filled: filledCampaign(campaign, await codesOf(context, productIdsIn(campaign.content))),
    shown: shownBlock(url),
    options: { groups, categories, counties: counties.map(optionOf) },
    page: `/admin${texts.list}/${id}/arata?v=${campaign.version}`,
    maySend: may("campaigns:send"),
    ...around,
  };
}

function optionOf({ id, name }: { id: number; name: string }) {
  return { value: String(id), label: name };
}

async function loadCategories(context: Context) {
  const { data: categories } = await need(context, listStaffCategories);
  return categories.map(({ categoryID: id, category: name }) => optionOf({ id, name }));
}

async function loadGroups(context: Context) {
  const options: { value: string; label: string }[] = [];
  for (let page = 1; page <= MAX_GROUP_PAGES; page += 1) {
    const answer = await need(context, listStaffCustomerGroups, { query: { page: String(page) } });
    options.push(...answer.data.map(({ groupID: id, name }) => optionOf({ id, name })));
    if (page >= answer.meta.last_page) break;
  }
  return options;
}

/** Saves, schedules, stops, copies or deletes a campaign, or sends a test. The form's name selects the action. */
export async function changeCampaign(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const to = `${texts.list}/${id}`;
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case FORM:
      return saveCampaign(context, form, id);
    case "send": {
      const at = textOf(form, "send_at");
      const body = { version, ...(at !== "" && { send_at: instantOf(at) }) };
      const sent = await send(context, form, calls.scheduleCampaign, { params, body });
      return sent.ok ? leaveTo(context, to, texts.scheduled) : sent.refusal;
    }
    case "stop": {
      const sent = await send(context, form, calls.stopCampaign, { params, body: { version } });
      if (!sent.ok) return sent.refusal;
      return leaveTo(context, to, sent.data.state === "draft" ? texts.unscheduled : texts.stopped);
    }
    case "test": {
      const sent = await send(context, form, calls.testCampaign, { params });
      return sent.ok ? leaveTo(context, to, `E-mailul de probă pleacă la ${sent.data.to}.`) : sent.refusal;
    }
    case "copy": {
      const subject = textOf(form, "subject");
      const body = { subject, copy_of: Number(id) };
      const next = ({ id: copy }: { id: number }) => `${texts.list}/${copy}`;
      return press(context, calls.createCampaign, { body }, { to, message: texts.copied, next });
    }
    case "remove": {
      const input = { params, query: { version: String(version) } };
      return press(context, calls.removeCampaign, input, {
        to,
        message: texts.removed,
        next: () => texts.list,
      });
    }
    default:
      throw data(null, { status: 404 });
  }
}

async function saveCampaign(context: Context, form: FormData, id: string) {
  const refused = await uploadPictures(context, form, PICTURES);
  if (refused) return refused;
  const typed = typedValues(form);
  const taken = await takeCodes(context, form, codesNamed(typed));
  if (!taken.ok) return taken.refusal;
  const sent = contentIn(typed, taken.idOf);
  const act = textOf(form, ACT);
  const after = afterAction(sent.blocks, act);
  const content = { ...sent, blocks: after?.blocks ?? sent.blocks };
  const params = { id };
  const { data: campaign } = await need(context, calls.getCampaign, { params });
  const ids = [...productIdsIn(content), ...productIdsIn(campaign.content)];
  const codeOf = await codesOf(context, ids);
  const compared = {
    subject: { kind: "campaign" as const, id },
    fill: (current: calls.Campaign) => filledCampaign(current, codeOf),
    labels: campaignLabels(typed, filledCampaign(campaign, codeOf)),
  };
  const body = { content, audience: audienceIn(form), version: Number(textOf(form, "version")) };
  const saved = await send(context, form, calls.changeCampaign, { params, body }, compared);
  if (!saved.ok) return saved.refusal;
  const at = after ? atBlock(act, after) : "";
  return leaveTo(context, `${texts.list}/${id}${at}`, after ? undefined : texts.saved);
}

const PICTURES = Array.from({ length: MAX_CAMPAIGN_BLOCKS }, (_, place) => blockField(place, "picture"));

/** Returns the campaign as HTML for a sandboxed iframe. */
export async function showCampaign({ context, params: { id = "" } }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const { data: mail } = await need(context, calls.previewCampaign, { params: { id } });
  return mailFrame(mail.html);
}
