import type { LoaderFunctionArgs } from "react-router";
import { MAX_BLOCKS } from "@curat/contract/landing.values";
import * as calls from "@curat/contract/staff/landing";
import type { LandingDraftContent } from "@curat/contract/staff/landing";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { ACT, blockField, countIn } from "../../../components/blocks/blocks.ts";
import { atBlock, codesOf, shownBlock, takeCodes } from "../../../components/blocks/blocks.server.ts";
import { loadDraft } from "../../../components/drafts/draft-actions.server.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { send } from "../../../components/form/send.server.ts";
import { uploadPictures } from "../../../components/picture/pictures.server.ts";
import { loadAround } from "../../../components/record/record.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { lowContrasts } from "./contrast.ts";
import {
  afterAction,
  codesNamed,
  filledPage,
  FORM,
  pageIn,
  pageLabels,
  themeField,
  typedPage,
} from "./page-values.ts";
import { ROOM } from "./pages.server.ts";
import { DRAFT, publishing } from "./publishing.server.ts";

/** Loads the form values of a page's draft, or of the published page if there is no draft. */
export async function loadLandingPage({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const params = { id };
  const [{ data: page }, draft, around] = await Promise.all([
    need(context, calls.getStaffLanding, { params }),
    loadDraft(context, DRAFT, id),
    loadAround(context, { kind: "landing", id, right: "content:edit" }),
  ]);
  const content = calls.landingDraftContent.parse(draft?.content ?? page);
  return {
    page: {
      id: page.id,
      title: page.title,
      url: page.url,
      version: page.version,
      isPublished: page.is_published,
    },
    draft: draft?.summary,
    filled: filledPage(content, await codesOf(context, productIdsIn(content))),
    contrasts: lowContrasts(content.theme),
    shown: shownBlock(url),
    ...around,
  };
}

function productIdsIn({ blocks }: LandingDraftContent): number[] {
  return blocks.flatMap(({ product_ids }) => product_ids);
}

/** Saves the draft, moves its blocks or publishes it. The form's name selects the action. */
export async function changeLandingPage(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  return textOf(form, "form") === FORM ? saveDraft(context, form, id) : publishing(context, form, id);
}

async function saveDraft(context: Context, form: FormData, id: string) {
  const sent = typedPage(form);
  const refused = await uploadPictures(context, form, pictureFields(sent));
  if (refused) return refused;
  const act = textOf(form, ACT);
  const after = act === "" ? undefined : afterAction(typedPage(form), act);
  const typed = after?.typed ?? typedPage(form);
  if (after) refill(form, typed);
  const taken = await takeCodes(context, form, codesNamed(typed));
  if (!taken.ok) return taken.refusal;
  const params = { id };
  const { data: page } = await need(context, calls.getStaffLanding, { params });
  const current = calls.landingDraftContent.parse(page);
  const codeOf = await codesOf(context, productIdsIn(current));
  const body = { content: pageIn(typed, taken.idOf), version: Number(textOf(form, "version")) };
  const saved = await send(
    context,
    form,
    calls.saveLandingDraft,
    { params, body },
    {
      subject: { kind: "landing", id },
      // If the draft was deleted, compares with the published page.
      fill: ({ content }) => {
        const read = calls.landingDraftContent.safeParse(content);
        return filledPage(read.success ? read.data : current, codeOf);
      },
      labels: pageLabels(typed, filledPage(current, codeOf)),
    },
  );
  if (!saved.ok) return saved.refusal;
  // After autosave, do not reload the page, because the staff member is typing.
  if (textOf(form, "quiet") !== "") return { isSaved: true };
  const at = after ? atBlock(act, after) : "";
  return leaveTo(
    context,
    `${ROOM}/${id}${at}`,
    after ? undefined : "Ciorna a fost salvată. Pagina publicată a rămas neschimbată.",
  );
}

function refill(form: FormData, typed: Typed): void {
  for (const name of new Set(form.keys())) if (name.startsWith("content.")) form.delete(name);
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
}

function pictureFields(typed: Typed): string[] {
  const ofBlocks = Array.from({ length: countIn(typed, MAX_BLOCKS) }, (_, place) =>
    ["info.photods", "info.photomb"].map((name) => blockField(place, name)),
  );
  return [themeField("background-image-desktop"), themeField("background-image-mobile"), ...ofBlocks.flat()];
}
