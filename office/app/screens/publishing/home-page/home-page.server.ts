import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/home";
import type { HomeDraftContent } from "@curat/contract/staff/home";
import { MAX_HOME_BLOCKS } from "@curat/contract/staff/home.values";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { ACT, countIn } from "../../../components/blocks/blocks.ts";
import { atBlock, codesOf, shownBlock, takeCodes } from "../../../components/blocks/blocks.server.ts";
import { actOnDraft, loadDraft } from "../../../components/drafts/draft-actions.server.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { uploadPictures } from "../../../components/picture/pictures.server.ts";
import { loadCategoryOptions } from "../../../components/products/products.server.ts";
import { otherViewersOf } from "../../../components/presence/presence.server.ts";
import { rowField } from "../../../components/rows/rows.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import {
  afterAction,
  bannersField,
  blocksIn,
  blocksOf,
  codesOfBlock,
  filledHome,
  FORM,
  homeLabels,
  MAX_BANNERS,
  productIdsIn,
} from "./home-values.ts";

export const ROOM = "/acasa-magazin";
/** Id of the home page in calls for drafts. There is only one home page. */
export const ID = "home";
export const DRAFT = {
  getDraft: calls.getHomeDraft,
  saveDraft: calls.saveHomeDraft,
  restoreDraft: calls.restoreHomeDraft,
  discardDraft: calls.discardHomeDraft,
  publishDraft: calls.publishHomeDraft,
  scheduleDraft: calls.scheduleHomeDraft,
  unscheduleDraft: calls.unscheduleHomeDraft,
};

/** Loads the form values of the home page's draft, or of the published page if there is no draft. */
export async function loadHomePage({ context, url }: LoaderFunctionArgs) {
  const [{ data: home }, draft, history, otherViewers, may, categories] = await Promise.all([
    need(context, calls.getStaffHome),
    loadDraft(context, DRAFT, ID),
    loadHistory(context, "home", ID),
    otherViewersOf(context, "home", ID),
    mayDo(context),
    loadCategoryOptions(context),
  ]);
  const blocks = blocksOf(draft?.content ?? home);
  return {
    filled: filledHome(blocks, await codesOf(context, productIdsIn(blocks))),
    draft: draft?.summary,
    shown: shownBlock(url),
    history,
    otherViewers,
    mayEdit: may("content:edit"),
    mayUpload: may("media:edit"),
    categories,
  };
}

/** Saves the draft, moves its blocks or publishes it. The form's name selects the action. */
export async function changeHomePage(request: Request, context: Context) {
  const form = await formOf(request);
  if (textOf(form, "form") === FORM) return saveHome(context, form);
  const done = await actOnDraft(context, form, { calls: DRAFT, id: ID, to: ROOM });
  if (!done) throw data(null, { status: 404 });
  return done;
}

async function saveHome(context: Context, form: FormData) {
  const refused = await uploadPictures(context, form, PICTURES);
  if (refused) return refused;
  const typed = typedValues(form);
  const places = Array.from({ length: countIn(typed, MAX_HOME_BLOCKS) }, (_, place) => place);
  const taken = await takeCodes(
    context,
    form,
    places.map((place) => codesOfBlock(typed, place)),
  );
  if (!taken.ok) return taken.refusal;
  const sentBlocks = blocksIn(typed, taken.idOf);
  const after = afterAction(sentBlocks, textOf(form, ACT));
  const blocks = after?.blocks ?? sentBlocks;
  const { data: home } = await need(context, calls.getStaffHome);
  const codeOf = await codesOf(context, productIdsIn([...blocks, ...blocksOf(home)]));
  const compared = {
    subject: { kind: "home" as const, id: ID },
    // If the draft was deleted, compares with the published page.
    fill: ({ content }: { content: unknown }) => filledHome(blocksOf(content ?? home), codeOf),
    labels: homeLabels(typed, filledHome(blocksOf(home), codeOf)),
  };
  // The content is validated only when the draft is published.
  const content = { blocks } satisfies HomeDraftContent;
  const input = { params: { id: ID }, body: { content, version: Number(textOf(form, "version")) } };
  const saved = await send(context, form, calls.saveHomeDraft, input, compared);
  if (!saved.ok) return saved.refusal;
  // After autosave, do not reload the page, because the staff member is typing.
  if (textOf(form, "quiet") !== "") return { isSaved: true };
  const at = after ? atBlock(textOf(form, ACT), after) : "";
  return leaveTo(
    context,
    `${ROOM}${at}`,
    after ? undefined : "Ciorna a fost salvată. Prima pagină a rămas neschimbată.",
  );
}

const PICTURES = Array.from({ length: MAX_HOME_BLOCKS }, (_, place) =>
  Array.from({ length: MAX_BANNERS }, (_banner, banner) =>
    ["bannerpic", "bannerpic_mobile"].map((part) => rowField(bannersField(place), banner, part)),
  ),
).flat(2);
