import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/emag";
import { EMAG_OFFER_STAGES, EMAG_SETTLEMENTS } from "@curat/contract/staff/emag.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { OFFERS } from "./emag-shape.ts";
import { TEXTS } from "./texts.ts";

const HOME = "/emag";

export async function loadEmag({ context }: LoaderFunctionArgs) {
  const [{ data: emag }, may] = await Promise.all([need(context, calls.getEmag, {}), mayDo(context)]);
  return { emag, mayEdit: may("emag:edit"), mayCancel: may("orders:cancel") };
}

export async function actOnEmag({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (textOf(form, "form") === "run") {
    const sent = await send(context, form, calls.runEmag, {});
    if (!sent.ok) return sent.refusal;
    return leaveTo(context, HOME, sent.data.is_started ? TEXTS.started : TEXTS.notStarted);
  }
  const outcome = EMAG_SETTLEMENTS.find((one) => one === textOf(form, "form"));
  if (outcome === undefined) throw data(null, { status: 404 });
  const params = { id: textOf(form, "order") };
  const sent = await send(context, form, calls.settleEmagOrder, { params, body: { outcome } });
  return sent.ok ? leaveTo(context, HOME, TEXTS.settled) : sent.refusal;
}

export async function loadEmagOffers({ context, url }: LoaderFunctionArgs) {
  const state = readList(OFFERS, url.searchParams);
  const query = {
    page: String(state.page),
    stage: EMAG_OFFER_STAGES.find((one) => one === state.filters["stare"]),
    q: state.filters["q"],
  };
  const { data: offers, meta } = await need(context, calls.listEmagOffers, { query });
  return { state, offers, total: meta.total, lastPage: meta.last_page };
}

export async function loadEmagOffer({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [{ data: offer }, may, history] = await Promise.all([
    need(context, calls.getEmagOffer, { params: { id } }),
    mayDo(context),
    loadHistory(context, "emag-offer", id),
  ]);
  return { offer, mayEdit: may("emag:edit"), history };
}

export async function changeEmagOffer({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  const to = `${HOME}/oferte/${id}`;
  const version = Number(textOf(form, "version"));
  if (textOf(form, "form") === "undo") {
    const sent = await send(context, form, calls.undoEmagMatch, { params: { id }, body: { version } });
    return sent.ok ? leaveTo(context, to, TEXTS.undone) : sent.refusal;
  }
  const floor = textOf(form, "floor");
  const body = {
    product_code: textOf(form, "product_code"),
    floor: floor === "" ? null : leiOf(floor),
    version,
  };
  const sent = await send(context, form, calls.changeEmagOffer, { params: { id }, body });
  return sent.ok ? leaveTo(context, to, TEXTS.saved) : sent.refusal;
}
