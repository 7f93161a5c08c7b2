import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/webhooks";
import type { Webhook } from "@curat/contract/staff/webhooks";
import { DELIVERY_STATES, EVENT_TOPIC_KEYS } from "@curat/contract/staff/webhooks.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { TEXTS } from "./texts.ts";
import { topicField } from "./topic-fields.ts";
import { DELIVERIES } from "./webhooks-shape.ts";

const LIST = "/webhookuri";

export async function loadWebhooks({ context }: LoaderFunctionArgs) {
  const [{ data: webhooks }, may] = await Promise.all([
    need(context, calls.listWebhooks, {}),
    mayDo(context),
  ]);
  return { webhooks, mayEdit: may("webhooks:edit") };
}

export async function createWebhook({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const sent = await send(context, form, calls.createWebhook, { body: fieldsOf(form) });
  return sent.ok ? data({ made: { name: sent.data.name, secret: sent.data.secret } }) : sent.refusal;
}

export async function loadWebhook({ context, params: { id = "" }, url }: LoaderFunctionArgs) {
  const state = readList(DELIVERIES, url.searchParams);
  const query = {
    page: String(state.page),
    state: DELIVERY_STATES.find((one) => one === state.filters["stare"]),
  };
  const [{ data: webhook }, deliveries, may, history] = await Promise.all([
    need(context, calls.getWebhook, { params: { id } }),
    need(context, calls.listDeliveries, { params: { id }, query }),
    mayDo(context),
    loadHistory(context, "webhook", id),
  ]);
  return {
    webhook,
    state,
    deliveries: deliveries.data,
    total: deliveries.meta.total,
    lastPage: deliveries.meta.last_page,
    mayEdit: may("webhooks:edit"),
    history,
  };
}

export async function changeWebhook({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  const to = `${LIST}/${id}`;
  const input = { params: { id } };
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case "webhook": {
      const body = { ...fieldsOf(form), is_active: form.has("is_active"), version };
      const sent = await send(context, form, calls.changeWebhook, { ...input, body });
      return sent.ok ? leaveTo(context, to, TEXTS.saved) : sent.refusal;
    }
    case "secret": {
      const sent = await send(context, form, calls.renewWebhookSecret, { ...input, body: { version } });
      return sent.ok ? data({ made: { name: sent.data.name, secret: sent.data.secret } }) : sent.refusal;
    }
    case "delete": {
      const sent = await send(context, form, calls.deleteWebhook, input);
      return sent.ok ? leaveTo(context, LIST, TEXTS.removed) : sent.refusal;
    }
    case "test":
      return press(context, calls.testWebhook, input, { to, message: TEXTS.tested });
    case "resend": {
      const event = textOf(form, "event");
      const body = event === "" ? {} : { event_id: Number(event) };
      const sent = await send(context, form, calls.resendDeliveries, { ...input, body });
      return sent.ok ? leaveTo(context, to, TEXTS.resent(sent.data.count)) : sent.refusal;
    }
    default:
      throw data(null, { status: 404 });
  }
}

function fieldsOf(form: FormData): Pick<Webhook, "name" | "url" | "topics" | "format"> {
  return {
    name: textOf(form, "name"),
    url: textOf(form, "url"),
    topics: EVENT_TOPIC_KEYS.filter((topic) => form.has(topicField(topic))),
    format: textOf(form, "format") === "cloudevents" ? "cloudevents" : "standard",
  };
}
